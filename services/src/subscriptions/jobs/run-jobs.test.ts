import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { NoticeParts } from '../../notices/index.ts';
import type { Random } from '../../platform/random.ts';
import type { World } from '../../testing/world.ts';
import { goods, subscriber, subscriptionsWorld } from '../testing/subscriber.ts';
import { runPlan } from '../running/run-plan.ts';
import { runDue } from './run-jobs.ts';

let world: World;
beforeAll(async () => void (world = await subscriptionsWorld()));
afterAll(() => world.close());
// The last Wednesday before clocks go back on Sunday, November 1.
beforeEach(() => world.clock.set('2026-10-14T19:00:00Z'));

let names = 0;
/** A subscriber whose milk comes on Saturdays. */
async function saturdays(more: object = {}) {
  const maya = subscriber(world, `runs-${++names}`);
  await maya.plans({});
  await maya.subscribes(goods.milk, '2026-10-24', { quantity: 2, ...more });
  await maya.plans({ phone: '5105550142' });
  return maya;
}
const failures: unknown[] = [];
const log = { error: (said: object) => void failures.push(said) };
const runs = () => runDue({ ...world.context, log });
afterEach(() => {
  // What the job logs and tries again is a failure here.
  if (failures.length > 0) throw new AggregateError(failures.splice(0), 'a run failed');
});

interface Placed {
  number: string;
  start: string;
  cutoff: string;
  net: number;
  items: string[];
}
/** The orders of the subscriber who was made last. */
async function orders(): Promise<Placed[]> {
  const { rows } = await sql<Placed>`
    select order_number as number, slot_start::text as start, cutoff_at::text as cutoff,
      (select sum(net_cents)::int from orders.order_line line where line.order_number = o.order_number) as net,
      (select array_agg(item_id order by item_id) from orders.order_line line where line.order_number = o.order_number) as items
    from orders."order" o where household_id = ${`household-runs-${names}`} order by slot_start`.execute(world.db);
  return rows.map((row) => ({ ...row, ...localOf(row) }));
}
const localOf = ({ start, cutoff }: { start: string; cutoff: string }) => ({
  start: local(start),
  cutoff: local(cutoff),
});
const local = (text: string) =>
  Temporal.Instant.from(`${text.replace(' ', 'T')}:00`)
    .toZonedDateTimeISO('America/Los_Angeles')
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });
const notices = async () =>
  (
    await sql<{ parts: NoticeParts }>`select parts from games.notice
      where household_id = ${`household-runs-${names}`} order by created_at, parts->>'code'`.execute(world.db)
  ).rows.map(({ parts }) => parts);

test('T-90 G-132 three weekly runs over the end of daylight saving time become orders at the same local time, at 5% off', async () => {
  const maya = await saturdays();
  for (const day of ['2026-10-18', '2026-10-19', '2026-10-26', '2026-11-02']) {
    world.clock.set(`${day}T12:00:00Z`);
    await runs();
  }
  expect((await orders()).map(({ start, cutoff, net }) => [start, cutoff, net])).toEqual([
    ['2026-10-24T10:00', '2026-10-23T10:00', 950],
    ['2026-10-31T10:00', '2026-10-30T10:00', 950],
    ['2026-11-07T10:00', '2026-11-06T10:00', 950],
  ]);
  const { upcoming, subscribedItems } = await maya.all();
  expect(upcoming[0]).toMatchObject({
    runDate: '2026-11-07',
    state: 'ORDERED',
    orderNumber: (await orders())[2]?.number,
  });
  expect(subscribedItems[goods.milk]?.nextRunDate).toBe('2026-11-14');
  // What has been handed over has saved something; what is still to come hasn't.
  expect((await maya.all()).saved).toBeNull();
  const [first, second] = await orders();
  await sql`update orders."order" set state = 'FINALIZED' where order_number in (${first?.number}, ${second?.number})`.execute(
    world.db,
  );
  expect((await maya.all()).saved).toEqual({ cents: 100, since: '2026-10-24' });
});

test('N-65 nothing is ordered before the fifth day, by the store’s midnight', async () => {
  await saturdays();
  world.clock.set('2026-10-19T06:59:59Z');
  await runs();
  expect(await orders()).toEqual([]);
  world.clock.set('2026-10-19T07:00:00Z');
  await runs();
  expect(await orders()).toHaveLength(1);
});

test('T-91 eight instances that run at once make one order for a day', async () => {
  const maya = await saturdays();
  world.clock.set('2026-10-20T12:00:00Z');
  await Promise.all(Array.from({ length: 8 }, runs));
  await runs();
  expect(await orders()).toHaveLength(1);
  const { upcoming } = await maya.all();
  expect(upcoming[0]).toMatchObject({ runDate: '2026-10-24', state: 'ORDERED', reason: null });
});

test('T-91 a run that crashes before its order is confirmed, or after it, goes on and has one order', async () => {
  await saturdays();
  world.clock.set('2026-10-20T12:00:00Z');
  const household = `household-runs-${names}`;
  const crash = () => Promise.reject(new Error('crash'));
  const context = { ...world.context, outbox: { publish: crash, announce: crash } };
  await expect(runPlan(context, household, '2026-10-24')).rejects.toThrow('crash');
  expect(await orders()).toEqual([]);
  // The order is placed, and what it was isn't noted: the identifiers of the order are drawn, the notice's isn't.
  let left = Infinity;
  const random: Random = {
    ...world.random,
    uuid: () => {
      if (left-- <= 0) throw new Error('crash');
      return world.random.uuid();
    },
  };
  left = 1;
  await expect(runPlan({ ...world.context, random }, household, '2026-10-24')).rejects.toThrow('crash');
  const [placed] = await orders();
  expect(placed?.net).toBe(950);
  await runs();
  expect((await orders()).map(({ number }) => number)).toEqual([placed?.number]);
  expect(await notices()).toMatchObject([{ code: 'RUN_ORDERED', date: '2026-10-24' }]);
});

test('N-65 a price that rose over 10% leaves the item out unless the shopper accepts it, and both are told', async () => {
  const maya = await saturdays();
  await maya.subscribes(goods.bread, '2026-10-24');
  await sql`update catalog.price set price_cents = 700, base_price_cents = 700 where bpn = ${goods.bread}`.execute(
    world.db,
  );
  world.clock.set('2026-10-17T19:00:00Z');
  await runs();
  await runs();
  expect(await notices()).toEqual([
    {
      code: 'RUN_AHEAD',
      date: '2026-10-24',
      items: 1,
      cents: 1000,
      changes: [{ name: 'Sourdough', percent: 17, needsTap: true }],
      swapped: [],
      left: [],
      ending: [],
    },
  ]);
  expect((await maya.all()).subscribedItems[goods.bread]).toMatchObject({ needsAcceptance: true, priceCents: 700 });
  world.clock.set('2026-10-19T19:00:00Z');
  await runs();
  expect((await orders())[0]?.items).toEqual([goods.milk]);
  expect((await notices()).at(-1)).toMatchObject({ left: [{ name: 'Sourdough', why: 'PRICE_ROSE' }] });
  expect((await maya.changes(goods.bread, { acceptCents: 650 })).code).toBe('PRICE_CHANGED');
  expect(
    (await maya.changes(goods.bread, { acceptCents: 700 })).body.subscribedItems[goods.bread]?.needsAcceptance,
  ).toBe(false);
  world.clock.set('2026-10-26T19:00:00Z');
  await runs();
  expect((await orders())[1]?.items).toEqual([goods.milk, goods.bread]);
  await sql`update catalog.price set price_cents = 600, base_price_cents = 600 where bpn = ${goods.bread}`.execute(
    world.db,
  );
});

test('S-176 a one-time item is in its run’s order at its full price, and in no other', async () => {
  const maya = await saturdays();
  await maya.once('2026-10-24', goods.bread);
  for (const day of ['2026-10-19', '2026-10-26']) {
    world.clock.set(`${day}T12:00:00Z`);
    await runs();
  }
  expect((await orders()).map(({ net, items }) => [net, items])).toEqual([
    [1550, [goods.milk, goods.bread]],
    [950, [goods.milk]],
  ]);
});

test('N-65 what is out and may not be replaced is left out; a run with nothing left has no order, and the schedule goes on', async () => {
  const maya = await saturdays({ isSubstitutable: false });
  await sql`update catalog.inventory set pickup = 1 where bpn = ${goods.milk}`.execute(world.db);
  world.clock.set('2026-10-19T12:00:00Z');
  await runs();
  await sql`update catalog.inventory set pickup = 500 where bpn = ${goods.milk}`.execute(world.db);
  expect(await orders()).toEqual([]);
  expect(await notices()).toMatchObject([
    {
      code: 'RUN_NOT_ORDERED',
      date: '2026-10-24',
      why: null,
      left: [{ name: 'Whole Milk', why: 'OUT_OF_STOCK' }],
    },
  ]);
  expect((await maya.all()).subscribedItems[goods.milk]?.nextRunDate).toBe('2026-10-31');
});

test('N-65 a run that is canceled, paused, or skipped in time has no order', async () => {
  const [one, two, three] = [await saturdays(), await saturdays(), await saturdays()];
  await one.cancels(goods.milk);
  await two.changes(goods.milk, { status: 'PAUSED' });
  await three.changes(goods.milk, { skip: '2026-10-24' });
  world.clock.set('2026-10-21T12:00:00Z');
  await runs();
  expect((await orders()).map(({ start }) => start)).toEqual([]);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from orders."order"
    where household_id in (${`household-runs-${names - 1}`}, ${`household-runs-${names - 2}`})`.execute(world.db);
  expect(rows).toEqual([{ n: 0 }]);
});

test('N-65 a day that is full has no order, and says so', async () => {
  const maya = await saturdays();
  await maya.changes(goods.milk, { nextRunDate: '2026-10-25' });
  await sql`insert into orders.slot (slot_id, store_id, channel, kind, start_at, end_at, cutoff_at, fee_cents, capacity, taken)
    select 'store-1.P.' || floor(extract(epoch from at) / 60)::bigint || '.60', 'store-1', 'PICKUP', '1H', at, at + interval '1 hour',
      at - interval '2 hours', 0, 3, 3
    from generate_series('2026-10-25T15:00:00Z'::timestamptz, '2026-10-26T05:00:00Z', interval '1 hour') at
    on conflict (slot_id) do update set taken = slot.capacity`.execute(world.db);
  world.clock.set('2026-10-20T12:00:00Z');
  await runs();
  expect(await orders()).toEqual([]);
  expect((await maya.all()).upcoming[0]).toMatchObject({ runDate: '2026-10-25', state: 'FAILED', reason: 'SLOT_FULL' });
  expect((await notices()).at(-1)).toMatchObject({ code: 'RUN_NOT_ORDERED', why: 'SLOT_FULL', left: [] });
});

test('N-65 an order of a run can be changed until a day before its time', async () => {
  const maya = await saturdays();
  world.clock.set('2026-10-19T12:00:00Z');
  await runs();
  const { number, start, cutoff } = (await orders())[0]!;
  const at = (text: string) => Temporal.PlainDateTime.from(text);
  expect(at(start).since(at(cutoff)).total('hours')).toBe(24);
  const closes = at(cutoff).toZonedDateTime('America/Los_Angeles').toInstant();
  expect((await maya.changes(goods.milk, { nextRunDate: '2026-10-24' })).code).toBe('RUN_CLOSED');
  const edit = async (key: string) =>
    (
      await world.app.inject({
        method: 'POST',
        url: `/orders/${number}/edit`,
        headers: { authorization: `Bearer ${await world.tokenFor(maya.who)}`, 'idempotency-key': key },
      })
    ).statusCode;
  world.clock.set(closes.subtract({ milliseconds: 1 }));
  expect(await edit('edits-in-time')).toBe(200);
  world.clock.set(closes);
  expect(await edit('edits-too-late')).toBe(423);
});

test('N-65 an item that is no longer sold is replaced if it may be, and told by its name, a week before and after', async () => {
  const maya = await saturdays();
  await maya.subscribes(goods.bread, '2026-10-24');
  await maya.subscribes(goods.rice, '2026-10-24', { isSubstitutable: false });
  await sql`update catalog.product set status = 'INACTIVE' where bpn in (${goods.bread}, ${goods.rice})`.execute(
    world.db,
  );
  world.clock.set('2026-10-17T19:00:00Z');
  await runs();
  const names = (parts: { swapped?: string[]; left?: { name: string }[] }) => [
    ...(parts.swapped ?? []),
    ...(parts.left ?? []).map(({ name }) => name),
  ];
  expect(names((await notices())[0] as never).toSorted()).toEqual(['Brown Rice', 'Sourdough']);
  world.clock.set('2026-10-19T19:00:00Z');
  await runs();
  expect(names((await notices()).at(-1) as never).toSorted()).toEqual(['Brown Rice', 'Sourdough']);
  await sql`update catalog.product set status = 'ACTIVE'`.execute(world.db);
});
