import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { orderDb } from './order-tables.ts';

/** An order that needs someone, or a time that does. */
export interface WorkItem {
  /** Of an order; null for a time. */
  orderNumber: string | null;
  storeId: string;
  storeName: string | null;
  timeZone: string | null;
  at: Temporal.Instant;
  /** Of a time: places taken, and places in all. */
  taken: number | null;
  capacity: number | null;
}

/** How many there are, and the first of them. */
export interface WorkPart {
  count: number;
  first: WorkItem[];
}

/** What needs someone in the stores. */
export interface WorkNow {
  /** Their window begins within an hour, or has begun, and nobody picks them. */
  lateToPick: WorkPart;
  /** Shoppers who are there and wait. */
  waiting: WorkPart;
  /** Something was packed instead, and the shopper hasn't answered. */
  swapsUnanswered: WorkPart;
  /** Times of the next day with four of five places taken. */
  slotsNearlyFull: WorkPart;
}

const shown = 5;
const soon = { minutes: 60 };
const nextDay = { hours: 24 };

/** @param storeId null for all stores */
export async function workNow(database: Database, storeId: string | null, now: Temporal.Instant): Promise<WorkNow> {
  const db = orderDb(database);
  const moving = db
    .selectFrom('orders.order as order')
    .select(['order.order_number as orderNumber', 'order.store_id as storeId', 'order.store_name as storeName'])
    .select(['order.time_zone as timeZone', sql<null>`null`.as('taken'), sql<null>`null`.as('capacity')])
    .select(sql<number>`count(*) over ()::int`.as('count'))
    .$if(storeId !== null, (query) => query.where('order.store_id', '=', storeId!))
    .limit(shown);
  const late = moving
    .select((of) => of.ref('order.slot_start').$notNull().as('at'))
    .where('order.state', 'in', ['PLACED', 'LOCKED'])
    .where('order.cutoff_at', '<=', now)
    .where('order.slot_start', '<=', now.add(soon))
    .orderBy('order.slot_start');
  const waiting = moving
    .select((of) => of.ref('order.arrived_at').$notNull().as('at'))
    .where('order.state', 'in', ['READY', 'PICKING'])
    .where('order.arrived_at', 'is not', null)
    .orderBy('order.arrived_at');
  const swaps = moving
    .select((of) => of.fn.coalesce('order.slot_start', 'order.placed_at').as('at'))
    .where('order.state', 'in', ['PICKING', 'READY'])
    .where((where) =>
      where.exists(
        where
          .selectFrom('orders.order_line as line')
          .select('line.entry_id')
          .whereRef('line.order_number', '=', 'order.order_number')
          .where('line.substituted_item_id', 'is not', null)
          .where('line.swap_decision', 'is', null),
      ),
    )
    .orderBy((of) => of.fn.coalesce('order.slot_start', 'order.placed_at'));
  const slots = sql<WorkItem & { count: number }>`
    select null as "orderNumber", store_id as "storeId", null as "storeName", null as "timeZone", start_at as at,
      taken, capacity, count(*) over ()::int as count
    from orders.slot
    where start_at > ${now} and start_at <= ${now.add(nextDay)} and taken * 5 >= capacity * 4 and capacity > 0
      ${storeId === null ? sql`` : sql`and store_id = ${storeId}`}
    order by start_at, slot_id limit ${shown}`;
  const [lateToPick, here, swapsUnanswered, slotsNearlyFull] = await Promise.all([
    late.execute(),
    waiting.execute(),
    swaps.execute(),
    slots.execute(db),
  ]);
  return {
    lateToPick: partOf(lateToPick),
    waiting: partOf(here),
    swapsUnanswered: partOf(swapsUnanswered),
    slotsNearlyFull: partOf(slotsNearlyFull.rows),
  };
}

const partOf = (rows: readonly (WorkItem & { count: number })[]): WorkPart => ({
  count: rows[0]?.count ?? 0,
  first: rows.map(({ orderNumber, storeId, storeName, timeZone, at, taken, capacity }) => ({
    orderNumber,
    storeId,
    storeName,
    timeZone,
    at,
    taken,
    capacity,
  })),
});
