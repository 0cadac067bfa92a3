import type { Database } from '../../platform/database/database.ts';
import { orderDb, type OrderRow } from './order-tables.ts';

/** What a household took home of an order that is final: what it asked for, if anything came of it. */
export interface FinalOrder {
  orderNumber: string;
  householdId: string;
  storeId: string;
  timeZone: string;
  /** When it was handed over. */
  at: Temporal.Instant;
  finalAt: Temporal.Instant;
  /** `weight` is in hundredths of a pound of a package; null if it isn't sold by weight. */
  lines: { itemId: string; quantity: number; weight: number | null }[];
}

/** A final order by its number; undefined for one that isn't final. */
export async function finalOrder(database: Database, orderNumber: string): Promise<FinalOrder | undefined> {
  const rows = await orderDb(database)
    .selectFrom('orders.order')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .where('finalized_at', 'is not', null)
    .execute();
  return (await withLines(database, rows))[0];
}

/** Orders that became final after another, the earliest first. */
export async function finalOrdersAfter(
  database: Database,
  after: { finalAt: Temporal.Instant; orderNumber: string } | null,
  limit: number,
): Promise<FinalOrder[]> {
  const rows = await orderDb(database)
    .selectFrom('orders.order')
    .selectAll()
    .where('finalized_at', 'is not', null)
    .$if(after !== null, (query) =>
      query.where(({ refTuple, tuple, eb }) =>
        eb(refTuple('finalized_at', 'order_number'), '>', tuple(after!.finalAt, after!.orderNumber)),
      ),
    )
    .orderBy('finalized_at')
    .orderBy('order_number')
    .limit(limit)
    .execute();
  return withLines(database, rows);
}

async function withLines(database: Database, orders: readonly OrderRow[]): Promise<FinalOrder[]> {
  if (orders.length === 0) return [];
  const lines = await orderDb(database)
    .selectFrom('orders.order_line')
    .select([
      'order_number',
      'item_id',
      'ordered_quantity',
      'ordered_weight',
      'picked_quantity',
      'picked_weight',
      'substituted_item_id',
    ])
    .where(
      'order_number',
      'in',
      orders.map(({ order_number: number }) => number),
    )
    .orderBy('position')
    .orderBy('entry_id')
    .execute();
  const byOrder = Map.groupBy(lines, ({ order_number: number }) => number);
  return orders.map((order) => ({
    orderNumber: order.order_number,
    householdId: order.household_id,
    storeId: order.store_id,
    timeZone: order.time_zone,
    at: order.handed_over_at ?? order.finalized_at ?? order.placed_at,
    finalAt: order.finalized_at ?? order.placed_at,
    lines: (byOrder.get(order.order_number) ?? [])
      .filter((line) => line.picked_quantity !== 0 || line.substituted_item_id !== null)
      .map((line) => ({
        itemId: line.item_id,
        quantity: (line.substituted_item_id === null ? line.picked_quantity : null) ?? line.ordered_quantity,
        weight: line.picked_weight ?? line.ordered_weight,
      })),
  }));
}
