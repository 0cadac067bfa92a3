import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import { longest } from '../../platform/jobs/jobs.ts';
import { readCarts } from '../../cart/reading/read-carts.ts';
import { entryCounts } from '../../draws/store/draws.ts';
import { drawsDb } from '../../draws/store/tables.ts';
import { publishSweepstakesProgram } from '../draws.ts';
import { forgetJourneys, ordersOnTheirWay } from '../../orders/store/journeys.ts';
import { passkeysOf, passkeyWith } from '../../identity/store/passkeys.ts';
import { identityTables } from '../../identity/store/tables.ts';
import { lockableOrders, movingOrders } from '../../orders/store/moving-orders.ts';
import { storeOrders } from '../../orders/store/store-orders.ts';
import { goods, ordersWorld, store } from '../../orders/testing/orders-world.ts';
import { ordersShopper } from '../../orders/testing/orders-shopper.ts';
import { couponShopper } from '../../offers/testing/coupons-world.ts';
import { givenOrder } from '../../orders/testing/placed-orders.ts';
import type { World } from '../world.ts';
import { fill, oneOrder, publishFilling } from './fill.ts';

/** How many households shop before and after; `npm run bench -- growth` has ten thousand, and a hundred thousand. */
const [fewHouseholds = 0, manyHouseholds = 0] = (process.env['GROWTH_HOUSEHOLDS'] ?? '500,5000').split(',').map(Number);

/**
 * Blocks that a read may touch: an index has become a level deeper for each of its look-ups, a page of twenty makes twenty,
 * and each touches two or three blocks already. What grows with households touches ten times as many.
 */
const most = (before: number): number => before * 1.5 + 12;

let world: World;
beforeAll(async () => {
  // What a statement touched is counted by its connection.
  world = await ordersWorld({ connections: 1 });
  await publishSweepstakesProgram(world);
  await givenOrder(world, { state: 'FINALIZED', order_number: oneOrder });
  await publishFilling(world);
});
afterAll(() => world.close());

const openStates = ['PLACED', 'LOCKED', 'PICKING', 'READY', 'OUT_FOR_DELIVERY', 'HANDED_OVER'] as const;
const now = () => world.clock.now();
const page = { states: openStates, storeId: null } as const;

/** What must not cost more because others shop, too, besides the routes that read. */
const reads: Readonly<Record<string, () => Promise<unknown>>> = {
  "a household's carts": () => readCarts(world.context, { householdId: 'nobody' }, { categories: ['1P'] }),
  "a draw's counts": () => entryCounts(drawsDb(world.db), 'spin'),
  'the orders on their way': () => ordersOnTheirWay(world.db, { after: '', limit: 20 }),
  'journeys that are over': () => forgetJourneys(world.db),
  'orders that move by now': () => movingOrders(world.db, { now: now(), after: '', limit: 20 }),
  'orders past their cut-off': () => lockableOrders(world.db, now(), 20),
  'the open orders of the store’s page': () => storeOrders(world.db, { ...page, isIn: true, limit: 200 }),
  'an addition to a cart': () => ordersShopper(world, '1').adds(goods.milk),
  "a shopper's passkeys, and one that signs in": async () => {
    await passkeysOf(identityTables(world.db), 'filled-1');
    await passkeyWith(identityTables(world.db), 'filled-1');
  },
  'a clip, and its end': async () => {
    const coupons = couponShopper(world, '1');
    const [clip] = await coupons.clips('filling-0', store.storeId);
    await coupons.unclips(clip?.clipId ?? '');
  },
  'the done orders of the store’s page': () => storeOrders(world.db, { ...page, isIn: false, limit: 20 }),
};

/** What the parameters of routes are here: a household with one order, among all others. */
const parameters: Readonly<Record<string, string>> = {
  banner: 'safeway',
  storeId: store.storeId,
  storeid: store.storeId,
  channel: 'PICKUP',
  customerId: 'customer-1',
  householdId: 'household-1',
  hhid: 'household-1',
  uuid: 'uuid-1',
  gid: 'gid-1',
  userType: 'R',
  programCode: 'SPIN',
  programCodes: 'SPIN',
  prizeId: 'ticket',
  drawId: 'spin',
  orderNumber: oneOrder,
  bpn: goods.milk,
  bpns: goods.milk,
  q: 'milk',
  place: '94607',
  zipcode: '94607',
  language: 'en',
  browserId: 'b'.repeat(32),
  'category-id': 'pantry',
  departmentId: 'pantry',
  lines: 'GROCERY:100',
};
interface Parameter {
  name: string;
  in: string;
  required?: boolean;
}
/** A published list of entries is as long as it is, and changes are told for as long as they are followed. */
const unbounded = ['/games/draws/{drawId}/file', '/live/changes'];

/** Each route that reads, as the household asks for it. */
function routes(): string[] {
  const contract = readFileSync(join(import.meta.dirname, '../../../openapi.json'), 'utf8');
  const { paths } = JSON.parse(contract) as { paths: Record<string, { get?: { parameters?: Parameter[] } }> };
  return Object.entries(paths).flatMap(([path, { get }]) => {
    if (!get || unbounded.includes(path)) return [];
    const asked = (get.parameters ?? []).filter((each) => each.in === 'query' && each.required);
    const query = asked.map(({ name }) => `${name}=${encodeURIComponent(parameters[name] ?? 'x')}`).join('&');
    return [`${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? 'x')}?${query}`];
  });
}

/** How many routes answer what was asked for; the others have nothing of the household's to show. */
const enoughAnswers = 35;

/** The queues that the clock works on: their names, as they were registered. */
async function clockwork(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from jobs.queue where expire_seconds = ${longest.scheduled} order by name`.execute(world.db);
  return rows.map(({ name }) => name);
}

/** Lets the clock's job run now, and whatever it gives others to do. */
async function runs(job: string): Promise<void> {
  await inTransaction(world.db, (trx) => world.context.outbox.publish(trx, job, {}));
  await world.runJobs();
}

/** Blocks of tables and indexes that were touched so far. */
async function blocks(): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(world.db);
  const { rows } = await sql<{ blocks: number }>`
    select (select sum(heap_blks_read + heap_blks_hit) from pg_statio_user_tables where schemaname <> 'jobs')::int
      + (select sum(idx_blks_read + idx_blks_hit) from pg_statio_user_indexes where schemaname <> 'jobs')::int as blocks`.execute(
    world.db,
  );
  return rows[0]?.blocks ?? 0;
}

async function touched(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const who = { customerId: 'customer-1', householdId: 'household-1', uuid: 'uuid-1', gid: 'gid-1' };
  const headers = { authorization: `Bearer ${await world.tokenFor(who)}` };
  const answered = new Set<string>();
  const asks = routes().map((url) => [
    url,
    async () => {
      const { statusCode } = await world.app.inject({ url, headers });
      if (statusCode === 200) answered.add(url);
    },
  ]) as [string, () => Promise<unknown>][];
  const jobs = (await clockwork()).map((name) => [name, () => runs(name)] as const);
  for (const [name, read] of [...Object.entries(reads), ...asks, ...jobs]) {
    await read();
    const before = await blocks();
    await read();
    counts[name] = (await blocks()) - before;
  }
  expect(answered.size).toBeGreaterThanOrEqual(enoughAnswers);
  return counts;
}

test(
  'no route and no job of the clock reads more blocks because ten times as many households shop',
  { timeout: 1_200_000 },
  async () => {
    // What the clock's jobs keep for themselves is there before anything is counted.
    for (const job of await clockwork()) await runs(job);
    await fill(world, 1, fewHouseholds);
    const few = await touched();
    await fill(world, fewHouseholds + 1, manyHouseholds);
    const many = await touched();
    const grown = Object.entries(many).filter(([name, count]) => count > most(few[name]!));
    expect(grown.map(([name, count]) => `${name}: ${few[name]}, then ${count}`)).toEqual([]);
    expect(await entryCounts(drawsDb(world.db), 'spin')).toEqual({ entries: manyHouseholds, holders: manyHouseholds });
  },
);
