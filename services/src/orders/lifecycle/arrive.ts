import type { Transaction } from '../../platform/database/database.ts';
import { wrongState } from '../rules/store-refusals.ts';
import { insertEvents, updateOrder } from '../store/order-writes.ts';
import { take } from './take.ts';

/** A shopper who comes to pick up an order. */
export interface Arrival {
  orderNumber: string;
  householdId: string;
  /** Where they stand, or what they drive; null if they don't say. */
  note: string | null;
  /** Have they only set out? */
  isOnTheWay: boolean;
  at: Temporal.Instant;
}

/**
 * The shopper has set out for an order that is ready, or is at the store to pick it up; where they stand can be said again.
 * Saying the same again changes nothing, nor does setting out once they are there.
 * @throws ServiceError 404 NO_ORDER_DATA; 409 ORDER_STATE
 */
export async function arrive(
  trx: Transaction,
  { orderNumber, householdId, note, isOnTheWay, at }: Arrival,
): Promise<void> {
  const actor = 'SHOPPER';
  const { order } = await take(trx, { orderNumber, householdId, event: 'ARRIVE', at, actor });
  if (order.channel !== 'PICKUP') throw wrongState(order.state);
  if (isOnTheWay) {
    if (order.on_way_at !== null || order.arrived_at !== null) return;
    await updateOrder(trx, orderNumber, { on_way_at: at });
    return insertEvents(trx, orderNumber, [{ kind: 'ON_THE_WAY', version: order.version, at, actor }]);
  }
  if (order.arrived_at !== null && order.arrived_note === note) return;
  await updateOrder(trx, orderNumber, { arrived_at: order.arrived_at ?? at, arrived_note: note });
  await insertEvents(trx, orderNumber, [{ kind: 'ARRIVED', version: order.version, at, actor }]);
}
