import { fullNameOf } from '../../../../server-kit/full-name.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Channel } from '../rules/product.ts';

const stockColumn = { DELIVERY: 'delivery', PICKUP: 'pickup', IN_STORE: 'in_store', SHIPPING: 'shipping' } as const;

/**
 * Products that a store has in a channel, by their exact names: of several with a name, the one of that size, or else the one
 * on sale that sells best. A name that the store doesn't have is left out.
 * @param names with their sizes as on the package, or null for any
 */
export async function productsNamed(
  db: Database,
  names: readonly (readonly [name: string, size: string | null])[],
  { storeId, channel }: { storeId: string; channel: Channel },
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ name: string; bpn: string }>`
    select distinct on (asked.name) asked.name, product.bpn
    from unnest(${names.map(([name]) => name)}::text[], ${names.map(([, size]) => size)}::text[]) as asked (name, size)
      join catalog.product on product.name = asked.name
      join catalog.price on price.bpn = product.bpn and price.store_id = ${storeId} and price.channel = 'ALL'
      join catalog.inventory on inventory.bpn = product.bpn and inventory.store_id = ${storeId}
    where product.status = 'ACTIVE' and ${sql.ref(`inventory.${stockColumn[channel]}`)} > 0
    order by asked.name, product.size is distinct from asked.size, price.promo_type is null, product.popularity desc, product.bpn`.execute(
    db,
  );
  return new Map(rows.map(({ name, bpn }) => [name, bpn]));
}

/** What a product is called, without its brand and with it, and what size it is. */
export interface ProductNames {
  name: string;
  full: string;
  size: string;
}

/** Names of products, by number; those that aren't in the catalog are missing. */
export async function namesOf(db: Database, bpns: readonly string[]): Promise<ReadonlyMap<string, ProductNames>> {
  const { rows } = await sql<{ bpn: string; name: string; brand: string | null; size: string }>`
    select product.bpn, product.name, product.size, brand.name as brand from catalog.product left join catalog.brand using (brand_id)
    where product.bpn = any(${[...new Set(bpns)]}::text[])`.execute(db);
  return new Map(rows.map(({ bpn, name, brand, size }) => [bpn, { name, size, full: fullNameOf(brand, name) }]));
}
