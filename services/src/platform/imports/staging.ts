import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { RejectedLine } from '../files/rejected-lines.ts';
import type { ImportSchema } from './progress.ts';

/** What a line holds, ready to be published. */
export interface StagedRow<Kind extends string = string> {
  kind: Kind;
  key: string;
  line: number;
  content: Record<string, unknown>;
}

const stagedTable = (schema: ImportSchema) => sql.table(`${schema}.staged`);

async function stage(db: Database, schema: ImportSchema, importId: string, rows: readonly StagedRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into ${stagedTable(schema)} (import_id, kind, key, line, content)
    select ${importId}, kind, key, line, content
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (kind text, key text, line bigint, content jsonb)`.execute(
    db,
  );
}

/** The lines on which an import has already read these things, by `kind key`. */
export async function stagedLines(
  db: Database,
  schema: ImportSchema,
  importId: string,
  rows: readonly Pick<StagedRow, 'kind' | 'key'>[],
): Promise<ReadonlyMap<string, number>> {
  if (rows.length === 0) return new Map();
  const found = await sql<{ kind: string; key: string; line: number }>`
    select kind, key, line from ${stagedTable(schema)} join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as asked (kind text, key text) using (kind, key) where import_id = ${importId}`.execute(db);
  return new Map(found.rows.map(({ kind, key, line }) => [`${kind} ${key}`, line]));
}

/** A row of a line, and the line as it is written. */
export interface Candidate {
  row: StagedRow;
  text: string;
}

/** What became of some lines. */
export interface Taken {
  staged: number;
  rejected: RejectedLine[];
}

/** Stages rows, each thing once: a line that says again what an earlier one said is rejected. */
export async function stageOnce(
  db: Database,
  schema: ImportSchema,
  importId: string,
  candidates: readonly Candidate[],
): Promise<Taken> {
  const earlier = new Map(
    await stagedLines(
      db,
      schema,
      importId,
      candidates.map(({ row: { kind, key } }) => ({ kind, key })),
    ),
  );
  const taken: Taken = { staged: 0, rejected: [] };
  const rows: StagedRow[] = [];
  for (const { row, text } of candidates) {
    const name = `${row.kind} ${row.key}`;
    const first = earlier.get(name);
    if (first !== undefined) {
      taken.rejected.push({ line: row.line, reason: `says again what line ${first} says: ${row.key}`, text });
      continue;
    }
    earlier.set(name, row.line);
    rows.push(row);
  }
  await stage(db, schema, importId, rows);
  return { ...taken, staged: rows.length };
}

/** What an import staged of a kind, by key. */
export async function stagedContents(
  db: Database,
  schema: ImportSchema,
  importId: string,
  { kind, after, limit }: { kind: string; after: string; limit: number },
): Promise<{ key: string; content: Record<string, unknown> }[]> {
  const { rows } = await sql<{ key: string; content: Record<string, unknown> }>`
    select key, content from ${stagedTable(schema)}
    where import_id = ${importId} and kind = ${kind} and key > ${after} order by key limit ${limit}`.execute(db);
  return rows;
}
