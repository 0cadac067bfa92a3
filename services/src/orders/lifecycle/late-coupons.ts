import type { Transaction } from '../../platform/database/database.ts';
import { quoteInputs, quoteOfSteps } from '../../../../pricing/receipts/digest.ts';
import { inTurns } from '../../platform/in-turns.ts';
import { totalOf } from '../rules/amounts.ts';
import { earningLines } from '../rules/earning-lines.ts';
import { isPastCutoff } from '../rules/states.ts';
import { linesOfOrder } from '../store/order-reads.ts';
import type { OrderRow } from '../store/order-tables.ts';
import { lockOrder, updateLine } from '../store/order-writes.ts';
import { offersInTime, withOffers } from './amended-offers.ts';
import { keepPrice } from './amended-rows.ts';
import { announce } from './announce.ts';
import { advance } from './store-side.ts';
import { type Deps, type Happening, move, take } from './take.ts';

type Passing = Pick<Happening, 'orderNumber' | 'at'>;

/** Locks an order at its cut-off, with the coupons that were clipped by then. @throws ServiceError 404 NO_ORDER_DATA, 409 ORDER_STATE */
export async function lock(trx: Transaction, deps: Deps, passing: Passing): Promise<void> {
  await advance(trx, { ...passing, event: 'LOCK', actor: 'CLOCK' });
  await takeLateCoupons(trx, deps, passing);
}

/**
 * Coupons that were clipped after an order was placed, and by its cut-off, count for it even if nobody changes it (N-40): if
 * they lower its price, it is priced with them, as a new version. Before anything is packed; later calls change nothing.
 */
export async function takeLateCoupons(trx: Transaction, deps: Deps, { orderNumber, at }: Passing): Promise<void> {
  const order = await lockOrder(trx, orderNumber);
  if (!order || !isOpen(order, at) || !(await wouldCostLess(trx, order, at))) return;
  const happening = { orderNumber, event: 'PRICE' as const, at, actor: 'CLOCK' };
  const taken = await take(trx, happening);
  const { inputs, quote } = await withOffers(trx, deps.random, order, order.inputs.cart, { at });
  const totalCents = totalOf(quote, { feeCents: order.fee_cents, tipCents: order.tip_cents });
  const version = await keepPrice(trx, order, { inputs, quote, totalCents });
  const priced = new Map(quote.lines.map((line) => [line.lineId, line]));
  for (const { entry_id: entryId } of await linesOfOrder(trx, orderNumber)) {
    const costs = priced.get(entryId);
    if (!costs) continue;
    const { listCents: list_cents, netCents: net_cents, applied } = costs;
    await updateLine(trx, { orderNumber, entryId }, { list_cents, net_cents, allocation: JSON.stringify(applied) });
  }
  await move(trx, { ...taken, order: { ...taken.order, version } }, happening, { totalCents });
  await announce(deps, trx, 'order.amended', {
    orderNumber,
    version,
    lines: earningLines(inputs, quote),
    handOverAt: order.slot_end?.toString() ?? null,
  });
}

/** Has its cut-off passed, and is nothing packed? An order of a run is priced by itself (N-65). */
const isOpen = ({ state, cutoff_at: cutoff, awaits_price: awaitsPrice }: OrderRow, at: Temporal.Instant): boolean =>
  (state === 'PLACED' || state === 'LOCKED') && !awaitsPrice && cutoff !== null && isPastCutoff(cutoff, at);

async function wouldCostLess(trx: Transaction, order: OrderRow, at: Temporal.Instant): Promise<boolean> {
  const { inputs, quote } = order;
  const offers = await offersInTime(trx, order, { at });
  if (offers.every((offer) => inputs.offers.includes(offer))) return false;
  const now = await inTurns(quoteOfSteps(quoteInputs(inputs.cart, offers, inputs.context)));
  return now.totals.totalCents < quote.totals.totalCents;
}
