import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import { addStores } from '../../stores/index.ts';
import type { World } from '../../testing/world.ts';
import { consoleWorld, letIn, signsIn } from '../testing/console-world.ts';

let world: World;
let owner: { cookie: string };
let staff: { cookie: string };

const storeOf = (storeId: string, timeZone: string) => ({
  storeId,
  name: `Store ${storeId}`,
  banner: 'safeway',
  displayBanner: 'Safeway',
  division: 'NORCAL',
  timeZone,
  branchId: null,
  address: '1 Market Street',
  city: 'Oakland',
  state: 'CA',
  zip: '94607',
});

let number = 4_500_000;
/** An order, with a line if something of it was swapped. */
async function order(facts: {
  storeId?: string;
  zone?: string;
  state?: string;
  placedAt?: string;
  slotStart?: string;
  arrivedAt?: string;
  swapped?: 'ANSWERED' | 'UNANSWERED';
  totalCents?: number;
}): Promise<string> {
  const { storeId = '2910', zone = 'America/Los_Angeles', state = 'LOCKED', totalCents = 1000 } = facts;
  const { placedAt = '2026-07-20T17:00:00Z', slotStart = '2026-08-20T17:00:00Z', arrivedAt = null } = facts;
  const orderNumber = String(number++);
  const slotId = `${storeId}.${slotStart}`;
  await sql`insert into orders.slot (slot_id, store_id, channel, kind, start_at, end_at, cutoff_at, fee_cents, capacity)
    values (${slotId}, ${storeId}, 'PICKUP', '1H', ${slotStart}, ${slotStart}::timestamptz + interval '1 hour',
      ${slotStart}::timestamptz - interval '2 hours', 0, 10) on conflict do nothing`.execute(world.db);
  await sql`insert into orders."order" (order_number, household_id, customer_id, cart_id, cart_category, store_id,
      store_name, store_state, time_zone, banner, channel, state, slot_id, slot_start, cutoff_at, hand_over, inputs, quote,
      quote_id, fee_cents, tip_cents, total_cents, placed_total_cents, placed_at, arrived_at)
    values (${orderNumber}, 'h', 'c', 'cart', 'GROCERY', ${storeId}, ${`Store ${storeId}`}, 'CA', ${zone}, 'safeway',
      'PICKUP', ${state}, ${slotId}, ${slotStart}, ${slotStart}::timestamptz - interval '2 hours', '{}', '{}', '{}', 'q', 0, 0,
      ${totalCents}, ${totalCents}, ${placedAt}, ${arrivedAt})`.execute(world.db);
  if (facts.swapped)
    await sql`insert into orders.order_line (order_number, entry_id, position, item_id, name, size, department_id, category,
        ordered_quantity, substitution, substituted_item_id, swap_decision, list_cents, net_cents)
      values (${orderNumber}, 'e', 1, 'i', 'Milk', '1 gal', 'd', 'GROCERY', 1, 'BEST_MATCH', 'other',
        ${facts.swapped === 'ANSWERED' ? 'KEEP' : null}, 100, 100)`.execute(world.db);
  return orderNumber;
}

beforeAll(async () => {
  world = await consoleWorld();
  await inTransaction(world.db, (trx) =>
    addStores(trx, [storeOf('2910', 'America/Los_Angeles'), storeOf('3000', 'America/New_York')]),
  );
  await letIn(world, 'ana', ['OWNER']);
  await letIn(world, 'tim', ['STORE_STAFF'], '3000');
  world.clock.set('2026-08-05T17:00:00Z');
  [owner, staff] = [await signsIn(world, 'ana'), await signsIn(world, 'tim')];
  world.clock.set('2026-08-05T17:00:00Z');
});
afterAll(() => world.close());

interface Part {
  count: number;
  first: { orderNumber: string | null; storeId: string; taken: number | null }[];
}
const read = async <T>(url: string, headers: { cookie: string }) =>
  (await world.app.inject({ url: `/operators/${url}`, headers })).json<T>();

test('what needs someone now: late to pick, waiting, swaps without an answer, and times that are nearly full', async () => {
  const late = await order({ slotStart: '2026-08-05T18:00:00Z' });
  await order({ slotStart: '2026-08-05T18:00:01Z' });
  const later = await order({ slotStart: '2026-08-05T16:30:00Z', storeId: '3000' });
  await order({ slotStart: '2026-08-05T16:30:00Z', state: 'CANCELLED' });
  const here = await order({ state: 'READY', arrivedAt: '2026-08-05T16:58:00Z' });
  await order({ state: 'HANDED_OVER', arrivedAt: '2026-08-05T16:50:00Z' });
  const swap = await order({ state: 'PICKING', swapped: 'UNANSWERED' });
  await order({ state: 'PICKING', swapped: 'ANSWERED' });
  await sql`update orders.slot set taken = 8 where start_at = '2026-08-05T18:00:00Z'`.execute(world.db);
  await sql`update orders.slot set taken = 7 where start_at = '2026-08-05T18:00:01Z'`.execute(world.db);
  const work = await read<Record<string, Part>>('work-now', owner);
  const numbers = (name: string) => work[name]?.first.map(({ orderNumber }) => orderNumber);
  expect(numbers('lateToPick')).toEqual([later, late]);
  expect(numbers('waiting')).toEqual([here]);
  expect(numbers('swapsUnanswered')).toEqual([swap]);
  expect(work['slotsNearlyFull']).toMatchObject({ count: 1, first: [{ storeId: '2910', taken: 8, capacity: 10 }] });
  const own = await read<Record<string, Part>>('work-now', staff);
  expect(own['lateToPick']).toMatchObject({ count: 1, first: [{ orderNumber: later }] });
  expect([own['waiting']?.count, own['slotsNearlyFull']?.count]).toEqual([0, 0]);
});

test('figures of the day and of a week before, by the clock of each store, without what was canceled', async () => {
  // 10 in the morning in Oakland; 1 in the afternoon in New York.
  const before = '2026-07-29T';
  await order({ placedAt: '2026-08-05T07:00:00Z', totalCents: 1000 });
  await order({ placedAt: '2026-08-05T06:59:59Z', totalCents: 9999 });
  await order({ placedAt: '2026-08-05T07:30:00Z', totalCents: 500, state: 'CANCELLED' });
  await order({ placedAt: `${before}07:10:00Z`, totalCents: 300 });
  await order({ placedAt: `${before}07:20:00Z`, totalCents: 400 });
  await order({ placedAt: '2026-08-05T04:00:00Z', totalCents: 50, storeId: '3000', zone: 'America/New_York' });
  const { hours } = await read<{ hours: object[] }>('figures', owner);
  expect(hours).toEqual([
    { day: 'TODAY', hour: 0, orders: 2, salesCents: 1050 },
    { day: 'WEEK_AGO', hour: 0, orders: 2, salesCents: 700 },
  ]);
  const own = await read<{ hours: object[] }>('figures', staff);
  expect(own.hours).toEqual([{ day: 'TODAY', hour: 0, orders: 1, salesCents: 50 }]);
});
