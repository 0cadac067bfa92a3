import { sql } from 'kysely';
import { dietBits, type Filters } from '../rules/facets.ts';
import { bpnOf } from './search.ts';
import { eligible, offered } from './search-parts.ts';
import type { At } from './products.ts';
import type { CatalogDb } from './tables.ts';

/** The best sellers that can be had now, of these shelves or all, on sale and of these diets if chosen. */
export async function bestSellers(
  db: CatalogDb,
  { storeId, channel }: At,
  {
    shelfIds,
    filters,
    day,
    limit,
  }: { shelfIds?: readonly string[] | undefined; filters: Filters; day: string; limit: number },
): Promise<string[]> {
  const given = {
    storeId,
    channel,
    day,
    matching: { everything: true as const, shelfIds, program: 'abs' as const },
    walks: true,
  };
  const { rows } = await sql<{ number: number }>`
    select number from ${offered(given, ['popularity'])}
    where can & ${sql.lit(eligible(channel))} <> 0
      ${filters.DEALS ? sql`and deal_until >= ${day}::date` : sql``}
      ${filters.DIET ? sql`and diets & ${dietBits(filters.DIET)}::int <> 0` : sql``}
    order by popularity desc, number limit ${limit}`.execute(db);
  return rows.map(({ number }) => bpnOf(number));
}
