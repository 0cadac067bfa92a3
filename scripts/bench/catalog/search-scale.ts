import { readFileSync } from 'node:fs';
import { addStores } from '../../../services/src/stores/index.ts';
import { catalog } from '../../../services/src/catalog/index.ts';
import { type Columns, createColumns } from '../../../services/src/catalog/search/columns/columns.ts';
import { search, type SearchRequest } from '../../../services/src/catalog/search/search.ts';
import { offersAt } from '../../../services/src/catalog/store/columns/offers.ts';
import { catalogDb } from '../../../services/src/catalog/store/tables.ts';
import { fillBigCatalog } from '../../../services/src/catalog/testing/big-catalog.ts';
import { storeOf } from '../../../services/src/catalog/testing/catalog-world.ts';
import { backendsOf, oneMoreCent } from '../../../services/src/catalog/testing/import-state.ts';
import { repriced } from '../../../services/src/catalog/testing/repriced.ts';
import { createWorld, type World } from '../../../services/src/testing/world.ts';
import { withDatabase } from '../database.ts';
import { residentMegabytes } from '../memory.ts';
import { writeTable } from '../table.ts';
import { searchedWords } from './searched-words.ts';

const products = 50_000;
/** The store that the database has; the others are made of it as they are read. */
const realStore = '2910';
const askedOfDatabase = 40;

/** What shoppers ask for, each in turn. */
const kinds: readonly { name: string; requests: readonly Partial<SearchRequest>[] }[] = [
  {
    name: 'Words',
    requests: searchedWords.map((q) => ({ q })),
  },
  {
    name: 'Words and four filters',
    requests: ['milk', 'cheese', 'bread'].map((q) => ({
      q,
      filters: 'DIET:ORGANIC,DIET:VEGAN,DEALS:ON_SALE,PRICE:300-599',
    })),
  },
  {
    name: 'A department',
    requests: ['dairy-eggs-cheese', 'beverages', 'deli', 'pet-care'].map((departmentId) => ({ departmentId })),
  },
  { name: 'Everything on sale', requests: [{ filters: 'DEALS:ON_SALE' }] },
  { name: 'The whole store', requests: [{}] },
];

/**
 * The first search of each of 2,000 stores with 50,000 products, one at a time, as the database answers it and as memory does:
 * milliseconds from the request to the answer with its products, without HTTP, and CPU of this process and of the database.
 */
export async function benchSearchScale(storeCount: number): Promise<void> {
  await withDatabase(async () => {
    const world = await createWorld({
      services: [catalog],
      config: { searchMemoryMb: 4096 },
      fill: (context) => fillBigCatalog(context, products, [realStore]),
    });
    try {
      await measureAll(world, storeCount);
    } finally {
      await world.close();
    }
  });
}

/** One request after the other. */
interface Asking {
  count: number;
  /** What comes before a request, and doesn't count. */
  before?(at: number): Promise<unknown>;
  ask(at: number): Promise<unknown>;
}

async function measureAll(world: World, storeCount: number): Promise<void> {
  const { context, db } = world;
  const storeIds = [realStore, ...Array.from({ length: storeCount - 1 }, (_, at) => `s${at}`)];
  await addStores(db, storeIds.slice(1).map(storeOf));
  const packed = await offersAt(catalogDb(db), realStore);
  const columns = createColumns(context, {
    readOffers: async (from, storeId) =>
      storeId === realStore ? offersAt(from, storeId) : { ...repriced(packed, storeId), snapshot: packed.snapshot },
    waits: 10_000,
  });
  const database: Columns = { find: async () => null };
  const ask = (of: Columns, storeId: string, request: Partial<SearchRequest> = {}) =>
    search({ ...context, columns: of }, { storeId, channel: 'PICKUP', ...request });
  await ask(columns, realStore, { q: 'eggs' });

  const residentBefore = residentMegabytes(process.pid);
  await costOf(db, { count: storeCount, ask: (at) => ask(columns, storeIds[at] ?? '', { q: 'milk', pageSize: 1 }) });
  const resident = residentMegabytes(process.pid) - residentBefore;

  const rows = [];
  for (const [kind, { name, requests }] of kinds.entries()) {
    const asked = storeIds.filter((_, at) => at % kinds.length === kind);
    const requestOf = (at: number) => requests[at % requests.length] ?? {};
    const before = await costOf(db, {
      count: askedOfDatabase,
      before: () => oneMoreCent(db, realStore),
      ask: (at) => ask(database, realStore, requestOf(at)),
    });
    const after = await costOf(db, {
      count: asked.length,
      ask: (at) => ask(columns, asked[at] ?? '', requestOf(at)),
    });
    rows.push([name, ...before, ...after]);
  }
  await writeTable('search-scale', [
    ['First search of a store', ...['SQL', 'Memory'].flatMap((of) => [`${of}, median ms`, 'p99 ms', 'CPU ms'])],
    ...rows,
  ]);
  const reading = await costOf(db, { count: 20, ask: () => offersAt(catalogDb(db), realStore) });
  await writeTable('search-scale-memory', [
    ['In memory', 'Measured'],
    ['Stores', storeCount.toLocaleString('en-US')],
    ['Products', products.toLocaleString('en-US')],
    ['Resident set, all stores', `${resident.toFixed(0)} MiB`],
    ['A store', `${((resident * 1024) / storeCount).toFixed(0)} KiB`],
    ['Reading a store, median', `${reading[0]} ms`],
  ]);
}

/** Median and 99th percentile in milliseconds, and CPU of one request. */
async function costOf(db: World['db'], { count, before, ask }: Asking): Promise<[string, string, string]> {
  const cpu = await cpuOf(db);
  const took: number[] = [];
  let [spent, cpuBefore] = [0, cpu()];
  for (let at = 0; at < count; at++) {
    if (before) {
      await before(at);
      cpuBefore = cpu();
    }
    const began = performance.now();
    await ask(at);
    took.push(performance.now() - began);
    if (before || at === count - 1) spent += cpu() - cpuBefore;
  }
  return [quantile(took, 0.5).toFixed(1), quantile(took, 0.99).toFixed(1), (spent / count).toFixed(1)];
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** Tells the CPU of this process and of its connections to the database so far, in milliseconds. Linux only. */
async function cpuOf(db: World['db']): Promise<() => number> {
  const pids = await backendsOf(db);
  return () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000 + pids.reduce((sum, pid) => sum + schedulerMilliseconds(pid), 0);
  };
}

/** What a process has run, finer than the ticks of its `stat`; 0 for one that has ended. */
function schedulerMilliseconds(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return 0;
  }
}
