import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

export interface Numbered {
  gtin: string;
  bpn: string;
}

/** The products with these numbers, in the catalog or read by this import. */
export async function productNumbers(
  db: Database,
  importId: string,
  { gtins, bpns }: { gtins: readonly string[]; bpns: readonly string[] },
): Promise<Numbered[]> {
  if (gtins.length + bpns.length === 0) return [];
  const { rows } = await sql<Numbered>`
    select gtin, bpn from catalog.product where gtin = any(${gtins}::text[])
    union select gtin, bpn from catalog.product where bpn = any(${bpns}::text[])
    union select key, content ->> 'bpn' from catalog.staged
      where import_id = ${importId} and kind = 'product' and key = any(${gtins}::text[])
    union select key, content ->> 'bpn' from catalog.staged
      where import_id = ${importId} and kind = 'product' and content ->> 'bpn' = any(${bpns}::text[])`.execute(db);
  return rows;
}

/** Numbers for new products; none is assigned twice. */
export async function nextBpns(db: Database, count: number): Promise<string[]> {
  if (count === 0) return [];
  const { rows } = await sql<{ bpn: string }>`
    select nextval('catalog.imported_bpn')::text as bpn from generate_series(1, ${count})`.execute(db);
  return rows.map(({ bpn }) => bpn);
}

/** A product that nothing told the type of. */
interface Untyped {
  line: number;
  gtin: string;
  name: string;
  shelfId: string;
}

/** The products of an import without a type, by line, and how many they are. */
export async function stagedUntyped(
  db: Database,
  importId: string,
  most: number,
): Promise<{ count: number; rows: Untyped[] }> {
  const { rows } = await sql<Untyped & { count: number }>`
    select line::int as line, key as gtin, content ->> 'name' as name, content ->> 'shelf_id' as "shelfId",
      count(*) over ()::int as count
    from catalog.staged where import_id = ${importId} and kind = 'product' and content -> 'types' = '[]'::jsonb
    order by line limit ${most}`.execute(db);
  return {
    count: rows[0]?.count ?? 0,
    rows: rows.map(({ line, gtin, name, shelfId }) => ({ line, gtin, name, shelfId })),
  };
}
