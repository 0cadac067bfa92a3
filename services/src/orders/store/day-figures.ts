import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Orders that were placed in an hour of a store's day. */
export interface HourFigures {
  /** Of today, or of the same day of the week before. */
  day: 'TODAY' | 'WEEK_AGO';
  /** 0 to 23, by the store's clock. */
  hour: number;
  orders: number;
  salesCents: number;
}

/**
 * What was ordered today, and a week before, by the hour. Each order counts by the clock of its store and as it stands now;
 * canceled ones don't count. Hours without orders are left out.
 *
 * @param storeId null for all stores
 */
export async function dayFigures(db: Database, storeId: string | null, now: Temporal.Instant): Promise<HourFigures[]> {
  // A day lasts 26 hours across the time zones, at most.
  const { rows } = await sql<HourFigures>`
    with placed as (
      select placed_at at time zone time_zone as at, (${now}::timestamptz at time zone time_zone)::date as today, total_cents
      from orders."order"
      where placed_at <= ${now} and placed_at > ${now.subtract({ hours: 9 * 24 })} and state <> 'CANCELLED'
        and channel <> 'IN_STORE'
        ${storeId === null ? sql`` : sql`and store_id = ${storeId}`}
    )
    select case when at::date = today then 'TODAY' else 'WEEK_AGO' end as day, extract(hour from at)::int as hour,
      count(*)::int as orders, coalesce(sum(total_cents), 0)::bigint as "salesCents"
    from placed where at::date in (today, today - 7)
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}
