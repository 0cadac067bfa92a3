import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { services } from '../../app.ts';
import type { Database } from '../../platform/database/database.ts';
import { stores } from '../../app.ts';
import { addStores } from '../../stores/index.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { catalog, type CatalogImport, importCatalog, standardDepartments } from '../index.ts';
import type { Fetching } from '../photos/fetch-original.ts';
import { gtinOf } from '../rules/gtin.ts';

export const storeId = '2910';
export const otherStoreId = '7710';

/** An empty catalog, two stores, and a folder for files. */
export interface ImportWorld {
  world: World;
  /** The folder of its files. */
  folder: string;
  /** Writes a file and imports it. @param fetching how the originals of photos are fetched */
  imports(name: string, content: string | Buffer, fetching?: Fetching): Promise<CatalogImport>;
  write(name: string, content: string | Buffer): Promise<string>;
  /** The rejected lines of a file. */
  rejectsOf(name: string): Promise<{ line: number; reason: string; text: string }[]>;
  /** The products of a file that have no type. */
  untypedOf(name: string): Promise<Record<string, unknown>[]>;
  /** Everything a shopper could see, as text. */
  published(): Promise<string>;
  close(): Promise<void>;
}

/** @param audited with the audit log, which is among the games tables */
export async function importWorld({ audited = false } = {}): Promise<ImportWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'larder-catalog-'));
  const world = await createWorld({
    config: { media: { kind: 'folder', folder: join(folder, 'media') } },
    services: audited ? services : [stores, catalog],
    clock: '2026-08-05T19:00:00Z',
    fill: (context) => addStores(context.db, [storeId, otherStoreId].map(storeOf)),
  });
  const write = async (name: string, content: string | Buffer) => {
    await writeFile(join(folder, name), content);
    return join(folder, name);
  };
  return {
    world,
    folder,
    write,
    async imports(name, content, fetching) {
      const file = await write(name, content);
      const rejectedFile = `${file}.rejected.jsonl`;
      const untypedFile = `${file}.untyped.jsonl`;
      const options = { file, rejectedFile, untypedFile, source: name, departments: standardDepartments() };
      return importCatalog(world.context, { ...options, ...(fetching ? { fetching } : {}) });
    },
    async rejectsOf(name) {
      return linesIn(await readFile(join(folder, `${name}.rejected.jsonl`), 'utf8'));
    },
    untypedOf: async (name) =>
      linesIn<Record<string, unknown>>(await readFile(join(folder, `${name}.untyped.jsonl`), 'utf8')),
    async published() {
      const { rows } = await sql<{ all: string }>`
        select concat(
          (select jsonb_agg(product order by bpn) from catalog.product),
          (select jsonb_agg(price order by store_id, bpn, channel) from catalog.price),
          (select jsonb_agg(inventory order by store_id, bpn) from catalog.inventory),
          (select jsonb_agg(brand order by brand_id) from catalog.brand),
          (select jsonb_agg(product_photos order by bpn) from catalog.product_photos),
          (select jsonb_agg(store order by store_id) from identity.store)) as all`.execute(world.db);
      return rows[0]?.all ?? '';
    },
    async close() {
      await world.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** From now on the store has some of everything, at one price. */
export async function carryAll(db: Database, store: string): Promise<void> {
  await sql`insert into catalog.price (store_id, bpn, channel, price_cents, base_price_cents)
    select ${store}, bpn, 'ALL', 399, 399 from catalog.product`.execute(db);
  await sql`insert into catalog.inventory (store_id, bpn, delivery, pickup, in_store, shipping)
    select ${store}, bpn, 20, 20, 20, 0 from catalog.product`.execute(db);
}

const storeOf = (id: string) => ({
  storeId: id,
  name: '2300 16th St',
  banner: 'safeway',
  displayBanner: 'Safeway',
  division: 'NORCAL',
  timeZone: 'America/Los_Angeles',
  branchId: null,
  address: '2300 16th St',
  city: 'San Francisco',
  state: 'CA',
  zip: '94103',
});

/** The columns of the public US product data. */
export const brandedHeader =
  'gtin,upc,name,brand,brand_owner,category,package,serving,household_serving,ingredients,fat_100g,carbs_100g,sugar_100g,protein_100g,salt_100g,off_image';

/** A row of the same shape. */
export function brandedRow(
  index: number,
  change: Partial<Record<'name' | 'category' | 'package' | 'gtin', string>> = {},
) {
  const gtin = change.gtin ?? numberOf(index);
  const name = change.name ?? `Chek, Cola No. ${index}`;
  return [
    gtin,
    gtin.slice(2),
    `"${name}"`,
    'CHEK',
    '"Winn-Dixie Stores, Inc."',
    `"${change.category ?? 'Soda'}"`,
    change.package ?? '12 fl oz/355 mL',
    '355.0 ml',
    '1 CAN',
    '"CARBONATED WATER, HIGH FRUCTOSE CORN SYRUP, CARAMEL COLOR."',
    '0,11.55,11.55,0,0.02,',
  ].join(',');
}

/** The GTIN-14 of a test product. */
export const numberOf = (index: number): string => gtinOf(`5100${String(index).padStart(7, '0')}`);

/** The objects of a JSON Lines file. */
const linesIn = <T>(text: string): T[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
