import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCarts } from '../cart/reading/read-carts.ts';
import { entryCounts } from '../draws/store/draws.ts';
import { drawsDb } from '../draws/store/tables.ts';
import { publishSweepstakesProgram } from './draws.ts';
import { forgetJourneys, ordersOnTheirWay } from '../orders/store/journeys.ts';
import { lockableOrders, movingOrders } from '../orders/store/moving-orders.ts';
import { storeOrders } from '../orders/store/store-orders.ts';
import { goods, ordersWorld, store } from '../orders/testing/orders-world.ts';
import { givenOrder } from '../orders/testing/placed-orders.ts';
import type { World } from './world.ts';

/** Blocks that a read may touch more: an index has become a level deeper for each of its look-ups. */
const deeper = 12;

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
  orderNumber: '1000000',
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
  const contract = readFileSync(join(import.meta.dirname, '../../openapi.json'), 'utf8');
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
  for (const [name, read] of [...Object.entries(reads), ...asks]) {
    await read();
    const before = await blocks();
    await read();
    counts[name] = (await blocks()) - before;
  }
  expect(answered.size).toBeGreaterThanOrEqual(enoughAnswers);
  return counts;
}

/** Fills the tables with what so many households have: a cart, an order that is done, entries of a draw, points, a notice, and a schedule. */
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
  await sql`insert into cart.line (cart_id, entry_id, bpn, quantity, name, told_cents, changed_version, changed_at)
    select 'cart-' || n, 'entry-' || n, ${goods.milk}, 1, 'Milk', 500, 1, now()
    from generate_series(${from}::int, ${to}::int) as n`.execute(world.db);
  await sql`insert into orders.order_line
    select (jsonb_populate_record(given, jsonb_build_object('order_number', (1000000 + n)::text))).*
    from orders.order_line as given, generate_series(${from}::int, ${to}::int) as n
    where given.order_number = '1000000'`.execute(world.db);
  await sql`insert into games.points_ledger (id, household_id, program_code, kind, entry_type, points, status, source_type,
      source_id, idempotency_key, title, effective_at, posted_at)
    select gen_random_uuid(), 'filled-' || n, (select program_code from games.draw limit 1), 'EARN', 'EARN', 5, 'POSTED', 'ORDER', n::text, 'filled-' || n, 'An order',
      now(), now() from generate_series(${from}::int, ${to}::int) as n`.execute(world.db);
  await sql`insert into subscriptions.plan (household_id, customer_id, banner, store_id, channel, minute, payment_id, updated_at)
    select 'filled-' || n, 'filled-' || n, 'safeway', ${store.storeId}, 'PICKUP', 600, 'HAND_OVER', now()
    from generate_series(${from}::int, ${to}::int) as n`.execute(world.db);
  await sql`insert into subscriptions.subscription (subscription_id, household_id, item_id, quantity, weeks, anchor_date,
      next_run_date, is_substitutable, status, accepted_cents, created_at, updated_at)
    select 'filled-' || n, 'filled-' || n, ${goods.milk}, 1, 2, current_date, current_date, true, 'ACTIVE', 500, now(), now()
    from generate_series(${from}::int, ${to}::int) as n`.execute(world.db);
  for (const table of [
    'cart.cart',
    'cart.line',
    'orders."order"',
    'orders.order_line',
    'games.entry_total',
    'games.entry_count',
    'games.points_ledger',
    'subscriptions.plan',
    'subscriptions.subscription',
  ])
    await sql`vacuum analyze ${sql.raw(table)}`.execute(world.db);
}

test(
  'no route and no query of a job reads more blocks because ten times as many households shop',
  { timeout: 120_000 },
  async () => {
    await fill(1, 500);
    const few = await touched();
    await fill(501, 5000);
    const many = await touched();
    const grown = Object.entries(many).filter(([name, count]) => count > few[name]! + deeper);
    expect([grown, few]).toEqual([[], few]);
    expect(await entryCounts(drawsDb(world.db), 'spin')).toEqual({ entries: 5000, holders: 5000 });
  },
);
