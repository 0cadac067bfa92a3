import { sql } from 'kysely';
import type { ImportRow, ImportsDb, StagedKind } from './import-tables.ts';

/** What a line holds, ready to be published. */
export interface StagedRow {
  kind: StagedKind;
  key: string;
  line: number;
  content: Record<string, unknown>;
}

/** The progress of a file's import, from the start if it is new; locked until the transaction ends. */
export async function lockImport(db: ImportsDb, importId: string): Promise<ImportRow> {
  await db
    .insertInto('catalog.import')
    .values({ import_id: importId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom('catalog.import')
    .selectAll()
    .where('import_id', '=', importId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Writes an import's progress. */
export async function updateImport(db: ImportsDb, { import_id: importId, ...change }: ImportRow): Promise<void> {
  await db.updateTable('catalog.import').set(change).where('import_id', '=', importId).execute();
}

/** Forgets an import and what it staged. */
export async function forgetImport(db: ImportsDb, importId: string): Promise<void> {
  await db.deleteFrom('catalog.import').where('import_id', '=', importId).execute();
}

export async function stage(db: ImportsDb, importId: string, rows: readonly StagedRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into catalog.staged (import_id, kind, key, line, content)
    select ${importId}, kind, key, line, content
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (kind text, key text, line bigint, content jsonb)`.execute(
    db,
  );
}

/** The lines on which an import has already read these things, by `kind key`. */
export async function stagedLines(
  db: ImportsDb,
  importId: string,
  rows: readonly Pick<StagedRow, 'kind' | 'key'>[],
): Promise<ReadonlyMap<string, number>> {
  if (rows.length === 0) return new Map();
  const found = await sql<{ kind: string; key: string; line: number }>`
    select kind, key, line from catalog.staged join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as asked (kind text, key text) using (kind, key) where import_id = ${importId}`.execute(db);
  return new Map(found.rows.map(({ kind, key, line }) => [`${kind} ${key}`, line]));
}

export interface Numbered {
  gtin: string;
  bpn: string;
}

/** The products with these numbers, in the catalog or read by this import. */
export async function productNumbers(
  db: ImportsDb,
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
export async function nextBpns(db: ImportsDb, count: number): Promise<string[]> {
  if (count === 0) return [];
  const { rows } = await sql<{ bpn: string }>`
    select nextval('catalog.imported_bpn')::text as bpn from generate_series(1, ${count})`.execute(db);
  return rows.map(({ bpn }) => bpn);
}

/** Is the import there, read this far? It stays locked until the transaction ends. */
export async function isImportAt(db: ImportsDb, importId: string, bytesDone: number): Promise<boolean> {
  const row = await db
    .selectFrom('catalog.import')
    .select('bytes_done')
    .where('import_id', '=', importId)
    .forUpdate()
    .executeTakeFirst();
  return row?.bytes_done === bytesDone;
}

/** What an import staged of a kind, by key. */
export function stagedContents(
  db: ImportsDb,
  importId: string,
  { kind, after, limit }: { kind: StagedKind; after: string; limit: number },
): Promise<{ key: string; content: Record<string, unknown> }[]> {
  return db
    .selectFrom('catalog.staged')
    .select(['key', 'content'])
    .where('import_id', '=', importId)
    .where('kind', '=', kind)
    .where('key', '>', after)
    .orderBy('key')
    .limit(limit)
    .execute();
}
