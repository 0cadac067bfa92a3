import type { Database } from '../../platform/database/database.ts';
import type { OrderState } from '../rules/order-states.ts';
import { orderDb, type OrderRow } from './order-tables.ts';

/** An order as the store's list shows it. */
export type ListedOrder = OrderRow & { lineCount: number };

/**
 * Orders of all stores, or of one: those in these states by their window, soonest first; or those in any other state,
 * newest first.
 */
export function storeOrders(
  database: Database,
  {
    states,
    isIn,
    storeId,
    limit,
  }: { states: readonly OrderState[]; isIn: boolean; storeId: string | null; limit: number },
): Promise<ListedOrder[]> {
  const db = orderDb(database);
  const { fn } = db;
  const at = fn.coalesce('slot_start', 'placed_at');
  return db
    .selectFrom('orders.order')
    .selectAll()
    .select((of) => [
      of
        .selectFrom('orders.order_line as line')
        .select(({ fn: { countAll } }) => countAll<number>().as('count'))
        .whereRef('line.order_number', '=', 'orders.order.order_number')
        .$asScalar()
        .$notNull()
        .as('lineCount'),
    ])
    .where('state', isIn ? 'in' : 'not in', states)
    .$if(storeId !== null, (query) => query.where('store_id', '=', storeId!))
    .orderBy(at, isIn ? 'asc' : 'desc')
    .orderBy('order_number')
    .limit(limit)
    .execute() as Promise<ListedOrder[]>;
}
