import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Makes a product that the store sells a cent dearer. */
export const oneMoreCent = (db: Database, storeId: string): Promise<unknown> =>
  sql`update catalog.price set price_cents = price_cents + 1 where store_id = ${storeId} and channel = 'ALL' and bpn = (
    select min(bpn) from catalog.price where store_id = ${storeId} and promo_type is null)`.execute(db);

/** The processes of the database that serve its connections. */
export async function backendsOf(db: Database): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend'`.execute(db);
  return rows.map(({ pid }) => pid);
}

/** The database's name on its server. */
export async function databaseName(db: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  return rows[0]?.name ?? '';
}

/** Lines that are staged of the newest import. */
export async function linesDone(db: Database): Promise<number> {
  const { rows } = await sql<{ done: number }>`
    select coalesce(max(lines_done), 0)::int as done from catalog.import`.execute(db);
  return rows[0]?.done ?? 0;
}

/** A digest of the products, without the numbers that they are given. */
export async function productsDigest(db: Database): Promise<string> {
  const { rows } = await sql<{ digest: string }>`
    select md5(string_agg(concat_ws('|', gtin, name, shelf_id, brand_id, size, nutrition, picture_id), ' ' order by gtin))
      || count(*) as digest from catalog.product`.execute(db);
  return rows[0]?.digest ?? '';
}

/** Photos that are kept. */
export async function photosKept(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from catalog.photo`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A digest of the photos of products. */
export async function photosDigest(db: Database): Promise<string> {
  const { rows } = await sql<{ digest: string }>`
    select md5(string_agg(gtin || photos::text, ' ' order by gtin)) || count(*) as digest
    from catalog.product_photos join catalog.product using (bpn)`.execute(db);
  return rows[0]?.digest ?? '';
}
