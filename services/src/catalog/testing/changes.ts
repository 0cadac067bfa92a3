import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Changes a product's price at a store, and whether it is on sale if that is given. */
export async function changePrice(
  db: Database,
  change: { storeId: string; bpn: string; cents: number; dealUntil?: string | null },
): Promise<void> {
  const { dealUntil } = change;
  const deal =
    dealUntil === undefined
      ? sql``
      : sql`, promo_ends_on = ${dealUntil}, promo_type = ${dealUntil === null ? null : 'P'},
        promo_buy = null, promo_free = null, promo_qty = null, promo_price_cents = null, promo_group = null`;
  await sql`update catalog.price set price_cents = ${change.cents} ${deal}
    where store_id = ${change.storeId} and bpn = ${change.bpn} and channel = 'ALL'`.execute(db);
}

/** Changes a product's stock at a store, the same in every channel. */
export async function changeStock(
  db: Database,
  change: { storeId: string; bpn: string; pieces: number },
): Promise<void> {
  await sql`update catalog.inventory set delivery = ${change.pieces}, pickup = ${change.pieces}, in_store = ${change.pieces}
    where store_id = ${change.storeId} and bpn = ${change.bpn}`.execute(db);
}

/** Sells a product at a store by pickup alone, at the price that held for every channel. */
export async function priceForPickupOnly(
  db: Database,
  { storeId, bpn }: { storeId: string; bpn: string },
): Promise<void> {
  const all = sql`store_id = ${storeId} and bpn = ${bpn} and channel = 'ALL'`;
  await sql`insert into catalog.price
    select (jsonb_populate_record(price, '{"channel":"PICKUP"}')).* from catalog.price where ${all}`.execute(db);
  await sql`delete from catalog.price where ${all}`.execute(db);
}

/** Ends about a tenth of a store's sales on a day. */
export async function endSomeSales(
  db: Database,
  { storeId, endedOn }: { storeId: string; endedOn: string },
): Promise<void> {
  await sql`update catalog.price set promo_ends_on = ${endedOn}
    where store_id = ${storeId} and promo_type = 'P' and bpn like '%3'`.execute(db);
}

/** A product with a different delivery price at a store. */
export async function dearerDelivered(db: Database, storeId: string) {
  const { rows } = await sql<{ bpn: string; usual: number; delivered: number }>`
    select usual.bpn, usual.price_cents as usual, delivered.price_cents as delivered
    from catalog.price as usual join catalog.price as delivered using (store_id, bpn)
    where usual.channel = 'ALL' and delivered.channel = 'DELIVERY' and store_id = ${storeId}
    order by bpn limit 1`.execute(db);
  return rows[0];
}
