import { type Change, closeEditCart, editCartOf, minimumCents, quoteCart, withChanges } from '../../cart/index.ts';
import type { LoadedCart, PricedCart } from '../../cart/index.ts';
import { returnStock, takeStock } from '../../catalog/index.ts';
import { offeringsOf } from '../../stores/index.ts';
import { unfitLines } from '../slots/unfit-lines.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { withOffers } from './amended-offers.ts';
import { type AmendedLine, amendedLines, shortItems, stockMoves, type WantedLine } from '../rules/amended-lines.ts';
import { totalOf } from '../rules/amounts.ts';
import { needsId } from '../rules/checkout/checkout-problems.ts';
import { sharesOf } from '../rules/ebt.ts';
import { belowMinimum, costsMore, lineUnavailable, noOrderData, versionConflict } from '../rules/refusals.ts';
import { linesOfOrder } from '../store/order-reads.ts';
import type { OrderLineRow, OrderRow } from '../store/order-tables.ts';
import { keepAmended } from './amended-rows.ts';
import { earningLines } from '../rules/earning-lines.ts';
import { announce } from './announce.ts';
import { cartOf, type Edited } from './editing.ts';
import { requireHold } from './hold-more.ts';
import { type Deps, move, take } from './take.ts';

/** How an order shall be changed. */
export interface Amendment extends Edited {
  storeId: string;
  /** The version that the changes were chosen by. */
  version: number;
  /** null for those of the order's edit cart. */
  changes: readonly Change[] | null;
  /** What the shopper saw; null for whatever it costs. */
  expectedTotalCents: number | null;
  /** What is held already, besides what the payment says: a hold that was just raised. */
  at: Temporal.Instant;
}

/** What became of a change. */
export interface AmendResult {
  itemId: string;
  /** null if it was accepted. */
  reason: string | null;
}

/**
 * Changes an order until its cut-off, all of it in the caller's transaction (N-62): prices it with the coupons and dates
 * it was placed with (N-40), moves the stock both ways, recalculates its points (T-53), and counts the version, if
 * anything was accepted.
 * @throws ServiceError 404 NO_ORDER_DATA; 423 CUTOFF_PASSED; 409 VERSION_CONFLICT, LINE_UNAVAILABLE, QUOTE_CHANGED, BELOW_MINIMUM
 * @throws MoreMoney when more has to be held first
 */
export async function amend(trx: Transaction, deps: Deps, amendment: Amendment): Promise<AmendResult[]> {
  const { orderNumber, at } = amendment;
  const happening = { orderNumber, householdId: amendment.householdId, event: 'AMEND' as const, at, actor: 'SHOPPER' };
  const taken = await take(trx, happening);
  const { order } = taken;
  if (order.store_id !== amendment.storeId) throw noOrderData();
  if (order.version !== amendment.version) throw versionConflict(order.version);
  const lines = await linesOfOrder(trx, orderNumber);
  const asked = await askedOf(trx, deps, amendment, cartOf(order, lines, at));
  const priced = await quoteCart(trx, asked.cart, { now: at });
  const { hours } = (await offeringsOf(trx))(order.store_id);
  const late = order.slot_start
    ? unfitLines(priced.lines, order.slot_start, { store: priced.store, offering: { hours }, now: at })
    : [];
  const wanted = wantedLines(order, lines, { priced, late });
  const amended = amendedLines(wanted, await moveStock(trx, order, lines, wanted));
  const refused = new Map(amended.flatMap(({ wanted: line, refusal }) => (refusal ? [[line.itemId, refusal]] : [])));
  if (amendment.changes === null) refuseShort(amended, priced, late);
  const results = asked.results.map(({ itemId, reason }) => ({
    itemId,
    reason: reason ?? refused.get(itemId) ?? null,
  }));
  if (amendment.changes !== null && results.every(({ reason }) => reason !== null)) return results;

  const { inputs, quote } = await withOffers(
    trx,
    deps.random,
    order,
    amended.flatMap(({ priced: line }) => line ?? []),
    { at },
  );
  const totalCents = totalOf(quote, { feeCents: order.fee_cents, tipCents: order.tip_cents });
  const { listCents, promoCents } = quote.totals;
  const minimum = order.seller_id === null ? minimumCents : 1;
  if (listCents - promoCents < minimum) throw belowMinimum(minimum);
  const { expectedTotalCents: expected } = amendment;
  if (expected !== null && totalCents > expected) throw costsMore(totalCents);
  const { restCents } = sharesOf(inputs, quote, totalCents);
  await requireHold(trx, {
    orderNumber,
    totalCents: restCents,
    isWeighed: inputs.cart.some(({ weight }) => weight !== null),
  });

  const version = await keepAmended(trx, order, { inputs, quote, totalCents, before: lines, priced });
  await move(trx, { ...taken, order: { ...order, version } }, happening, { totalCents });
  await announce(deps, trx, 'order.amended', {
    orderNumber,
    version,
    lines: earningLines(inputs, quote),
    handOverAt: order.slot_end?.toString() ?? null,
  });
  await closeEditCart(trx, orderNumber, at);
  return results;
}

/** The cart as it would be, and what its own rules say to each change. */
async function askedOf(
  trx: Transaction,
  deps: Deps,
  { orderNumber, changes }: Amendment,
  placed: LoadedCart,
): Promise<{ cart: LoadedCart; results: AmendResult[] }> {
  if (changes === null) {
    const cart = await editCartOf(trx, orderNumber);
    if (!cart) throw noOrderData();
    const changed = cart.lines.filter(
      ({ quantity, weight, placed: was }) => quantity !== was?.quantity || weight !== was.weight,
    );
    return { cart, results: changed.map(({ bpn }) => ({ itemId: bpn, reason: null })) };
  }
  // An update names an item; its line is the order's.
  const named = changes.map((change) => ({
    ...change,
    entryId:
      change.entryId ??
      (change.kind === 'SET' ? placed.lines.find(({ bpn }) => bpn === change.itemId)?.entryId : undefined),
  }));
  const { cart, outcomes } = await withChanges(trx, placed, named, deps);
  return {
    cart,
    results: outcomes.map(({ refusal }, index) => ({ itemId: named[index]?.itemId ?? '', reason: refusal })),
  };
}

/** Who saves a cart of changes means all of it: a line that can't be so is named, and everything stays as it was. */
function refuseShort(amended: readonly AmendedLine[], { lines }: PricedCart, late: readonly string[]): void {
  const refusals = new Map(amended.flatMap(({ wanted, refusal }) => (refusal ? [[wanted.entryId, refusal]] : [])));
  const [first, ...others] = lines.filter(({ line }) => refusals.has(line.entryId));
  if (!first) return;
  const { entryId, name } = first.line;
  const why = late.includes(entryId) ? 'LATE' : (refusals.get(entryId) ?? 'UNAVAILABLE');
  throw lineUnavailable({ name, why, left: first.reason === null ? first.left : 0, others: others.length });
}

function wantedLines(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  { priced, late }: { priced: PricedCart; late: readonly string[] },
): WantedLine[] {
  const rows = new Map(lines.map((line) => [line.entry_id, line]));
  const today = new Map(priced.inputs.lines.map((line) => [line.lineId, line]));
  const isStrict = order.hand_over.kind === 'UNATTENDED' || !order.confirmed_age;
  return priced.lines.map(({ line, goods, left }) => {
    const row = rows.get(line.entryId);
    const isSame = row?.item_id === line.bpn && optionsOf(row.options) === optionsOf(line.options);
    return {
      entryId: line.entryId,
      itemId: line.bpn,
      quantity: line.quantity,
      weight: line.weight,
      placed: (isSame && order.inputs.cart.find(({ lineId }) => lineId === line.entryId)) || null,
      // What is new has to be ready by the order's time too (S-145).
      today: (late.includes(line.entryId) ? null : today.get(line.entryId)) ?? null,
      left,
      reserved: row?.reserved ?? 0,
      isRestricted: isStrict && goods !== undefined && needsId(goods.product),
    };
  });
}

const optionsOf = (options: readonly { upcId: string }[]): string =>
  options
    .map(({ upcId }) => upcId)
    .toSorted()
    .join();

/** Takes what is more, and gives back what is less. @returns items of which there isn't enough */
async function moveStock(
  trx: Transaction,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  wanted: readonly WantedLine[],
): Promise<ReadonlySet<string>> {
  const at = { storeId: order.store_id, channel: order.channel };
  const before = lines.map((line) => ({ itemId: line.item_id, reserved: line.reserved }));
  const free = wanted.filter(({ placed, today, isRestricted }) => placed ?? (today && !isRestricted));
  const moves = [...stockMoves(before, free)];
  const known = shortItems(wanted);
  const more = moves.filter(([itemId, pieces]) => pieces > 0 && !known.has(itemId));
  const short = new Set([...known, ...(await takeStock(trx, at, new Map(more)))]);
  if (more.some(([itemId]) => short.has(itemId)))
    await takeStock(trx, at, new Map(more.filter(([itemId]) => !short.has(itemId))));
  await returnStock(trx, at, new Map(moves.flatMap(([itemId, pieces]) => (pieces < 0 ? [[itemId, -pieces]] : []))));
  return short;
}
