import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { OrderState } from '../rules/order-states.ts';
import { orderDb } from './order-tables.ts';

/** Orders of runs whose cut-off has passed and that aren't priced yet, longest ago first (N-65). */
export async function runsToPrice(db: Database, now: Temporal.Instant, most: number): Promise<string[]> {
  const rows = await orderDb(db)
    .selectFrom('orders.order')
    .select('order_number')
    .where('awaits_price', '=', true)
    .where('cutoff_at', '<=', now)
    .where('state', 'in', ['PLACED', 'LOCKED'])
    .orderBy('cutoff_at')
    .orderBy('order_number')
    .limit(most)
    .execute();
  return rows.map(({ order_number: orderNumber }) => orderNumber);
}

/** What is told of the order of a run. */
export interface RunOrder {
  orderNumber: string;
  storeId: string;
  timeZone: string;
  channel: 'PICKUP' | 'DELIVERY';
  version: number;
  state: OrderState;
  start: Temporal.Instant | null;
  cutoff: Temporal.Instant | null;
  totalCents: number;
}

/** Orders by their numbers. */
export async function runOrders(db: Database, numbers: readonly string[]): Promise<ReadonlyMap<string, RunOrder>> {
  if (numbers.length === 0) return new Map();
  const rows = await orderDb(db)
    .selectFrom('orders.order')
    .select([
      'order_number',
      'store_id',
      'time_zone',
      'channel',
      'version',
      'state',
      'slot_start',
      'cutoff_at',
      'total_cents',
    ])
    .where('order_number', 'in', [...numbers])
    .execute();
  return new Map(
    rows.map((row) => [
      row.order_number,
      {
        orderNumber: row.order_number,
        storeId: row.store_id,
        timeZone: row.time_zone,
        channel: row.channel === 'DELIVERY' ? 'DELIVERY' : 'PICKUP',
        version: row.version,
        state: row.state,
        start: row.slot_start,
        cutoff: row.cutoff_at,
        totalCents: row.total_cents,
      },
    ]),
  );
}

/** What subscribing has saved on those of these orders that were handed over, and from which day on; null for nothing yet. */
export async function savedOnRuns(
  db: Database,
  numbers: readonly string[],
): Promise<{ cents: number; since: string } | null> {
  if (numbers.length === 0) return null;
  const saved = sql<number>`sum((quote->'totals'->>'subscriptionCents')::int)::int`;
  const row = await orderDb(db)
    .selectFrom('orders.order')
    .select([saved.as('cents'), sql<string>`min((slot_start at time zone time_zone)::date)::text`.as('since')])
    .where('order_number', 'in', [...numbers])
    .where('state', 'in', ['HANDED_OVER', 'FINALIZED', 'PARTIALLY_REFUNDED'])
    .where(sql<boolean>`(quote->'totals'->>'subscriptionCents')::int > 0`)
    .executeTakeFirst();
  return row?.cents ? { cents: row.cents, since: row.since } : null;
}
