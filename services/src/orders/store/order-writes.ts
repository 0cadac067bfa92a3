import type { Transaction } from '../../platform/database/database.ts';
import { type NewOrder, type NewOrderLine, type OrderChange, orderDb, type OrderRow } from './order-tables.ts';

/** What happened to an order, for its history. */
export interface NewOrderEvent {
  kind: string;
  version: number;
  at: Temporal.Instant;
  /** SHOPPER, STORE, CLOCK, or an operator's name. */
  actor: string;
  data?: Record<string, unknown>;
}

/** Writes a new order with its lines, and the beginning of its history. */
export async function insertOrder(trx: Transaction, order: NewOrder, lines: readonly NewOrderLine[]): Promise<void> {
  await orderDb(trx).insertInto('orders.order').values(order).execute();
  await insertLines(trx, lines);
  const event = { kind: 'PLACED', version: 1, at: order.placed_at, actor: 'SHOPPER' };
  await insertEvents(trx, order.order_number, [event]);
}

/** Adds lines to an order. */
export async function insertLines(trx: Transaction, lines: readonly NewOrderLine[]): Promise<void> {
  if (lines.length > 0) await orderDb(trx).insertInto('orders.order_line').values(lines).execute();
}

/** Adds to an order's history. */
export async function insertEvents(
  trx: Transaction,
  orderNumber: string,
  events: readonly NewOrderEvent[],
): Promise<void> {
  if (events.length === 0) return;
  await orderDb(trx)
    .insertInto('orders.order_event')
    .values(
      events.map(({ data = {}, ...event }) => ({ ...event, order_number: orderNumber, data: JSON.stringify(data) })),
    )
    .execute();
}

/** Locks an order until the transaction ends: what happens to it, happens one at a time. */
export const lockOrder = (trx: Transaction, orderNumber: string): Promise<OrderRow | undefined> =>
  orderDb(trx)
    .selectFrom('orders.order')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .forUpdate()
    .executeTakeFirst();

export async function updateOrder(trx: Transaction, orderNumber: string, change: OrderChange): Promise<void> {
  await orderDb(trx).updateTable('orders.order').set(change).where('order_number', '=', orderNumber).execute();
}

/** Changes a line of an order. */
export async function updateLine(
  trx: Transaction,
  { orderNumber, entryId }: { orderNumber: string; entryId: string },
  change: Partial<
    Pick<
      NewOrderLine,
      | 'picked_quantity'
      | 'picked_weight'
      | 'substituted_item_id'
      | 'substituted_name'
      | 'substituted_cents'
      | 'swap_decision'
      | 'net_cents'
      | 'list_cents'
      | 'allocation'
      | 'reserved'
      | 'refunded_quantity'
    >
  >,
): Promise<void> {
  await orderDb(trx)
    .updateTable('orders.order_line')
    .set(change)
    .where('order_number', '=', orderNumber)
    .where('entry_id', '=', entryId)
    .execute();
}

/** Forgets all lines of an order, to write them anew. */
export async function deleteLines(trx: Transaction, orderNumber: string): Promise<void> {
  await orderDb(trx).deleteFrom('orders.order_line').where('order_number', '=', orderNumber).execute();
}
