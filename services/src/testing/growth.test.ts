import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCarts } from '../cart/reading/read-carts.ts';
import { entryCounts } from '../draws/store/draws.ts';
import { drawsDb } from '../draws/store/tables.ts';
import { publishSweepstakesProgram } from './draws.ts';
import { forgetJourneys, ordersOnTheirWay } from '../orders/store/journeys.ts';
import { lockableOrders, movingOrders } from '../orders/store/moving-orders.ts';
import { storeOrders } from '../orders/store/store-orders.ts';
import { ordersWorld } from '../orders/testing/orders-world.ts';
import { givenOrder } from '../orders/testing/placed-orders.ts';
import type { World } from './world.ts';

/** Blocks that a read may touch more: an index has become a level deeper for each of a few look-ups. */
const deeper = 6;

let world: World;
beforeAll(async () => {
  // What a statement touched is counted by its connection.
  world = await ordersWorld({ connections: 1 });
  await publishSweepstakesProgram(world);
  await givenOrder(world, { state: 'FINALIZED', order_number: '1000000' });
});
afterAll(() => world.close());

const openStates = ['PLACED', 'LOCKED', 'PICKING', 'READY', 'OUT_FOR_DELIVERY', 'HANDED_OVER'] as const;
const now = () => world.clock.now();
const page = { states: openStates, storeId: null } as const;

/** What must not cost more because others shop, too. */
const reads: Readonly<Record<string, () => Promise<unknown>>> = {
  "a household's carts": () => readCarts(world.context, { householdId: 'nobody' }, { categories: ['1P'] }),
  "a draw's counts": () => entryCounts(drawsDb(world.db), 'spin'),
  'the orders on their way': () => ordersOnTheirWay(world.db, { after: '', limit: 20 }),
  'journeys that are over': () => forgetJourneys(world.db),
  'orders that move by now': () => movingOrders(world.db, { now: now(), after: '', limit: 20 }),
  'orders past their cut-off': () => lockableOrders(world.db, now(), 20),
  'the open orders of the store’s page': () => storeOrders(world.db, { ...page, isIn: true, limit: 200 }),
  'the done orders of the store’s page': () => storeOrders(world.db, { ...page, isIn: false, limit: 20 }),
};

/** Blocks of tables and indexes that were touched so far. */
async function blocks(): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(world.db);
  const { rows } = await sql<{ blocks: number }>`
    select (select sum(heap_blks_read + heap_blks_hit) from pg_statio_user_tables)::int
      + (select sum(idx_blks_read + idx_blks_hit) from pg_statio_user_indexes)::int as blocks`.execute(world.db);
  return rows[0]?.blocks ?? 0;
}

async function touched(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [name, read] of Object.entries(reads)) {
    await read();
    const before = await blocks();
    await read();
    counts[name] = (await blocks()) - before;
  }
  return counts;
}

/** Fills the tables with what so many households have: a cart, an order that is done, and entries of a draw. */
async function fill(from: number, to: number): Promise<void> {
  await sql`insert into cart.cart (cart_id, household_id, category, status, store_id, channel, created_at, updated_at)
    select 'cart-' || n, 'filled-' || n, '1P', 'OPEN', 'store-1', 'PICKUP', now(), now()
    from generate_series(${from}::int, ${to}::int) as n`.execute(world.db);
  await sql`insert into orders."order"
    select (jsonb_populate_record(given, jsonb_build_object('order_number', (1000000 + n)::text,
      'household_id', 'filled-' || n, 'placed_at', now() - n * interval '1 minute'))).*
    from orders."order" as given, generate_series(${from}::int, ${to}::int) as n
    where given.order_number = '1000000'`.execute(world.db);
  await sql`insert into games.entry_total (draw_id, holder, entries)
    select 'spin', 'filled-' || n, 1 from generate_series(${from}::int, ${to}::int) as n`.execute(world.db);
  for (const table of ['cart.cart', 'orders."order"', 'games.entry_total', 'games.entry_count'])
    await sql`vacuum analyze ${sql.raw(table)}`.execute(world.db);
}

test('no query reads more blocks because ten times as many households shop', { timeout: 120_000 }, async () => {
  await fill(1, 500);
  const few = await touched();
  await fill(501, 5000);
  const many = await touched();
  const grown = Object.entries(many).filter(([name, count]) => count > few[name]! + deeper);
  expect([grown, few]).toEqual([[], few]);
  expect(await entryCounts(drawsDb(world.db), 'spin')).toEqual({ entries: 5000, holders: 5000 });
});
