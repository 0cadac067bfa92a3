import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { NoticeParts } from '../../notices/index.ts';
import { playTheStore } from '../../orders/index.ts';
import type { World } from '../../testing/world.ts';
import { priceOrder } from '../running/price-order.ts';
import { goods, subscriber, subscriptionsWorld } from '../testing/subscriber.ts';
import { runDue } from './run-jobs.ts';

let world: World;
beforeAll(async () => void (world = await subscriptionsWorld()));
afterAll(() => world.close());
/** The order of Saturday, October 24, at ten is made on Monday and fixed on Friday at ten. */
const [made, watched, fixed] = ['2026-10-19T12:00:00Z', '2026-10-22T19:00:00Z', '2026-10-23T17:00:00Z'];
beforeEach(async () => {
  world.clock.set('2026-10-14T19:00:00Z');
  await costs(goods.milk, 500);
});

const costs = (bpn: string, cents: number) =>
  sql`update catalog.price set price_cents = ${cents}, base_price_cents = ${cents} where bpn = ${bpn}`.execute(
    world.db,
  );

let names = 0;
const failures: unknown[] = [];
const log = { error: (said: object) => void failures.push(said) };
const runs = () => runDue({ ...world.context, log });
afterEach(() => {
  if (failures.length > 0) throw new AggregateError(failures.splice(0), 'a run failed');
});

/** A subscriber whose milk is in an order already. */
async function ordered({ withBread = false } = {}) {
  const maya = subscriber(world, `priced-${++names}`);
  await maya.subscribes(goods.milk, '2026-10-24', { quantity: 2 });
  if (withBread) await maya.subscribes(goods.bread, '2026-10-24');
  await maya.plans({ phone: '5105550142' });
  world.clock.set(made);
  await runs();
  return maya;
}

const household = () => `household-priced-${names}`;
async function order() {
  const { rows } = await sql<{ number: string; state: string; net: number; items: string[]; version: number }>`
    select order_number as number, state, version,
      (select coalesce(sum(net_cents), 0)::int from orders.order_line line where line.order_number = o.order_number) as net,
      (select array_agg(item_id order by item_id) from orders.order_line line where line.order_number = o.order_number) as items
    from orders."order" o where household_id = ${household()}`.execute(world.db);
  expect(rows).toHaveLength(1);
  return rows[0]!;
}
const notices = async () =>
  (
    await sql<{ parts: NoticeParts; link: string }>`select parts, deep_link as link from games.notice
      where household_id = ${household()} order by created_at, parts->>'code'`.execute(world.db)
  ).rows;
const stock = async (bpn: string) =>
  (await sql<{ n: number }>`select pickup as n from catalog.inventory where bpn = ${bpn}`.execute(world.db)).rows[0]!.n;

test('N-65 the order of a run costs what it costs a day before its time, less 5%, and its household hears of it once', async () => {
  const maya = await ordered();
  expect((await order()).net).toBe(950);
  await costs(goods.milk, 540);
  world.clock.set('2026-10-23T16:59:59.999Z');
  await runs();
  expect((await order()).net).toBe(950);
  world.clock.set(fixed);
  await runs();
  await costs(goods.milk, 545);
  await runs();
  expect(await order()).toMatchObject({ net: 1026, version: 2, state: 'LOCKED' });
  expect((await notices()).slice(-1)).toEqual([
    {
      parts: { code: 'RUN_PRICED', date: '2026-10-24', totalCents: 1110, moreCents: 81, left: [] },
      link: `/account/orders/${(await order()).number}`,
    },
  ]);
  const { subscribedItems, upcoming } = await maya.all();
  expect(subscribedItems[goods.milk]?.acceptedCents).toBe(540);
  expect(upcoming[0]).toMatchObject({
    runDate: '2026-10-24',
    estimateCents: 1110,
    editClosesAt: '2026-10-23T17:00:00.000Z',
  });
});

test('N-65 a price that stays is told to nobody', async () => {
  await ordered();
  const before = await notices();
  world.clock.set(fixed);
  await runs();
  expect(await notices()).toEqual(before);
  expect((await order()).net).toBe(950);
});

test('N-65 what rose over 10% since is told two days ahead, and left out a day ahead unless it is accepted', async () => {
  await ordered({ withBread: true });
  await costs(goods.milk, 600);
  world.clock.set(watched);
  await runs();
  await runs();
  expect((await notices()).slice(-1)).toEqual([
    {
      parts: { code: 'PRICES_ROSE', names: ['Whole Milk'], until: '2026-10-23' },
      link: '/schedule-and-save#prices',
    },
  ]);
  const before = await stock(goods.milk);
  world.clock.set(fixed);
  await runs();
  expect(await order()).toMatchObject({ items: [goods.bread], net: 570, state: 'LOCKED' });
  expect(await stock(goods.milk)).toBe(before + 2);
  expect((await notices()).at(-1)?.parts).toMatchObject({ code: 'RUN_PRICED', left: ['Whole Milk'] });
});

test('N-65 a price that is accepted in time is charged', async () => {
  const maya = await ordered();
  await costs(goods.milk, 600);
  world.clock.set(watched);
  await runs();
  expect((await maya.changes(goods.milk, { acceptCents: 600 })).status).toBe(200);
  world.clock.set(fixed);
  await runs();
  expect(await order()).toMatchObject({ items: [goods.milk], net: 1140 });
});

test('N-65 an order of which nothing is left is canceled, and the schedule goes on', async () => {
  const maya = await ordered();
  await costs(goods.milk, 600);
  world.clock.set(fixed);
  await runs();
  expect((await order()).state).toBe('CANCELLED');
  expect((await notices()).at(-1)).toMatchObject({
    parts: {
      code: 'RUN_NOT_ORDERED',
      date: '2026-10-24',
      why: null,
      left: [{ name: 'Whole Milk', why: 'PRICE_ROSE' }],
    },
  });
  const { upcoming, subscribedItems } = await maya.all();
  expect(upcoming[0]).toMatchObject({ state: 'FAILED', reason: 'CANCELED' });
  expect(subscribedItems[goods.milk]?.nextRunDate).toBe('2026-10-31');
});

test('T-91 N-65 eight instances at once, and one that crashes half way, price an order once', async () => {
  await ordered();
  await costs(goods.milk, 520);
  world.clock.set(fixed);
  const crash = () => Promise.reject(new Error('crash'));
  const crashing = { ...world.context, outbox: { publish: crash, announce: crash } };
  await expect(priceOrder(crashing, (await order()).number)).rejects.toThrow('crash');
  expect(await order()).toMatchObject({ net: 950, version: 1 });
  await Promise.all(Array.from({ length: 8 }, runs));
  expect(await order()).toMatchObject({ net: 988, version: 2 });
  expect((await notices()).filter(({ parts }) => parts.code === 'RUN_PRICED')).toHaveLength(1);
});

test('N-65 the store begins to pick once the price is known', async () => {
  await ordered();
  world.clock.set('2026-10-24T16:30:00Z');
  await playTheStore(world.context);
  expect((await order()).state).toBe('LOCKED');
  await runs();
  await playTheStore(world.context);
  expect((await order()).state).not.toBe('LOCKED');
});

test('S-7 X-7 the order of a run moves to another time, is open until a day before it, and is priced then', async () => {
  const maya = await ordered();
  const { number, version } = await order();
  const moves = async (start: string, versionNumber: number) =>
    world.app.inject({
      method: 'PUT',
      url: `/orders/${number}/slot`,
      headers: { authorization: `Bearer ${await world.tokenFor(maya.who)}`, 'idempotency-key': `moves-${start}` },
      payload: { slotId: `store-1.P.${Temporal.Instant.from(start).epochMilliseconds / 60_000}.60`, versionNumber },
    });
  expect((await moves('2026-10-25T18:00:00Z', version)).statusCode).toBe(200);
  const { upcoming } = await maya.all();
  expect(upcoming[0]).toMatchObject({
    runDate: '2026-10-24',
    startsAt: '2026-10-25T18:00:00.000Z',
    editClosesAt: '2026-10-24T18:00:00.000Z',
    orderVersion: 2,
  });
  expect((await moves('2026-10-25T19:00:00Z', version)).json().errors[0].code).toBe('VERSION_CONFLICT');
  await costs(goods.milk, 520);
  world.clock.set(fixed);
  await runs();
  expect((await order()).net).toBe(950);
  expect((await moves('2026-10-24T15:00:00Z', 2)).json().errors[0].code).toBe('SLOT_ENDED');
  world.clock.set('2026-10-24T18:00:00Z');
  expect((await moves('2026-10-26T18:00:00Z', 2)).statusCode).toBe(423);
  await runs();
  expect((await order()).net).toBe(988);
});
