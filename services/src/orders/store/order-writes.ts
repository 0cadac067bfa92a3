import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { type Change, householdKey, noteChange } from '../../platform/live/notes.ts';
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

/** Adds to an order's history, and tells at the commit who follows the household's orders. */
export async function insertEvents(
  trx: Transaction,
  orderNumber: string,
  events: readonly NewOrderEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const rows = await orderDb(trx)
    .insertInto('orders.order_event')
    .values(
      events.map(({ data = {}, ...event }) => ({ ...event, order_number: orderNumber, data: JSON.stringify(data) })),
    )
    .returning((row) => [
      'event_id',
      row
        .selectFrom('orders.order')
        .whereRef('orders.order.order_number', '=', 'orders.order_event.order_number')
        .select('household_id')
        .as('household_id'),
    ])
    .execute();
  const [{ household_id: householdId } = { household_id: null }] = rows;
  const version = Math.max(...rows.map(({ event_id: id }) => id));
  if (householdId !== null)
    await noteChange(trx, householdKey(householdId), { kind: 'ORDER', id: orderNumber, version });
}

/**
 * A household's orders of which something was written in the last so many seconds, each with its latest event as its
 * version. What a store reports late counts from when it was reported.
 */
export async function ordersChangedWithin(db: Database, householdId: string, seconds: number): Promise<Change[]> {
  const rows = await orderDb(db)
    .selectFrom('orders.order as order')
    .innerJoin('orders.order_event as event', 'event.order_number', 'order.order_number')
    .select(({ fn }) => ['order.order_number', fn.max('event.event_id').as('version')])
    .where('order.household_id', '=', householdId)
    .where('event.recorded_at', '>=', sql<Temporal.Instant>`now() - make_interval(secs => ${seconds})`)
    .groupBy('order.order_number')
    .execute();
  return rows.map(({ order_number: id, version }) => ({ kind: 'ORDER', id, version: Number(version) }));
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
      | 'out_name'
      | 'substituted_cents'
      | 'substituted_snap'
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
