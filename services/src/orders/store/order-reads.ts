import type { Database } from '../../platform/database/database.ts';
import type { OrderState } from '../rules/order-states.ts';
import {
  type JourneyRow,
  type OrderEventRow,
  orderDb,
  type OrderLineRow,
  type OrderRow,
  type PaymentRow,
  type RefundRow,
} from './order-tables.ts';

/** An order with all that belongs to it, each in its order. */
export interface WholeOrder {
  order: OrderRow;
  lines: OrderLineRow[];
  events: OrderEventRow[];
  payments: PaymentRow[];
  refunds: RefundRow[];
  /** Where its driver was seen last; undefined if nothing is known. */
  journey: JourneyRow | undefined;
}

/** What belongs to these orders, in their order. */
export async function wholeOrders(database: Database, orders: readonly OrderRow[]): Promise<WholeOrder[]> {
  if (orders.length === 0) return [];
  const db = orderDb(database);
  const numbers = orders.map((order) => order.order_number);
  const [lines, events, payments, refunds, journeys] = await Promise.all([
    db
      .selectFrom('orders.order_line')
      .selectAll()
      .where('order_number', 'in', numbers)
      .orderBy('position')
      .orderBy('entry_id')
      .execute(),
    db.selectFrom('orders.order_event').selectAll().where('order_number', 'in', numbers).orderBy('event_id').execute(),
    db
      .selectFrom('orders.payment')
      .selectAll()
      .where('order_number', 'in', numbers)
      .orderBy('created_at')
      .orderBy('payment_id')
      .execute(),
    db
      .selectFrom('orders.refund')
      .selectAll()
      .where('order_number', 'in', numbers)
      .orderBy('created_at')
      .orderBy('refund_id')
      .execute(),
    db.selectFrom('orders.journey').selectAll().where('order_number', 'in', numbers).execute(),
  ]);
  const [linesOf, eventsOf, paymentsOf, refundsOf] = [by(lines), by(events), by(payments), by(refunds)];
  return orders.map((order) => ({
    order,
    lines: linesOf(order),
    events: eventsOf(order),
    payments: paymentsOf(order),
    refunds: refundsOf(order),
    journey: journeys.find(({ order_number: number }) => number === order.order_number),
  }));
}

function by<Row extends { order_number: string }>(rows: readonly Row[]) {
  const groups = Map.groupBy(rows, (row) => row.order_number);
  return ({ order_number: number }: OrderRow): Row[] => groups.get(number) ?? [];
}

/** An order, whoever's it is. */
export const orderByNumber = (db: Database, orderNumber: string): Promise<OrderRow | undefined> =>
  orderDb(db).selectFrom('orders.order').selectAll().where('order_number', '=', orderNumber).executeTakeFirst();

/** The lines of an order, in their order. */
export const linesOfOrder = (db: Database, orderNumber: string): Promise<OrderLineRow[]> =>
  orderDb(db)
    .selectFrom('orders.order_line')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .orderBy('position')
    .orderBy('entry_id')
    .execute();

/** An order of a household; undefined for another household's, as for none (T-24). */
export const orderOf = (
  db: Database,
  { householdId, orderNumber }: { householdId: string; orderNumber: string },
): Promise<OrderRow | undefined> =>
  orderDb(db)
    .selectFrom('orders.order')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .where('household_id', '=', householdId)
    .executeTakeFirst();

/** Where a page of orders ended: among those to come, or among the past. */
export interface OrdersPlace {
  isPast: boolean;
  at: Temporal.Instant;
  orderNumber: string;
}

/** When an order is handed over, or was placed if it has no time: what lists go by. */
const when = (order: OrderRow): Temporal.Instant => order.slot_start ?? order.placed_at;

/** The place of an order in the list. */
export const placeOfOrder = (order: OrderRow, coming: readonly OrderState[]): OrdersPlace => ({
  isPast: !coming.includes(order.state),
  at: when(order),
  orderNumber: order.order_number,
});

/**
 * A household's orders after a place: those to come first, soonest first; then the past, newest first (G-36).
 * @param coming states of the orders that are still to come
 */
export async function listOrders(
  database: Database,
  householdId: string,
  { after, limit, coming }: { after: OrdersPlace | null; limit: number; coming: readonly OrderState[] },
): Promise<OrderRow[]> {
  const ahead = after?.isPast ? [] : await part(database, householdId, { after, limit, coming, isPast: false });
  const left = limit - ahead.length;
  if (left === 0) return ahead;
  const from = after?.isPast ? after : null;
  return [...ahead, ...(await part(database, householdId, { after: from, limit: left, coming, isPast: true }))];
}

async function part(
  database: Database,
  householdId: string,
  {
    after,
    limit,
    coming,
    isPast,
  }: { after: OrdersPlace | null; limit: number; coming: readonly OrderState[]; isPast: boolean },
): Promise<OrderRow[]> {
  const direction = isPast ? 'desc' : 'asc';
  const db = orderDb(database);
  const { fn } = db;
  const at = fn.coalesce('slot_start', 'placed_at');
  return db
    .selectFrom('orders.order')
    .selectAll()
    .where('household_id', '=', householdId)
    .where('state', isPast ? 'not in' : 'in', coming)
    .$if(after !== null, (query) =>
      query.where((where) =>
        where(where.refTuple(at, 'order_number'), isPast ? '<' : '>', where.tuple(after!.at, after!.orderNumber)),
      ),
    )
    .orderBy(at, direction)
    .orderBy('order_number', direction)
    .limit(limit)
    .execute();
}
