import { type RawBuilder, sql } from 'kysely';
import type { ImportsDb, StagedKind, VersionRow } from './import-tables.ts';

/** Rows of one statement, so that each stays short. */
const chunk = 2000;

/** The columns that a file can say something about; the others of a known product stay as they are. */
const productColumns = [
  'bpn',
  'gtin',
  'name',
  'brand_id',
  'shelf_id',
  'status',
  'description',
  'size',
  'package_quantity',
  'package_unit',
  'size_quantity',
  'snap_eligible',
  'contains_alcohol',
  'alcohol_pct',
  'restricted_value',
  'prop65',
  'ingredients',
  'allergens',
  'diets',
  'nutrition',
  'picture_id',
];
const priceColumns = [
  'store_id',
  'bpn',
  'channel',
  'price_cents',
  'base_price_cents',
  'previous_base_price_cents',
  'promo_type',
  'promo_text',
  'promo_description',
  'promo_ends_on',
  'promo_buy',
  'promo_free',
  'promo_qty',
  'promo_price_cents',
  'promo_group',
];
const inventoryColumns = ['store_id', 'bpn', 'delivery', 'pickup', 'in_store', 'shipping', 'next_delivery_on'];

const list = (columns: readonly string[], of?: string): RawBuilder<unknown> =>
  sql.join(columns.map((column) => sql.ref(of === undefined ? column : `${of}.${column}`)));
const toExcluded = (columns: readonly string[], key: readonly string[]): RawBuilder<unknown> =>
  sql.join(
    columns
      .filter((column) => !key.includes(column))
      .map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`),
  );

interface Target {
  kind: 'product' | 'price' | 'inventory';
  table: string;
  key: readonly string[];
  columns: readonly string[];
  /** Whether the former rows are kept. */
  isKept: boolean;
}
const targets: readonly Target[] = [
  { kind: 'product', table: 'catalog.product', key: ['bpn'], columns: productColumns, isKept: true },
  { kind: 'price', table: 'catalog.price', key: ['store_id', 'bpn', 'channel'], columns: priceColumns, isKept: true },
  { kind: 'inventory', table: 'catalog.inventory', key: ['store_id', 'bpn'], columns: inventoryColumns, isKept: false },
];

/** How many rows a version wrote. */
export interface Written {
  added: number;
  changed: number;
  unchanged: number;
}

/** Opens the next version. The caller holds the lock on versions, so that numbers have no gaps. */
export async function beginVersion(db: ImportsDb, source: string, at: Temporal.Instant): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    insert into catalog.version (version, source, published_at) overriding system value
    select coalesce(max(version), 0) + 1, ${source}, ${at.toString()}::timestamptz from catalog.version
    returning version`.execute(db);
  return rows[0]?.version ?? 0;
}

/** Closes a version: with nothing written, there is none. */
export async function endVersion(db: ImportsDb, version: number, { added, changed }: Written): Promise<void> {
  if (added + changed === 0) await db.deleteFrom('catalog.version').where('version', '=', version).execute();
  else await db.updateTable('catalog.version').set({ added, changed }).where('version', '=', version).execute();
}

/** Forgets what all but the newest versions changed. */
export const keepChangesOf = (db: ImportsDb, versions: number) =>
  db
    .deleteFrom('catalog.version_change')
    .where('version', 'not in', (from) =>
      from.selectFrom('catalog.version').select('version').orderBy('version', 'desc').limit(versions),
    )
    .execute();

/** Writes what an import staged of products, prices, and stock, keeping what products and prices were before. */
export async function writeStaged(
  db: ImportsDb,
  importId: string,
  version: number,
  onProgress: (rows: number) => void,
): Promise<Written> {
  const all: Written = { added: 0, changed: 0, unchanged: 0 };
  for (const target of targets)
    for (let after: string | null = ''; after !== null;) {
      const range = { importId, kind: target.kind, after };
      if (target.kind === 'product') await writeBrandsAndPictures(db, version, range);
      const { rows, last, added, changed } = await writeChunk(db, version, target, range);
      all.added += added;
      all.changed += changed;
      all.unchanged += rows - added - changed;
      after = rows === chunk ? last : null;
      onProgress(rows);
    }
  return all;
}

interface Range {
  importId: string;
  kind: StagedKind;
  after: string;
}
const inRange = ({ importId, kind, after }: Range): RawBuilder<unknown> => sql`
  select key, content from catalog.staged
  where import_id = ${importId} and kind = ${kind} and key > ${after} order by key limit ${chunk}`;

async function writeBrandsAndPictures(db: ImportsDb, version: number, range: Range): Promise<void> {
  await sql`
    with chunk as (${inRange(range)}), named as (
      select distinct on (brand_id) brand_id, name, palette
      from chunk, jsonb_to_record(nullif(content -> 'brand', 'null')) as brand (brand_id text, name text, palette text[])
      where brand_id is not null order by brand_id, key
    ), added as (
      insert into catalog.brand (brand_id, name, palette) select brand_id, name, palette from named
      where not exists (select from catalog.brand where brand.brand_id = named.brand_id)
      on conflict do nothing returning brand_id
    )
    insert into catalog.version_change (version, kind, key) select ${version}::int, 'brand', brand_id from added`.execute(
    db,
  );
  await sql`
    with chunk as (${inRange(range)})
    insert into catalog.picture (picture_id, data)
    select distinct on (picture_id) picture_id, data
    from chunk, jsonb_to_record(content -> 'picture') as picture (picture_id text, data jsonb)
    on conflict do nothing`.execute(db);
}

async function writeChunk(db: ImportsDb, version: number, target: Target, range: Range) {
  const { kind, table, key, columns, isKept } = target;
  const keyOf = sql`concat_ws('|', ${list(key, 'fresh')})`;
  const { rows } = await sql<{ rows: number; last: string; added: number; changed: number }>`
    with chunk as (${inRange(range)}), differing as (
      select ${keyOf} as changed_key, chunk.key, case when old.bpn is not null then to_jsonb(old) end as before
      from chunk cross join lateral jsonb_populate_record(null::${sql.table(table)}, content) as fresh
        left join ${sql.table(table)} as old
          on ${sql.join(
            key.map((column) => sql`${sql.ref(`old.${column}`)} = ${sql.ref(`fresh.${column}`)}`),
            sql` and `,
          )}
      where old.bpn is null or (${list(columns, 'old')}) is distinct from (${list(columns, 'fresh')})
    ), kept as (
      insert into catalog.version_change (version, kind, key, before)
      select ${version}::int, ${kind}, changed_key, before from differing where ${isKept}::boolean
    ), written as (
      insert into ${sql.table(table)} (${list(columns)})
      select ${list(columns, 'fresh')} from differing join chunk using (key)
        cross join lateral jsonb_populate_record(null::${sql.table(table)}, content) as fresh
      on conflict (${list(key)}) do update set ${toExcluded(columns, key)}
    )
    select (select count(*)::int from chunk) as rows, (select max(key) from chunk) as last,
      count(*) filter (where before is null)::int as added, count(*) filter (where before is not null)::int as changed
    from differing`.execute(db);
  return rows[0] ?? { rows: 0, last: '', added: 0, changed: 0 };
}

/** The newest versions, newest first. */
export const newestVersions = (db: ImportsDb, limit: number): Promise<VersionRow[]> =>
  db.selectFrom('catalog.version').selectAll().orderBy('version', 'desc').limit(limit).execute();

/** The newest version whose products or prices can be taken back; undefined when there is none. */
export const versionToTakeBack = (db: ImportsDb): Promise<VersionRow | undefined> =>
  db
    .selectFrom('catalog.version')
    .selectAll()
    .where('rolled_back_at', 'is', null)
    .where('version', 'in', (from) => from.selectFrom('catalog.version_change').select('version'))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Writes products and prices back as they were before a version, and removes what it added. @returns how many rows */
export async function takeBack(db: ImportsDb, version: number, at: Temporal.Instant): Promise<number> {
  let rows = 0;
  for (const { kind, table, key, columns } of targets.filter(({ isKept }) => isKept).toReversed()) {
    const keyOf = sql`concat_ws('|', ${list(key)})`;
    const changes = sql`select key, before from catalog.version_change where version = ${version} and kind = ${kind}`;
    const removed = await sql`
      delete from ${sql.table(table)} where ${keyOf} in (select key from (${changes}) as change where before is null)`.execute(
      db,
    );
    const restored = await sql`
      insert into ${sql.table(table)} (${list(columns)})
      select ${list(columns, 'was')} from (${changes}) as change
        cross join lateral jsonb_populate_record(null::${sql.table(table)}, before) as was where before is not null
      on conflict (${list(key)}) do update set ${toExcluded(columns, key)}`.execute(db);
    rows += Number(removed.numAffectedRows ?? 0) + Number(restored.numAffectedRows ?? 0);
  }
  await sql`
    delete from catalog.brand where brand_id in (
      select key from catalog.version_change where version = ${version} and kind = 'brand')
    and not exists (select from catalog.product where product.brand_id = brand.brand_id)`.execute(db);
  await db.updateTable('catalog.version').set({ rolled_back_at: at }).where('version', '=', version).execute();
  await db.deleteFrom('catalog.version_change').where('version', '=', version).execute();
  return rows;
}
