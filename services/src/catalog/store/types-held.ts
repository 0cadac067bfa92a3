import { sql } from 'kysely';
import { likely } from '../rules/types/product-type.ts';
import type { OwnType } from '../rules/types/suggested-types.ts';
import type { Channel } from '../rules/product.ts';
import { eligible, priceIn } from './search-parts.ts';
import type { CatalogDb } from './tables.ts';

/** What products are of their own, by number: a type that is only likely is none, and neither is a product that isn't known. */
export async function ownTypesOf(db: CatalogDb, bpns: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ bpn: string; type: string }>`
    select bpn, types[1] as type from catalog.product
    where bpn = any(${bpns}::text[]) and starts_with(types[1], ${likely}) is false`.execute(db);
  return new Map(rows.map(({ bpn, type }) => [bpn, type]));
}

/** What a store has now of each product's own type, through a channel or any; what is only likely counts for no type. */
export async function ownTypesAt(
  db: CatalogDb,
  { storeId, channel }: { storeId: string; channel?: Channel | undefined },
): Promise<OwnType[]> {
  const { rows } = await sql<OwnType>`
    select typed.types[1] as type, count(*)::int as count, sum(product.popularity)::float8 as popularity
    from catalog.search_offer as offer
      join catalog.search_product as product using (number)
      join catalog.product as typed on typed.bpn = to_char(offer.number, 'FM000000000')
    where offer.store_id = ${storeId} and starts_with(typed.types[1], ${likely}) is false
      and product.channels & offer.stock & ${sql.lit(eligible(channel))} <> 0 and ${priceIn(channel)} > 0
    group by typed.types[1]`.execute(db);
  return rows;
}
