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
