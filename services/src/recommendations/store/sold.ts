import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { recommendationDb } from './tables.ts';

/** Counts what baskets of these numbers took home; a household counts once a day for each product. */
export async function addSold(
  trx: Transaction,
  { after, through }: Record<'after' | 'through', number>,
): Promise<void> {
  await sql`
    insert into recommendations.sold (store_id, day, item, households)
    select store_id, day, item, count(distinct household_id)::int
    from recommendations.basket as taken, unnest(items) as item
    where basket_id > ${after} and basket_id <= ${through} and not exists (
      select from recommendations.basket as earlier
      where earlier.household_id = taken.household_id and earlier.day = taken.day and earlier.store_id = taken.store_id
        and earlier.basket_id <= ${after} and item = any(earlier.items))
    group by store_id, day, item
    on conflict (store_id, day, item) do update set households = sold.households + excluded.households`.execute(trx);
}

/** Forgets what was sold before a day. */
export async function forgetSold(db: Database, day: string): Promise<void> {
  await recommendationDb(db).deleteFrom('recommendations.sold').where('day', '<', day).execute();
}

/** The stores that households took something home from since a day. */
export async function storesSince(db: Database, since: string): Promise<string[]> {
  const rows = await recommendationDb(db)
    .selectFrom('recommendations.sold')
    .select('store_id')
    .distinct()
    .where('day', '>=', since)
    .orderBy('store_id')
    .execute();
  return rows.map(({ store_id: storeId }) => storeId);
}

/** What a store sells most: households and days, each counting half as much after so many days. */
export async function soldBy(
  db: Database,
  {
    storeId,
    since,
    today,
    halfLifeDays,
    most,
  }: Record<'storeId' | 'since' | 'today', string> & {
    halfLifeDays: number;
    most: number;
  },
): Promise<{ bpn: string; points: number }[]> {
  const { rows } = await sql<{ bpn: string; points: number }>`
    select item as bpn, sum(households * power(0.5, (${today}::date - day) / ${halfLifeDays}::float8))::float8 as points
    from recommendations.sold where store_id = ${storeId} and day >= ${since}::date and day <= ${today}::date
    group by item order by points desc, item limit ${most}`.execute(db);
  return rows;
}
