import { sql } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';

/** How far a file has been read: `<schema>.import`, which is gone when its version is published. */
export interface ImportRow {
  /** Made of the file's bytes. */
  import_id: string;
  bytes_done: number;
  lines_done: number;
  staged: number;
  rejected: number;
  /** Bytes written to the file of rejected lines. */
  rejected_bytes: number;
}

/** The database schema that an import's tables are in: `import`, `staged`, `version`, and `version_change`. */
export type ImportSchema = 'catalog' | 'offers' | 'stores';

const columns = sql`import_id, bytes_done, lines_done, staged, rejected, rejected_bytes`;
const importTable = (schema: ImportSchema) => sql.table(`${schema}.import`);

/** The progress of a file's import, from the start if it is new; locked until the transaction ends. */
export async function lockImport(trx: Transaction, schema: ImportSchema, importId: string): Promise<ImportRow> {
  // An update waits for who publishes and forgets the import, and then inserts it; "do nothing" would leave no row to lock.
  const { rows } = await sql<ImportRow>`
    insert into ${importTable(schema)} (import_id) values (${importId})
    on conflict (import_id) do update set import_id = excluded.import_id returning ${columns}`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error(`the import ${importId} is gone`);
  return row;
}

/** Writes an import's progress. */
export async function updateImport(trx: Transaction, schema: ImportSchema, row: ImportRow): Promise<void> {
  await sql`
    update ${importTable(schema)} set bytes_done = ${row.bytes_done}, lines_done = ${row.lines_done},
      staged = ${row.staged}, rejected = ${row.rejected}, rejected_bytes = ${row.rejected_bytes}
    where import_id = ${row.import_id}`.execute(trx);
}

/** Forgets an import and what it staged. */
export async function forgetImport(db: Database, schema: ImportSchema, importId: string): Promise<void> {
  await sql`delete from ${importTable(schema)} where import_id = ${importId}`.execute(db);
}

/** Is the import there, read this far? It stays locked until the transaction ends. */
export async function isImportAt(
  trx: Database,
  schema: ImportSchema,
  { import_id: importId, bytes_done: bytesDone }: Pick<ImportRow, 'import_id' | 'bytes_done'>,
): Promise<boolean> {
  const { rows } = await sql<{ bytesDone: number }>`
    select bytes_done as "bytesDone" from ${importTable(schema)} where import_id = ${importId} for update`.execute(trx);
  return rows[0]?.bytesDone === bytesDone;
}
