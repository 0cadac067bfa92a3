import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { householdKey, noteChange } from '../../platform/live/notes.ts';
import type { Journey } from '../rules/journey.ts';
import { orderDb, type OrderRow } from './order-tables.ts';

/** An order that is out for delivery, and since when. */
export interface OrderOnItsWay {
  order: OrderRow;
  leftAt: Temporal.Instant;
}

/** Orders that a driver takes to their shoppers now, after a number, in the order of their numbers. */
export async function ordersOnTheirWay(
  db: Database,
  { after, limit }: { after: string; limit: number },
): Promise<OrderOnItsWay[]> {
  const rows = await orderDb(db)
    .selectFrom('orders.order as order')
    .selectAll('order')
    .select((row) =>
      row
        .selectFrom('orders.order_event as event')
        .whereRef('event.order_number', '=', 'order.order_number')
        .where('event.kind', '=', 'OUT_FOR_DELIVERY')
        .select(({ fn }) => fn.max('event.at').as('at'))
        .as('left_at'),
    )
    .where('state', '=', 'OUT_FOR_DELIVERY')
    .where('channel', '=', 'DELIVERY')
    .where('order_number', '>', after)
    .orderBy('order_number')
    .limit(limit)
    .execute();
  return rows.map(({ left_at: leftAt, ...order }) => ({
    order,
    leftAt: leftAt ?? order.slot_start ?? order.placed_at,
  }));
}

/**
 * Writes where an order's driver was seen, unless something later is known or the order has been handed over; tells at the
 * commit who follows the household's orders. @returns false if nothing was written
 */
export async function writeJourney(
  trx: Transaction,
  { order_number: orderNumber, household_id: householdId }: OrderRow,
  { seenAt, ...journey }: Journey,
): Promise<boolean> {
  const { rows } = await sql<{ change_number: string }>`
    insert into orders.journey (order_number, change_number, seen_at, journey)
    select order_number, nextval(pg_get_serial_sequence('orders.order_event', 'event_id')), ${seenAt.toString()}::timestamptz,
      ${JSON.stringify(journey)}::jsonb
    from orders."order" where order_number = ${orderNumber} and state = 'OUT_FOR_DELIVERY'
    on conflict (order_number) do update
      set change_number = excluded.change_number, seen_at = excluded.seen_at, journey = excluded.journey
      where orders.journey.seen_at < excluded.seen_at
    returning change_number`.execute(trx);
  const [row] = rows;
  if (!row) return false;
  const change = { kind: 'ORDER' as const, id: orderNumber, version: Number(row.change_number) };
  await noteChange(trx, householdKey(householdId), change);
  return true;
}

/** Forgets where drivers were once their orders aren't out for delivery any longer. */
export async function forgetJourneys(db: Database): Promise<void> {
  await orderDb(db)
    .deleteFrom('orders.journey')
    .where('order_number', 'not in', (from) =>
      from.selectFrom('orders.order').select('order_number').where('state', '=', 'OUT_FOR_DELIVERY'),
    )
    .execute();
}
