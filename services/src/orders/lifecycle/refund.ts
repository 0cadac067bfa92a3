import { refundOf } from '../../../../pricing/shorts/after-shorts.ts';
import type { Steps } from '../../../../pricing/steps.ts';
import type { OrderLine } from '../../games/index.ts';
import { returnOrder } from '../../offers/index.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { inTurns } from '../../platform/in-turns.ts';
import { noLine, tooMany } from '../rules/store-refusals.ts';
import { afterReturn, type Repriced } from '../rules/repriced.ts';
import { addedProgress, earnedTimes } from '../rules/used-offers.ts';
import { ebtMethod, refundShares } from '../rules/ebt.ts';
import { payBack } from '../payments/order-payments.ts';
import { insertRefund } from '../store/refunds.ts';
import { linesOfOrder } from '../store/order-reads.ts';
import type { OrderRow, PaymentRow, RefundRow } from '../store/order-tables.ts';
import { chargedPayments } from '../store/payments.ts';
import { updateLine } from '../store/order-writes.ts';
import { announce } from './announce.ts';
import { type Deps, type Happening, move, take } from './take.ts';
import { tell } from './tell.ts';

/** Packages of a line that come back, or never came. */
export interface Returned {
  entryId: string;
  quantity: number;
}

/**
 * Pays back lines of a final order: what was paid, less what the rest would have cost alone (N-38); their points are taken
 * back (T-48). A return that is worth nothing, because the rest costs as much without it, is recorded like any other
 * (N-82). The receipt stays as it is.
 * @returns the cents that go back
 * @throws ServiceError 404 NO_ORDER_DATA, LINE_NOT_FOUND; 400 TOO_MANY; 409 ORDER_STATE
 */
export async function refund(
  trx: Transaction,
  deps: Deps,
  { returned, reason }: { returned: readonly Returned[]; reason: RefundRow['reason'] },
  moving: Omit<Happening, 'event'>,
): Promise<number> {
  const happening = { ...moving, event: 'REFUND' as const };
  const taken = await take(trx, happening);
  const { order } = taken;
  const { order_number: orderNumber } = order;
  const lines = await linesOfOrder(trx, orderNumber);
  const before = await inTurns(afterReturn(order.inputs, lines));
  for (const { entryId, quantity } of returned) {
    const line = lines.find(({ entry_id: id }) => id === entryId) ?? refuse();
    const left = (line.picked_quantity ?? line.ordered_quantity) - line.refunded_quantity;
    if (quantity > left) throw tooMany(left);
    line.refunded_quantity += quantity;
    await updateLine(trx, { orderNumber, entryId }, { refunded_quantity: line.refunded_quantity });
  }
  const after = await inTurns(afterReturn(order.inputs, lines));
  const charged = await chargedPayments(trx, orderNumber);
  // Less what went back before: whatever the order of returns, they end at the same sum.
  const paidCents = charged.reduce((sum, payment) => sum + payment.captured_cents - payment.refunded_cents, 0);
  const cents = refundOf(paidCents, after.quote.totals.totalCents);
  const refundId = deps.random.uuid();
  const parts = differences(before, after);
  for (const back of waysBack(charged, order, cents, parts)) {
    const id = back.isEbt ? `${refundId}-ebt` : refundId;
    const { paymentId } = back;
    await insertRefund(trx, {
      refundId: id,
      orderNumber,
      paymentId,
      cents: back.cents,
      reason,
      at: moving.at,
      lines: parts,
    });
    await payBack(deps, trx, { paymentId, refundId: id, cents: back.cents });
  }
  await move(trx, taken, happening, { refundId, cents, returned });
  await returnOrder(trx, deps, {
    orderNumber,
    refundId,
    householdId: order.household_id,
    timeZone: order.time_zone,
    at: moving.at,
    back: await inTurns(progressLost(before, after)),
    earned: earnedTimes(after.inputs, after.quote),
    isWhole: lines.every((line) => line.refunded_quantity >= (line.picked_quantity ?? line.ordered_quantity)),
  });
  await announce(deps, trx, 'order.refunded', {
    orderNumber,
    refundId,
    at: moving.at.toString(),
    lines: earningsLost(before, after),
  });
  const notice = { code: 'REFUNDED' as const, orderNumber, cents, items: returned.length };
  await tell(deps, trx, order, { parts: notice, occasion: refundId, at: moving.at });
  return cents;
}

/** The payments that a refund goes back to, each the way it came: SNAP benefits for what they paid, never cash (N-52). */
function waysBack(
  charged: readonly PaymentRow[],
  { inputs }: OrderRow,
  cents: number,
  parts: readonly { entryId: string; cents: number }[],
) {
  const ebt = charged.find(({ method }) => method === ebtMethod);
  const other = charged.find(({ method }) => method !== ebtMethod);
  const marked = new Set(inputs.cart.flatMap(({ lineId, isPaidWithEbt }) => (isPaidWithEbt ? [lineId] : [])));
  const eligibleCents = parts.reduce((sum, part) => sum + (marked.has(part.entryId) ? part.cents : 0), 0);
  const leftCents = ebt ? ebt.captured_cents - ebt.refunded_cents : 0;
  const { ebtCents, restCents } = refundShares(cents, { eligibleCents, leftCents });
  return [
    ...(ebt && ebtCents > 0 ? [{ paymentId: ebt.payment_id, cents: ebtCents, isEbt: true }] : []),
    ...(other && restCents > 0 ? [{ paymentId: other.payment_id, cents: restCents, isEbt: false }] : []),
  ];
}

type Cost = Pick<Repriced, 'inputs' | 'quote'>;

const netsOf = ({ quote }: Cost, of: 'netCents' | 'storeNetCents') =>
  new Map(quote.lines.map((line) => [line.lineId, line[of]]));

function differences(before: Cost, after: Cost) {
  const left = netsOf(after, 'netCents');
  return before.quote.lines.flatMap(({ lineId: entryId, netCents }) => {
    const cents = netCents - (left.get(entryId) ?? 0);
    return cents === 0 ? [] : [{ entryId, cents }];
  });
}

/** What comes back had added to offers that reward over several orders. */
function* progressLost(before: Cost, after: Cost): Steps<Map<string, number>> {
  const left = yield* addedProgress(after.inputs);
  return new Map(
    [...(yield* addedProgress(before.inputs))].map(([offerId, amount]) => [offerId, amount - (left.get(offerId) ?? 0)]),
  );
}

function earningsLost(before: Cost, after: Cost): OrderLine[] {
  const left = netsOf(after, 'storeNetCents');
  const categories = new Map(before.inputs.cart.map(({ lineId, category }) => [lineId, category]));
  return before.quote.lines.map(({ lineId, storeNetCents }) => ({
    category: categories.get(lineId) ?? 'GROCERY',
    netCents: storeNetCents - (left.get(lineId) ?? 0),
  }));
}

function refuse(): never {
  throw noLine();
}
