import type { Transaction } from '../../platform/database/database.ts';
import { leavingRefused } from '../rules/refusals.ts';
import { wrongState } from '../rules/store-refusals.ts';
import { wholeOrders } from '../store/order-reads.ts';
import { insertEvents, updateOrder } from '../store/order-writes.ts';
import { otherHandOverOf } from '../views/order.ts';
import { take } from './take.ts';

/** Who is at the door when an order comes. */
export interface Leaving {
  orderNumber: string;
  householdId: string;
  kind: 'ATTENDED' | 'UNATTENDED';
  at: Temporal.Instant;
}

/**
 * Leaves a delivery at the door instead, or hands it to a person again, until the driver hands it over. The same again
 * changes nothing (S-144, N-61).
 * @throws ServiceError 404 NO_ORDER_DATA; 409 ORDER_STATE, UNATTENDED_RESTRICTED, UNATTENDED_UNPAID
 */
export async function leave(trx: Transaction, { orderNumber, householdId, kind, at }: Leaving): Promise<void> {
  const actor = 'SHOPPER';
  const { order } = await take(trx, { orderNumber, householdId, event: 'LEAVE', at, actor });
  if (order.hand_over.kind === kind) return;
  const [whole] = await wholeOrders(trx, [order]);
  const other = whole ? otherHandOverOf(whole, order.state) : null;
  if (other === null) throw wrongState(order.state);
  if (other.problem !== null) throw leavingRefused(other.problem);
  const leaveAt = kind === 'UNATTENDED' ? 'FRONT_DOOR' : null;
  await updateOrder(trx, orderNumber, { hand_over: JSON.stringify({ ...order.hand_over, kind, leaveAt }) });
  await insertEvents(trx, orderNumber, [
    { kind: 'HAND_OVER_CHANGED', version: order.version, at, actor, data: { kind } },
  ]);
}
