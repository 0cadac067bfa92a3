import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, createPool, type Database } from '../../../platform/database/database.ts';
import { type Random, randomInt, seededRandom } from '../../../platform/random.ts';
import type { World } from '../../../testing/world.ts';
import { facetCounts } from '../../rules/facet-counts.ts';
import { type SortKey, sortKeys } from '../../rules/sorts.ts';
import { type Found, searchProducts, type SearchQuery } from '../../store/search.ts';
import { catalogDb } from '../../store/tables.ts';
import { catalogWorld, otherStoreId, storeId } from '../../testing/catalog-world.ts';
import { changePrice, changeStock } from '../../testing/changes.ts';
import { understood } from '../understanding.ts';
import { createColumns } from './columns.ts';

let world: World;
/** The database as another process has it. */
let elsewhere: Database;
let closePool: () => Promise<unknown>;
let bpns: string[];
beforeAll(async () => {
  world = await catalogWorld();
  const pool = createPool(world.connection, { max: 4 });
  elsewhere = createDatabase(pool);
  closePool = () => pool.end();
  const { rows } = await sql<{ bpn: string }>`select bpn from catalog.product order by bpn`.execute(world.db);
  bpns = rows.map(({ bpn }) => bpn);
});
afterAll(async () => {
  await closePool();
  await world.close();
});

/** Columns that wait for a machine that has other work. */
const patientColumns = (config: Partial<World['context']['config']> = {}, db = world.db) =>
  createColumns({ ...world.context, db, config: { ...world.context.config, ...config } }, { waits: 60_000 });

async function queryFor(text: string, more: Partial<SearchQuery> = {}): Promise<SearchQuery> {
  const { matching } = await understood(world.db, text, { reading: 'WORDS' });
  return {
    storeId,
    channel: 'PICKUP',
    day: '2026-08-05',
    matching,
    filters: {},
    hidesSoldOut: false,
    chosenShelves: {},
    sort: 'bloomreach-best-match',
    language: null,
    limit: 20,
    ...more,
  };
}

/** What was found, without the snapshot and the order in which it was counted. */
const comparable = (found: Found | null) => found && { ...found, snapshot: '', groups: facetCounts(found.groups) };

const pick = <T>(random: Random, all: readonly T[]): T => all[randomInt(random, all.length)]!;

/** Something that an import, a till, or an operator does, here or in another process. */
async function change(random: Random, db: Database): Promise<void> {
  const bpn = pick(random, bpns);
  const at = { storeId: pick(random, [storeId, otherStoreId]), bpn };
  const [product] = [sql`update catalog.product`];
  const where = sql`where bpn = ${bpn}`;
  const changes: (() => Promise<unknown>)[] = [
    () => changePrice(db, { ...at, cents: randomInt(random, 90_000) }),
    () =>
      changePrice(db, { ...at, cents: 499, dealUntil: pick(random, ['2026-08-04', '2026-08-09', '9999-12-31', null]) }),
    () => changeStock(db, { ...at, pieces: randomInt(random, 2) }),
    () => sql`delete from catalog.price where store_id = ${at.storeId} and bpn = ${bpn}`.execute(db),
    () => sql`delete from catalog.inventory where store_id = ${at.storeId} and bpn = ${bpn}`.execute(db),
    () =>
      sql`insert into catalog.price (store_id, bpn, channel, price_cents, base_price_cents)
        values (${at.storeId}, ${bpn}, ${pick(random, ['ALL', 'PICKUP', 'SHIPPING'])}, 321, 321) on conflict do nothing`.execute(
        db,
      ),
    () => sql`${product} set name = ${pick(random, ['Aged', 'Milk', 'Zesty'])} || ' ' || name ${where}`.execute(db),
    () => sql`${product} set popularity = ${randomInt(random, 20_000)} ${where}`.execute(db),
    () => sql`${product} set status = ${pick(random, ['ACTIVE', 'INACTIVE'])} ${where}`.execute(db),
    () =>
      sql`${product} set diets = ${pick(random, ['{VEGAN}', '{}'])}, ingredients = 'milk', allergens = '{MILK}' ${where}`.execute(
        db,
      ),
    () => sql`delete from catalog.product ${where}`.execute(db),
    () =>
      sql`insert into catalog.product select (jsonb_populate_record(product, jsonb_build_object(
        'bpn', (max.bpn::int + 1)::text, 'gtin', '0099' || (max.bpn::int + 1) || '0', 'size', max.bpn, 'name', 'New ' || name))).*
        from catalog.product, (select max(bpn) as bpn from catalog.product) as max ${sql`where product.bpn = ${bpn}`}`.execute(
        db,
      ),
    () =>
      sql`update catalog.brand set name = name || '!' where brand_id = (select brand_id from catalog.product ${where})`.execute(
        db,
      ),
  ];
  await pick(random, changes)();
}

test('N-55 N-74 after every change of another process, memory finds what the database finds', async () => {
  const columns = patientColumns();
  const random = seededRandom('following');
  for (let step = 0; step < 120; step++) {
    for (let changes = randomInt(random, 4); changes > 0; changes--) await change(random, elsewhere);
    const query = await queryFor(pick(random, ['', 'milk', 'organic', 'without milk', 'new']), {
      sort: pick<SortKey>(random, sortKeys),
      storeId: pick(random, [storeId, otherStoreId]),
      channel: pick(random, ['PICKUP', 'SHIPPING', undefined]),
      places: pick(random, [undefined, new Map(bpns.slice(0, 900).map((bpn, at) => [Number(bpn), 20_000 + at]))]),
    });
    const found = await columns.find(query);
    expect(comparable(found)).toEqual(comparable(await searchProducts(catalogDb(world.db), query)));
  }
});

test('N-55 later pages are found as the first page saw them, or by the database', async () => {
  const columns = patientColumns();
  const query = await queryFor('', { sort: 'bloomreach-price-low-high' });
  const first = await columns.find(query);
  const last = first!.page.at(-1)!;
  const after = { snapshot: first!.snapshot, unfiltered: first!.totalUnfiltered, ...last };
  const second = await columns.find({ ...query, after });
  expect(comparable(second)).toEqual(comparable(await searchProducts(catalogDb(world.db), { ...query, after })));
  await changePrice(elsewhere, { storeId, bpn: last.bpn, cents: 99_999 });
  expect(await columns.find({ ...query, after })).toBeNull();
});

test('N-55 many who ask while another process changes prices never get an older price than was committed before they asked', async () => {
  const columns = patientColumns();
  const { bpn } = (await columns.find(await queryFor('milk')))!.page[0]!;
  const query = await queryFor(bpn, { sort: 'bloomreach-price-low-high' });
  let committed = 0;
  const writer = async () => {
    for (let cents = 1; cents <= 40; cents++) {
      await changePrice(elsewhere, { storeId, bpn, cents, dealUntil: null });
      committed = cents;
    }
  };
  await changePrice(elsewhere, { storeId, bpn, cents: 0, dealUntil: null });
  const reader = async () => {
    while (committed < 40) {
      const least = committed;
      const found = await columns.find(query);
      expect(found?.page[0]?.key).toBeGreaterThanOrEqual(least);
    }
  };
  await Promise.all([writer(), reader(), reader(), reader()]);
  expect((await columns.find(query))?.page[0]?.key).toBe(40);
});

test('what memory has no room for is left to the database', async () => {
  const query = await queryFor('milk');
  for (const searchMemoryMb of [0, 0.001]) expect(await patientColumns({ searchMemoryMb }).find(query)).toBeNull();
  // One of two at a time.
  const one = patientColumns({ searchMemoryMb: 0.04 });
  for (const at of [storeId, otherStoreId, storeId]) {
    const asked = { ...query, storeId: at };
    expect(comparable(await one.find(asked))).toEqual(comparable(await searchProducts(catalogDb(world.db), asked)));
  }
});

test('a database that cannot be asked costs a line in the log, and the search goes on without memory', async () => {
  const pool = createPool(world.connection, { max: 1 });
  const columns = patientColumns({}, createDatabase(pool));
  await pool.end();
  expect(await columns.find(await queryFor('milk'))).toBeNull();
});

test('what takes too long to read is not waited for', async () => {
  const columns = createColumns(world.context);
  const query = await queryFor('milk');
  await elsewhere.transaction().execute(async (trx) => {
    await sql`lock table catalog.search_offer in access exclusive mode`.execute(trx);
    expect(await columns.find(query)).toBeNull();
  });
  await expect.poll(async () => (await columns.find(query)) !== null, { timeout: 20_000 }).toBe(true);
});
