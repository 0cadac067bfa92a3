import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noon } from '../../orders/testing/orders-world.ts';
import type { World } from '../../testing/world.ts';
import { deliversTo } from '../store/plans.ts';
import { goods, subscriber, subscriptionsWorld } from '../testing/subscriber.ts';

let world: World;
beforeAll(async () => void (world = await subscriptionsWorld()));
afterAll(() => world.close());
beforeEach(() => world.clock.set(noon));

let names = 0;
const shopper = () => subscriber(world, `subscribes-${++names}`);

test('S-7 S-103 S-200 N-66 subscribing answers the schedule, what is saved, and the runs to come', async () => {
  const maya = shopper();
  expect(await maya.all()).toMatchObject({ isNewSnSUser: true, plan: null, subscribedItems: {}, upcoming: [] });
  const { status, body } = await maya.subscribes(goods.milk, '2026-08-12', {
    quantity: 2,
    frequency: { count: 2, unit: 'WEEK' },
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    customerId: maya.who.customerId,
    fulfillmentType: 'PICKUP',
    isNewSnSUser: false,
    plan: { storeId: 'store-1', minute: 600, timeZone: 'America/Los_Angeles', paymentId: 'HAND_OVER' },
  });
  expect(body.subscribedItems[goods.milk]).toMatchObject({
    name: 'Whole Milk',
    quantity: 2,
    frequency: { count: 2, unit: 'WEEK' },
    nextRunDate: '2026-08-12',
    priceCents: 500,
    savedCents: 25,
    needsAcceptance: false,
  });
  expect(body.upcoming.map(({ runDate }) => runDate)).toEqual(['2026-08-12', '2026-08-26', '2026-09-09', '2026-09-23']);
  expect(body.upcoming[0]).toMatchObject({
    state: 'PLANNED',
    editOpensAt: '2026-08-07T07:00:00.000Z',
    editClosesAt: '2026-08-11T17:00:00.000Z',
    estimateCents: 950,
    items: [{ productId: goods.milk, quantity: 2, outcome: 'ORDERED' }],
  });
  expect(body.snsFrequencies[0]).toEqual({ count: 1, unit: 'WEEK', label: 'Every week' });
});

test('S-246 a frequency that nobody names is every week', async () => {
  const { body } = await shopper().subscribes(goods.milk, '2026-08-12');
  expect(body.subscribedItems[goods.milk]?.frequency).toEqual({ count: 1, unit: 'WEEK' });
});

test('N-65 what is sold by weight comes in its smallest package, at its price', async () => {
  const { body } = await shopper().subscribes(goods.apples, '2026-08-12', { quantity: 2 });
  expect(body.subscribedItems[goods.apples]).toMatchObject({ priceCents: 150, acceptedCents: 150, savedCents: 8 });
  expect(body.upcoming[0]?.estimateCents).toBe(285);
});

test('I-8 S-201 subscribing again changes what is there, and the same request twice is one', async () => {
  const maya = shopper();
  const first = await maya.subscribes(goods.milk, '2026-08-12', {}, 'subscribe-the-same');
  const again = await maya.subscribes(goods.milk, '2026-08-12', {}, 'subscribe-the-same');
  expect(again.body).toEqual(first.body);
  const { body } = await maya.subscribes(goods.milk, '2026-08-14', { quantity: 3 });
  expect(Object.keys(body.subscribedItems)).toEqual([goods.milk]);
  expect(body.subscribedItems[goods.milk]).toMatchObject({ quantity: 3, nextRunDate: '2026-08-14' });
});

test('I-8 requests at once to subscribe to one product make one subscription', async () => {
  const maya = shopper();
  const answers = await Promise.all(Array.from({ length: 10 }, () => maya.subscribes(goods.milk, '2026-08-12')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(Object.keys((await maya.all()).subscribedItems)).toHaveLength(1);
});

test('N-65 skipping a day moves none of the others, and can be taken back', async () => {
  const maya = shopper();
  await maya.subscribes(goods.milk, '2026-08-12');
  const skipped = await maya.changes(goods.milk, { skip: '2026-08-12' });
  expect(skipped.body.subscribedItems[goods.milk]).toMatchObject({
    nextRunDate: '2026-08-19',
    skipDates: ['2026-08-12'],
  });
  const later = await maya.changes(goods.milk, { skip: '2026-08-26' });
  expect(later.body.upcoming.map(({ runDate }) => runDate).slice(0, 2)).toEqual(['2026-08-19', '2026-09-02']);
  const back = await maya.changes(goods.milk, { unskip: '2026-08-12' });
  expect(back.body.subscribedItems[goods.milk]).toMatchObject({ nextRunDate: '2026-08-12', skipDates: ['2026-08-26'] });
  expect((await maya.changes(goods.milk, { skip: '2026-08-13' })).code).toBe('NOT_SCHEDULED');
});

test('N-65 a whole day is skipped at once, and taken back', async () => {
  const maya = shopper();
  await maya.subscribes(goods.milk, '2026-08-12');
  await maya.subscribes(goods.bread, '2026-08-12', { frequency: { count: 2, unit: 'WEEK' } });
  const { body } = await maya.skips('2026-08-12');
  expect(body.upcoming.slice(0, 2).map(({ runDate, items }) => [runDate, items.length])).toEqual([
    ['2026-08-19', 1],
    ['2026-08-26', 2],
  ]);
  expect((await maya.skips('2026-08-12', false)).body.upcoming[0]).toMatchObject({ runDate: '2026-08-12' });
  expect((await maya.skips('2026-08-13')).code).toBe('NOT_SCHEDULED');
});

test('N-65 pausing stops the runs, and going on takes the schedule up where it is by then', async () => {
  const maya = shopper();
  await maya.subscribes(goods.milk, '2026-08-12');
  const paused = await maya.changes(goods.milk, { status: 'PAUSED' });
  expect(paused.body.subscribedItems[goods.milk]).toMatchObject({ status: 'PAUSED', nextRunDate: null });
  expect(paused.body.upcoming).toEqual([]);
  world.clock.set('2026-09-01T19:00:00Z');
  const on = await maya.changes(goods.milk, { status: 'ACTIVE' });
  expect(on.body.subscribedItems[goods.milk]?.nextRunDate).toBe('2026-09-09');
});

test('N-65 another frequency counts from the next run, and another day becomes the schedule', async () => {
  const maya = shopper();
  await maya.subscribes(goods.milk, '2026-08-12');
  const slower = await maya.changes(goods.milk, { frequency: { count: 4, unit: 'WEEK' } });
  expect(slower.body.upcoming.map(({ runDate }) => runDate)).toEqual(['2026-08-12', '2026-09-09']);
  const moved = await maya.changes(goods.milk, { nextRunDate: '2026-08-15' });
  expect(moved.body.upcoming.map(({ runDate }) => runDate)).toEqual(['2026-08-15', '2026-09-12']);
});

test('N-65 canceling is one step, at once, and again the same', async () => {
  const maya = shopper();
  await maya.subscribes(goods.milk, '2026-08-12');
  const { subscriptionId } = (await maya.all()).subscribedItems[goods.milk]!;
  const { body } = await maya.cancels(goods.milk);
  expect([body.subscribedItems, body.upcoming]).toEqual([{}, []]);
  expect((await maya.send('DELETE', `uuid-subscribes-${names}/subscriptions/${subscriptionId}`)).status).toBe(200);
  expect(
    (await maya.send('PUT', `uuid-subscribes-${names}/subscriptions/${subscriptionId}`, { version: 1, quantity: 2 }))
      .code,
  ).toBe('SUBSCRIPTION_NOT_FOUND');
});

test('a change of what another tab has changed is refused, and changes nothing', async () => {
  const maya = shopper();
  await maya.subscribes(goods.milk, '2026-08-12');
  await maya.changes(goods.milk, { quantity: 4 });
  const { code } = await maya.changes(goods.milk, { version: 1, quantity: 9 });
  expect(code).toBe('SUBSCRIPTION_CHANGED');
  expect((await maya.all()).subscribedItems[goods.milk]?.quantity).toBe(4);
});

test('S-176 one-time items come with one run, at their full price, and can be taken off again', async () => {
  const maya = shopper();
  await maya.subscribes(goods.milk, '2026-08-12');
  const { body } = await maya.once('2026-08-12', goods.bread, 2);
  expect(body.upcoming[0]).toMatchObject({ estimateCents: 475 + 1200 });
  expect(body.upcoming[0]?.items.map(({ subscriptionId }) => subscriptionId === null)).toEqual([false, true]);
  expect(body.upcoming[1]?.items).toHaveLength(1);
  expect((await maya.once('2026-08-13', goods.bread)).code).toBe('RUN_NOT_FOUND');
  const off = await maya.notAfterAll('2026-08-12', goods.bread);
  expect(off.body.upcoming[0]?.items).toHaveLength(1);
});

test('N-65 what can not be subscribed to, that day or at all, is refused, and nothing is kept', async () => {
  const maya = shopper();
  for (const [item, date, more, status, code] of [
    [goods.milk, '2026-08-06', {}, 400, 'DATE_OUT_OF_RANGE'],
    [goods.milk, '2026-02-30', {}, 400, 'DATE_OUT_OF_RANGE'],
    [goods.wine, '2026-08-12', {}, 409, 'NOT_SUBSCRIBABLE'],
    ['999999999', '2026-08-12', {}, 404, 'PRODUCT_NOT_FOUND'],
    [goods.milk, '2026-08-12', { quantity: 0 }, 400, 'INVALID'],
    [goods.milk, '2026-08-12', { quantity: 1.5 }, 400, 'WRONG_TYPE'],
    [goods.milk, '2026-08-12', { frequency: { count: 1000, unit: 'WEEK' } }, 400, 'INVALID'],
    [goods.milk, '2026-08-12', { frequency: { count: 1, unit: 'MONTH' } }, 400, 'INVALID'],
    ["1'; drop table x", '2026-08-12', {}, 400, 'INVALID'],
  ] as const) {
    const answer = await maya.subscribes(item, date, more);
    expect([item, date, more, answer.status, answer.code]).toEqual([item, date, more, status, code]);
  }
  expect(await maya.all()).toMatchObject({ plan: null, subscribedItems: {} });
});

test('S-200 S-203 nobody reads or changes the subscriptions of another account', async () => {
  const [maya, other] = [shopper(), shopper()];
  await maya.subscribes(goods.milk, '2026-08-12');
  const { subscriptionId } = (await maya.all()).subscribedItems[goods.milk]!;
  expect((await other.send('GET', `${maya.who.uuid}/allsubscriptions`)).status).toBe(403);
  expect((await other.send('DELETE', `${maya.who.uuid}/subscriptions/${subscriptionId}`)).status).toBe(403);
  expect((await other.send('DELETE', `${other.who.uuid}/subscriptions/${subscriptionId}`)).code).toBe(
    'SUBSCRIPTION_NOT_FOUND',
  );
  expect((await other.send('GET', `groups/safeway/${maya.who.gid}`)).status).toBe(403);
  const { body } = await maya.send('GET', `groups/safeway/${maya.who.gid}`);
  expect(Object.keys(body.subscribedItems)).toEqual([goods.milk]);
  expect((await world.app.inject(`/subscriptions/${maya.who.uuid}/allsubscriptions`)).statusCode).toBe(401);
});

test('S-7 a delivery address counts as used while something on a schedule goes there', async () => {
  const maya = shopper();
  await maya.subscribes(goods.milk, '2026-08-12');
  const { householdId = '' } = maya.who;
  const isUsed = (addressId: string) => deliversTo(world.db, { householdId, addressId });
  const plan = (channel: 'PICKUP' | 'DELIVERY') =>
    sql`update subscriptions.plan set channel = ${channel}, address_id = 'address-1' where household_id = ${householdId}`.execute(
      world.db,
    );
  await plan('DELIVERY');
  expect([await isUsed('address-1'), await isUsed('address-2')]).toEqual([true, false]);
  await plan('PICKUP');
  expect(await isUsed('address-1')).toBe(false);
  await plan('DELIVERY');
  await sql`update subscriptions.subscription set status = 'CANCELLED', next_run_date = null where household_id = ${householdId}`.execute(
    world.db,
  );
  expect(await isUsed('address-1')).toBe(false);
});

test('the plan says where and when: a channel needs what it needs, and a refusal keeps the plan', async () => {
  const maya = shopper();
  expect((await maya.plans({ minute: 1080 })).code).toBe('NO_PLAN');
  await maya.subscribes(goods.milk, '2026-08-12');
  expect((await maya.plans({ minute: 1080, phone: '5105550142' })).body.plan).toMatchObject({
    minute: 1080,
    phone: '5105550142',
  });
  expect((await maya.plans({ channel: 'DELIVERY' })).code).toBe('ADDRESS_NEEDED');
  expect((await maya.plans({ channel: 'DELIVERY', addressId: 'somebody-elses' })).code).toBe('ADDRESS_NOT_FOUND');
  expect((await maya.plans({ paymentId: 'GOLD' })).code).toBe('PAYMENT_NOT_OFFERED');
  expect((await maya.plans({ paymentId: 'EBT' })).code).toBe('PAYMENT_NOT_OFFERED');
  expect((await maya.plans({ storeId: 'nowhere' })).code).toBe('STORE_NOT_FOUND');
  expect((await maya.all()).plan).toMatchObject({ channel: 'PICKUP', minute: 1080, storeId: 'store-1' });
});
