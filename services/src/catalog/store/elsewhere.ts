import { sql } from 'kysely';
import type { Channel } from '../rules/product.ts';
import type { SearchWords } from '../rules/search-query.ts';
import { eligible, type Matching, matched, priceIn } from './search-parts.ts';
import type { CatalogDb } from './tables.ts';

/** How many products that match these stores have now, by store; stores that have none are left out. */
export async function foundElsewhere(
  db: CatalogDb,
  storeIds: readonly string[],
  channel: Channel | undefined,
  matching: Matching,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ store_id: string; total: number }>`
    select offer.store_id, count(*)::int as total
    from catalog.search_product as product
      join catalog.search_offer as offer on offer.store_id = any(${storeIds}::text[]) and offer.number = product.number
    where ${matched(matching)} and product.channels & offer.stock & ${sql.lit(eligible(channel))} <> 0
      and ${priceIn(channel)} > 0
    group by offer.store_id`.execute(db);
  return new Map(rows.map((row) => [row.store_id, row.total]));
}

/** The departments that have most of what matches one of the words. */
export async function departmentsWith(db: CatalogDb, anyOf: SearchWords, most: number): Promise<string[]> {
  const { rows } = await sql<{ department_id: string }>`
    select department_id from catalog.search_product as product
      join catalog.shelf using (shelf_id) join catalog.aisle using (aisle_id)
    where ${matched({ words: anyOf })}
    group by department_id order by count(*) desc, department_id limit ${most}`.execute(db);
  return rows.map((row) => row.department_id);
}
