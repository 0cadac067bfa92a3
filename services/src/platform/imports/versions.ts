import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import type { ImportSchema } from './progress.ts';

/** Rows of one statement, so that each stays short. */
export const chunk = 2000;

/** A table that imports write to. */
export interface Target {
  /** What it is staged as. */
  kind: string;
  table: string;
  key: readonly string[];
  /** The columns that a file can say something about; the others of a known row stay as they are. */
  columns: readonly string[];
  /** Columns that are written with a row that differs, and are no difference themselves. */
  stamps?: readonly string[];
  /** Whether the former rows are kept, so that they can be taken back. */
  isKept: boolean;
}

/** How many rows a version wrote. */
export interface Written {
  added: number;
  changed: number;
  unchanged: number;
}

/** A version as an import published it. */
export interface VersionRow {
  version: number;
  /** The file's name. */
  source: string;
  publishedAt: Temporal.Instant;
  added: number;
  changed: number;
  rolledBackAt: Temporal.Instant | null;
}

const list = (columns: readonly string[], of?: string): RawBuilder<unknown> =>
  sql.join(columns.map((column) => sql.ref(of === undefined ? column : `${of}.${column}`)));
const toExcluded = (columns: readonly string[], key: readonly string[]): RawBuilder<unknown> =>
  sql.join(
    columns
      .filter((column) => !key.includes(column))
      .map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`),
  );
const written = ({ columns, stamps = [] }: Target): readonly string[] => [...columns, ...stamps];
const versionTable = (schema: ImportSchema) => sql.table(`${schema}.version`);
const changeTable = (schema: ImportSchema) => sql.table(`${schema}.version_change`);

/** Opens the next version. The caller holds the lock on versions, so that numbers have no gaps. */
export async function beginVersion(
  trx: Transaction,
  schema: ImportSchema,
  source: string,
  at: Temporal.Instant,
): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    insert into ${versionTable(schema)} (version, source, published_at) overriding system value
    select coalesce(max(version), 0) + 1, ${source}, ${at.toString()}::timestamptz from ${versionTable(schema)}
    returning version`.execute(trx);
  return rows[0]?.version ?? 0;
}

/** Closes a version, and forgets what all but the newest changed. With nothing written, there is none. @returns is there one? */
export async function endVersion(
  trx: Transaction,
  schema: ImportSchema,
  { version, kept }: { version: number; kept: number },
  { added, changed }: Written,
): Promise<boolean> {
  if (added + changed === 0) await sql`delete from ${versionTable(schema)} where version = ${version}`.execute(trx);
  else
    await sql`update ${versionTable(schema)} set added = ${added}, changed = ${changed} where version = ${version}`.execute(
      trx,
    );
  await sql`delete from ${changeTable(schema)} where version not in (
    select version from ${versionTable(schema)} order by version desc limit ${kept})`.execute(trx);
  return added + changed > 0;
}

/** Staged rows of a kind, after a key. */
export interface Range {
  importId: string;
  kind: string;
  after: string;
}

/** The staged rows of a range, for a statement. */
export const inRange = (schema: ImportSchema, { importId, kind, after }: Range): RawBuilder<unknown> => sql`
  select key, content from ${sql.table(`${schema}.staged`)}
  where import_id = ${importId} and kind = ${kind} and key > ${after} order by key limit ${chunk}`;

/** What is written as which version. */
export interface Writing {
  importId: string;
  version: number;
  targets: readonly Target[];
  /** Values of the columns that stamp a row that differs. */
  stamp?: Readonly<Record<string, string>>;
}

/** Writes what an import staged for its targets, in their order, keeping what their rows were before. */
export async function writeStaged(
  trx: Transaction,
  schema: ImportSchema,
  { importId, version, targets, stamp = {} }: Writing,
  hooks: { before?: (target: Target, range: Range) => Promise<void>; onProgress: (rows: number) => void },
): Promise<Written> {
  const all: Written = { added: 0, changed: 0, unchanged: 0 };
  for (const target of targets)
    for (let after: string | null = ''; after !== null;) {
      const range = { importId, kind: target.kind, after };
      await hooks.before?.(target, range);
      const { rows, last, added, changed } = await writeChunk(trx, schema, { version, stamp }, target, range);
      all.added += added;
      all.changed += changed;
      all.unchanged += rows - added - changed;
      after = rows === chunk ? last : null;
      hooks.onProgress(rows);
    }
  return all;
}

async function writeChunk(
  trx: Transaction,
  schema: ImportSchema,
  { version, stamp }: Required<Pick<Writing, 'version' | 'stamp'>>,
  target: Target,
  range: Range,
) {
  const { kind, table, key, columns, isKept } = target;
  const keyOf = sql`concat_ws('|', ${list(key, 'fresh')})`;
  const isNew = sql`${sql.ref(`old.${key[0]}`)} is null`;
  const { rows } = await sql<{ rows: number; last: string; added: number; changed: number }>`
    with chunk as (${inRange(schema, range)}), differing as (
      select ${keyOf} as changed_key, chunk.key, case when not ${isNew} then to_jsonb(old) end as before
      from chunk cross join lateral jsonb_populate_record(null::${sql.table(table)}, content) as fresh
        left join ${sql.table(table)} as old
          on ${sql.join(
            key.map((column) => sql`${sql.ref(`old.${column}`)} = ${sql.ref(`fresh.${column}`)}`),
            sql` and `,
          )}
      where ${isNew} or (${list(columns, 'old')}) is distinct from (${list(columns, 'fresh')})
    ), kept as (
      insert into ${changeTable(schema)} (version, kind, key, before)
      select ${version}::int, ${kind}, changed_key, before from differing where ${isKept}::boolean
    ), written as (
      insert into ${sql.table(table)} (${list(written(target))})
      select ${list(written(target), 'fresh')} from differing join chunk using (key)
        cross join lateral jsonb_populate_record(null::${sql.table(table)}, content || ${JSON.stringify(stamp)}::jsonb) as fresh
      on conflict (${list(key)}) do update set ${toExcluded(written(target), key)}
    )
    select (select count(*)::int from chunk) as rows, (select max(key) from chunk) as last,
      count(*) filter (where before is null)::int as added, count(*) filter (where before is not null)::int as changed
    from differing`.execute(trx);
  return rows[0] ?? { rows: 0, last: '', added: 0, changed: 0 };
}

const versionColumns = sql`version, source, published_at as "publishedAt", added, changed, rolled_back_at as "rolledBackAt"`;

/** The newest versions, newest first. */
export async function newestVersions(db: Database, schema: ImportSchema, limit: number): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select ${versionColumns} from ${versionTable(schema)} order by version desc limit ${limit}`.execute(db);
  return rows;
}

/** The newest version of which something can be taken back; undefined when there is none. */
export async function versionToTakeBack(trx: Transaction, schema: ImportSchema): Promise<VersionRow | undefined> {
  const { rows } = await sql<VersionRow>`
    select ${versionColumns} from ${versionTable(schema)} where rolled_back_at is null
      and version in (select version from ${changeTable(schema)})
    order by version desc limit 1`.execute(trx);
  return rows[0];
}

/** Writes kept rows back as they were before a version, and removes what it added. @returns how many rows */
export async function takeBack(
  trx: Transaction,
  schema: ImportSchema,
  version: number,
  targets: readonly Target[],
): Promise<number> {
  let rows = 0;
  for (const target of targets.filter(({ isKept }) => isKept).toReversed()) {
    const { kind, table, key } = target;
    const keyOf = sql`concat_ws('|', ${list(key)})`;
    const changes = sql`select key, before from ${changeTable(schema)} where version = ${version} and kind = ${kind}`;
    const removed = await sql`
      delete from ${sql.table(table)} where ${keyOf} in (select key from (${changes}) as change where before is null)`.execute(
      trx,
    );
    const restored = await sql`
      insert into ${sql.table(table)} (${list(written(target))})
      select ${list(written(target), 'was')} from (${changes}) as change
        cross join lateral jsonb_populate_record(null::${sql.table(table)}, before) as was where before is not null
      on conflict (${list(key)}) do update set ${toExcluded(written(target), key)}`.execute(trx);
    rows += Number(removed.numAffectedRows ?? 0) + Number(restored.numAffectedRows ?? 0);
  }
  return rows;
}

/** Keeps what things were before a version, null for those that are new, where no table's rows are written as they are staged. */
export async function keepBefore(
  trx: Transaction,
  schema: ImportSchema,
  version: number,
  changes: readonly { kind: string; key: string; before: object | null }[],
): Promise<void> {
  await sql`
    insert into ${changeTable(schema)} (version, kind, key, before)
    select ${version}::int, kind, key, nullif(before, 'null'::jsonb)
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change (kind text, key text, before jsonb)`.execute(
    trx,
  );
}

/** What things were before a version, as `keepBefore` kept it. */
export async function keptBefore<Before extends object>(
  trx: Transaction,
  schema: ImportSchema,
  version: number,
): Promise<{ key: string; before: Before | null }[]> {
  const { rows } = await sql<{ key: string; before: Before | null }>`
    select key, before from ${changeTable(schema)} where version = ${version} order by key`.execute(trx);
  return rows;
}

/** Notes that a version was taken back: its changes are forgotten. */
export async function markTakenBack(
  trx: Transaction,
  schema: ImportSchema,
  version: number,
  at: Temporal.Instant,
): Promise<void> {
  await sql`update ${versionTable(schema)} set rolled_back_at = ${at} where version = ${version}`.execute(trx);
  await sql`delete from ${changeTable(schema)} where version = ${version}`.execute(trx);
}
