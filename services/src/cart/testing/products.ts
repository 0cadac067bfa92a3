import { sql } from 'kysely';
import type { World } from '../../testing/world.ts';
import { storeId } from './cart-world.ts';

/** Numbers of products that can be picked up at both stores, by what a test needs. */
export async function someProducts(world: World, where: string, count: number): Promise<string[]> {
  const { rows } = await sql<{ bpn: string }>`
    select product.bpn from catalog.product join catalog.price using (bpn) join catalog.inventory using (bpn, store_id)
    where store_id = ${storeId} and channel = 'ALL' and status = 'ACTIVE' and (${sql.raw(where)})
    order by product.bpn limit ${count}`.execute(world.db);
  if (rows.length < count) throw new Error(`There are only ${rows.length} products where ${where}.`);
  return rows.map(({ bpn }) => bpn);
}

/** Groceries by the piece without a promo, sold in both stores. */
export const plainGrocery = `program = 'abs' and not sell_by_weight and not is_customizable and promo_type is null and price.price_cents > 0
  and product.pickup and inventory.pickup > 5 and maximum_quantity = 99
  and exists (select from catalog.inventory as other where other.bpn = product.bpn and other.store_id <> inventory.store_id and other.pickup > 5)`;

/** Makes a product cost this much at a store, with no promo. */
export async function costs(world: World, at: string, bpn: string, cents: number): Promise<void> {
  await sql`update catalog.price set price_cents = ${cents}, base_price_cents = ${cents}, promo_type = null,
    promo_ends_on = null, promo_buy = null, promo_free = null, promo_qty = null, promo_price_cents = null, promo_group = null
    where store_id = ${at} and bpn = ${bpn}`.execute(world.db);
}
