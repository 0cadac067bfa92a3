/** What the store changed on a line. */
export type StoreChange =
  /** Out, and left out; `left` packages are still there. */
  | { kind: 'SHORT'; name: string; left: number }
  /** There after all. */
  | { kind: 'FOUND'; name: string }
  /** Out, and replaced. */
  | { kind: 'SUBSTITUTED'; name: string; by: string }
  | { kind: 'WEIGHED'; name: string };

/** Which order a notice is about. */
export interface ToldOrder {
  orderNumber: string;
  /** When it is handed over; null if it has no time. */
  start: Temporal.Instant | null;
  timeZone: string;
}

export interface NoticeText {
  title: string;
  body: string;
}

/** Real weights alone are told from this difference on, in cents. */
const bigDifference = 500;

/** What a household is told after the store changed its order; null if it is too little to tell (N-69). Money in cents. */
export function changesNotice(
  order: ToldOrder,
  changes: readonly StoreChange[],
  { totalCents, differenceCents, now }: { totalCents: number; differenceCents: number; now: Temporal.Instant },
): NoticeText | null {
  const told = changes.filter(({ kind }) => kind !== 'WEIGHED');
  if (told.length === 0 && Math.abs(differenceCents) < bigDifference) return null;
  const name = orderName(order, now);
  const [only] = told;
  const body = [...told.map(sentence), `${inWords(differenceCents)} Your new total is ${dollars(totalCents)}.`].join(
    ' ',
  );
  if (told.length > 1) return { title: `${told.length} items changed on ${name}`, body };
  if (only?.kind === 'SUBSTITUTED') return { title: `A swap on ${name}`, body };
  if (only?.kind === 'FOUND') return { title: `An item is back on ${name}`, body };
  if (only?.kind === 'SHORT') return { title: `An item is out on ${name}`, body };
  return { title: `A new total for ${name}`, body: `We weighed your items. ${body}` };
}

/** What a household is told when the store can't fill its order. */
export function storeCancelNotice(order: ToldOrder, now: Temporal.Instant): NoticeText {
  return {
    title: `We had to cancel ${orderName(order, now)}`,
    body: `We're sorry: we couldn't fill order ${order.orderNumber}. You won't be charged.`,
  };
}

/** What a household is told after a refund. */
export function refundNotice(
  { orderNumber }: Pick<ToldOrder, 'orderNumber'>,
  cents: number,
  items: number,
): NoticeText {
  return {
    title: `${dollars(cents)} came back to you`,
    body: `Order ${orderNumber}, ${items === 1 ? 'one item' : `${items} items`}.`,
  };
}

function sentence(change: StoreChange): string {
  if (change.kind === 'SUBSTITUTED') return `We were out of ${change.name}, so we packed ${change.by}.`;
  if (change.kind === 'FOUND') return `We have ${change.name} after all.`;
  if (change.kind === 'SHORT' && change.left > 0) return `We only had ${change.left} of ${change.name}.`;
  return `We were out of ${change.name}.`;
}

function inWords(difference: number): string {
  if (difference === 0) return 'You pay the same.';
  return `You pay ${dollars(Math.abs(difference))} ${difference < 0 ? 'less' : 'more'}.`;
}

/** `today's order`, `Friday's order`, or by its number. */
function orderName({ orderNumber, start, timeZone }: ToldOrder, now: Temporal.Instant): string {
  if (start === null) return `order ${orderNumber}`;
  const [day, today] = [start, now].map((at) => at.toZonedDateTimeISO(timeZone).toPlainDate());
  if (day!.equals(today!)) return 'today’s order';
  return `${start.toLocaleString('en-US', { timeZone, weekday: 'long' })}’s order`;
}

const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
