import { closeEditCart } from '../../cart/index.ts';
import { returnStock } from '../../catalog/index.ts';
import { countOrder, redeemOffers, returnOffers } from '../../offers/index.ts';
import { spendRewards } from '../../games/index.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { inTurns } from '../../platform/in-turns.ts';
import { sharesOf } from '../rules/ebt.ts';
import { holdTooSmall } from '../rules/store-refusals.ts';
import { pickTheRest, reserveNothing } from '../store/moving-orders.ts';
import { linesOfOrder } from '../store/order-reads.ts';
import { addedProgress, earnedTimes } from '../rules/used-offers.ts';
import type { OrderRow } from '../store/order-tables.ts';
import { releaseSlot } from '../store/slots.ts';
import { chargeOrder, letMoneyGo, uncovered } from '../payments/order-payments.ts';
import { earningLines } from '../rules/earning-lines.ts';
import { announce } from './announce.ts';
import { leaveUnanswered, takeBack } from './decide-swap.ts';
import { type Deps, type Happening, move, take, type Taken } from './take.ts';
import { tell, told, tellOfStep } from './tell.ts';

type Moving = Omit<Happening, 'event'>;

/**
 * The next step of an order that needs nothing else (N-61). It is handed over once what it costs is held (N-64).
 * @throws ServiceError 404 NO_ORDER_DATA, 409 ORDER_STATE, HOLD_TOO_SMALL
 */
export async function advance(
  trx: Transaction,
  happening: Happening & { event: 'LOCK' | 'PICK' | 'READY' | 'HAND_OVER' },
): Promise<Taken> {
  const taken = await take(trx, happening);
  if (happening.event === 'HAND_OVER') await requireCover(trx, taken.order);
  await move(trx, taken, happening);
  if (happening.event === 'HAND_OVER') await takeBack(trx, taken.order);
  if (happening.event === 'LOCK') await closeEditCart(trx, happening.orderNumber, happening.at);
  if (happening.event === 'HAND_OVER') await redeemOffers(trx, happening);
  if (happening.event === 'READY') await pickTheRest(trx, happening.orderNumber);
  return taken;
}

/**
 * All of it is packed; who brings it is looked for from now on.
 * @throws ServiceError 404 NO_ORDER_DATA, 409 ORDER_STATE
 */
export async function setOut(trx: Transaction, deps: Pick<Deps, 'outbox' | 'clock'>, moving: Moving): Promise<void> {
  await tellOfStep(deps, trx, await advance(trx, { ...moving, event: 'READY' }));
  await deps.outbox.announce(trx, ordersSetOut, {});
}

/**
 * The shopper has it, in the store or at their door; what they were asked about and never answered stays behind (N-60).
 * @throws ServiceError 404 NO_ORDER_DATA, 409 ORDER_STATE, HOLD_TOO_SMALL
 */
export async function handOver(trx: Transaction, deps: Deps, moving: Moving): Promise<void> {
  await leaveUnanswered(trx, deps, moving);
  await tellOfStep(deps, trx, await advance(trx, { ...moving, event: 'HAND_OVER' }));
}

/** Announced when an order is packed. */
export const ordersSetOut = 'order.set-out';

async function requireCover(trx: Transaction, order: OrderRow): Promise<void> {
  const { restCents: cents } = sharesOf(order.inputs, order.quote, order.total_cents);
  const payment = await uncovered(trx, { orderNumber: order.order_number, cents });
  if (payment) throw holdTooSmall(payment.authorized_cents, cents);
}

/**
 * The shopper has paid: what the order costs is charged, its receipt is frozen, and its points are posted (N-11, N-64).
 * @throws ServiceError 404 NO_ORDER_DATA, 409 ORDER_STATE
 */
export async function finalize(trx: Transaction, deps: Deps, moving: Moving): Promise<void> {
  const happening = { ...moving, event: 'FINALIZE' as const };
  const taken = await take(trx, happening);
  const { order_number: orderNumber, total_cents: cents, inputs, quote } = taken.order;
  await chargeOrder(deps, trx, { orderNumber, ...sharesOf(inputs, quote, cents) });
  await move(trx, taken, happening, { cents });
  await redeemOffers(trx, happening);
  await settleRewards(trx, deps, taken.order, { at: moving.at, cents: quote.totals.rewardCents });
  await countOrder(trx, deps, {
    orderNumber,
    householdId: taken.order.household_id,
    timeZone: taken.order.time_zone,
    placedAt: inputs.context.placedAt,
    at: moving.at,
    added: await inTurns(addedProgress(inputs)),
    earned: earnedTimes(inputs, quote),
    bought: new Map(inputs.cart.flatMap(({ upc, departmentId, qty }) => (qty > 0 ? [[upc, departmentId]] : []))),
    did: [
      ...(inputs.context.channel === 'IN_STORE' ? [] : (['ORDER'] as const)),
      ...(quote.totals.rewardCents > 0 ? (['REDEEM_REWARD'] as const) : []),
    ],
  });
  const lines = earningLines(inputs, quote);
  await announce(deps, trx, 'order.finalized', { orderNumber, at: moving.at.toString(), lines });
}

/**
 * Cancels an order, for its shopper until picking starts, or for the store until it is handed over: time, stock, offers, and
 * what is held are released, and its points are dropped (T-4, T-49). Once.
 * @throws ServiceError 404 NO_ORDER_DATA, 409 CANNOT_CANCEL, ORDER_STATE
 */
export async function cancel(
  trx: Transaction,
  deps: Deps,
  happening: Happening & { event: 'CANCEL' | 'STORE_CANCEL' },
): Promise<void> {
  const taken = await take(trx, happening);
  const { order } = taken;
  const { at } = happening;
  await move(trx, taken, happening);
  if (order.slot_id !== null) await releaseSlot(trx, order.slot_id);
  await returnOffers(trx, happening);
  await settleRewards(trx, deps, order, { at, cents: 0 });
  await putBack(trx, order);
  await closeEditCart(trx, order.order_number, at);
  await letMoneyGo(deps, trx, order.order_number);
  await announce(deps, trx, 'order.canceled', { orderNumber: order.order_number, at: at.toString() });
  if (happening.event === 'STORE_CANCEL')
    await tell(deps, trx, order, { parts: { code: 'ORDER_CANCELED', ...told(order) }, occasion: 'canceled', at });
}

/** An order spends so much of its household's grocery rewards in the end; what it had spent beyond is theirs again. */
async function settleRewards(
  trx: Transaction,
  { random }: Pick<Deps, 'random'>,
  { order_number: orderNumber, household_id: householdId }: OrderRow,
  { at, cents }: { at: Temporal.Instant; cents: number },
): Promise<void> {
  await spendRewards(trx, random, { orderNumber, householdId, at }, cents);
}

/** What was taken from the store's stock goes back to it, substitutes too. */
async function putBack(trx: Transaction, order: OrderRow): Promise<void> {
  const pieces = new Map<string, number>();
  const add = (itemId: string, count: number) => pieces.set(itemId, (pieces.get(itemId) ?? 0) + count);
  for (const line of await linesOfOrder(trx, order.order_number)) {
    add(line.item_id, line.reserved);
    if (line.substituted_item_id !== null) add(line.substituted_item_id, line.picked_quantity ?? 0);
  }
  await returnStock(trx, { storeId: order.store_id, channel: order.channel }, pieces);
  await reserveNothing(trx, order.order_number);
}
