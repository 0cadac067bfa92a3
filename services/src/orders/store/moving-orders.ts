import type { Database, Transaction } from '../../platform/database/database.ts';
import { pickingTime } from '../rules/track.ts';
import { orderDb, type OrderRow } from './order-tables.ts';

/** Numbers of placed orders whose cut-off has passed, longest ago first. */
export async function lockableOrders(db: Database, now: Temporal.Instant, limit: number): Promise<string[]> {
  const rows = await orderDb(db)
    .selectFrom('orders.order')
    .select('order_number')
    .where('state', '=', 'PLACED')
    .where('cutoff_at', '<=', now)
    .orderBy('cutoff_at')
    .limit(limit)
    .execute();
  return rows.map(({ order_number: orderNumber }) => orderNumber);
}

/** Orders on their way that the store may have to move by now, after a number, in the order of their numbers. */
export const movingOrders = (
  db: Database,
  { now, after, limit }: { now: Temporal.Instant; after: string; limit: number },
): Promise<OrderRow[]> =>
  orderDb(db)
    .selectFrom('orders.order')
    .selectAll()
    .where('state', 'in', ['PLACED', 'LOCKED', 'PICKING', 'READY', 'OUT_FOR_DELIVERY', 'HANDED_OVER'])
    .where((where) => where.or([where('slot_start', 'is', null), where('slot_start', '<=', now.add(pickingTime))]))
    .where('order_number', '>', after)
    .orderBy('order_number')
    .limit(limit)
    .execute();

/** Lines that the store found as ordered. */
export async function pickTheRest(trx: Transaction, orderNumber: string): Promise<void> {
  await orderDb(trx)
    .updateTable('orders.order_line')
    .set((of) => ({
      picked_quantity: of.ref('ordered_quantity'),
      picked_weight: of.fn.coalesce('picked_weight', 'ordered_weight'),
    }))
    .where('order_number', '=', orderNumber)
    .where('picked_quantity', 'is', null)
    .execute();
}

/** Nothing is taken from the stock for an order any longer. */
export async function reserveNothing(trx: Transaction, orderNumber: string): Promise<void> {
  await orderDb(trx)
    .updateTable('orders.order_line')
    .set({ reserved: 0 })
    .where('order_number', '=', orderNumber)
    .execute();
}
