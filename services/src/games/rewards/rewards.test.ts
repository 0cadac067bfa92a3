import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import { gamesWorld, many, type Shopper, shopper } from '../../testing/games.ts';
import type { World } from '../../testing/world.ts';
import type { GroceryRewards } from '../contract/redemption.ts';
import { settlePoints } from '../jobs/points-jobs.ts';
import * as orders from '../points/orders.ts';
import { rewardsProgramCode } from '../rules/rewards/rewards.ts';
import { publishRewards } from './publish.ts';
import { rewardCentsOf, spendRewards } from './spending.ts';

let world: World;
let ada: Shopper;
let count = 0;

beforeAll(async () => {
  world = await gamesWorld();
  await inTransaction(world.db, (trx) =>
    publishRewards(trx, {
      divisions: ['WEST'],
      startAt: world.clock.now().subtract({ hours: 24 }),
      endAt: world.clock.now().add({ hours: 24 * 365 }),
      title: 'Grocery Rewards',
      prizes: [
        {
          prize_id: 'five',
          prize_type: 'REWARD',
          reward_kind: 'BURN',
          name: '$5 off your groceries',
          image_id: 'bread',
          arv_cents: 500,
          cost_points: 300,
        },
        {
          prize_id: 'pass',
          prize_type: 'FRESH_PASS',
          reward_kind: 'EARN',
          name: '1 month of FreshPass',
          image_id: 'delivery-truck',
          arv_cents: 1299,
          cost_points: 500,
        },
      ],
    }),
  );
});
beforeEach(() => {
  ada = shopper(world, `ada-${++count}`);
});
afterAll(() => world.close());

const within = <T>(work: (trx: Transaction) => Promise<T>) => inTransaction(world.db, work);
const household = () => ada.who.householdId;
const places = (orderNumber: string, cents: number) =>
  within((trx) =>
    orders.orderPlaced(trx, world.random, {
      orderNumber,
      householdId: household(),
      storeName: '1 Main St',
      state: 'CA',
      timeZone: 'America/Los_Angeles',
      placedAt: world.clock.now(),
      lines: [{ category: 'GROCERY', netCents: cents }],
    }),
  );
const finalizes = (orderNumber: string) =>
  within((trx) => orders.orderFinalized(trx, world.random, { orderNumber, at: world.clock.now() }));
const shops = async (dollars: number) => {
  const orderNumber = `order-${++count}`;
  await places(orderNumber, dollars * 100);
  await finalizes(orderNumber);
  return orderNumber;
};
const rewards = async (): Promise<GroceryRewards> => (await ada.get<GroceryRewards>('/rewards')).body;
const redeems = (prizeId: 'five' | 'pass', expectedCost: number, clientRequestId = `request-${++count}`) =>
  ada.redeems({
    programCode: rewardsProgramCode,
    prizeId,
    prizeType: prizeId === 'five' ? 'REWARD' : 'FRESH_PASS',
    expectedCost,
    clientRequestId,
  });
const spends = (orderNumber: string, cents: number) =>
  within((trx) =>
    spendRewards(trx, world.random, { orderNumber, householdId: household(), at: world.clock.now() }, cents),
  );
const toSpend = () => rewardCentsOf(world.db, { householdId: household(), at: world.clock.now() });

test('N-10, N-11, N-70 orders earn points without an opt-in: on the way first, then to spend', async () => {
  expect((await rewards()).points).toEqual({
    programCode: 'FOR-U',
    available: 0,
    pending: 0,
    perReward: 100,
    rewards: 0,
    nextToExpire: null,
  });
  await places('on-the-way', 6299);
  expect((await rewards()).points).toMatchObject({ available: 0, pending: 62 });
  await finalizes('on-the-way');
  await shops(278);
  expect((await rewards()).points).toMatchObject({
    available: 340,
    pending: 0,
    rewards: 3,
    nextToExpire: { points: 340, rewards: 3, at: '2026-10-01T06:59:59.999Z' },
  });
});

test('N-70 what points buy is listed with what can be had now, before the first order too', async () => {
  const list = async () =>
    (
      await ada.get<{ prizes: { prizeId: string; cannotRedeemReason: string | null }[] }>(
        `/prizes?programCode=${rewardsProgramCode}&storeId=store-1&userType=R`,
      )
    ).body.prizes.map(({ prizeId, cannotRedeemReason }) => [prizeId, cannotRedeemReason]);
  expect(await list()).toEqual([
    ['five', 'INSUFFICIENT_POINTS'],
    ['pass', 'INSUFFICIENT_POINTS'],
  ]);
  await shops(300);
  expect(await list()).toEqual([
    ['five', null],
    ['pass', 'INSUFFICIENT_POINTS'],
  ]);
});

test('N-70 there is nothing to play, and no game lists it', async () => {
  expect((await ada.plays({ programCode: rewardsProgramCode })).code).toBe('PROGRAM_NOT_FOUND');
  expect((await ada.optsIn({ programCode: rewardsProgramCode })).code).toBe('PROGRAM_NOT_FOUND');
});

test('N-26, N-70 of many tries to redeem at once, one takes the points and gives the dollars off', async () => {
  await shops(340);
  const answers = await many(8, () => redeems('five', 300));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const after = await rewards();
  expect(after.points).toMatchObject({ available: 40, rewards: 0 });
  expect(after).toMatchObject({ balanceCents: 500, rewards: [{ title: '$5 off your groceries', leftCents: 500 }] });
});

test('N-26 the same request answers the same, and is paid once; another price is refused', async () => {
  await shops(800);
  const first = await redeems('five', 300, 'request-same');
  const again = await redeems('five', 300, 'request-same');
  expect(again.body).toEqual(first.body);
  expect((await redeems('pass', 400)).code).toBe('PRICE_CHANGED');
  expect((await redeems('pass', 500)).body).toMatchObject({ result: { prizeType: 'FRESH_PASS' } });
  expect((await rewards()).points.available).toBe(0);
  expect((await redeems('five', 300)).code).toBe('INSUFFICIENT_POINTS');
});

test('N-12 points expire at the end of the month after, those that are left', async () => {
  await shops(340);
  await redeems('five', 300);
  world.clock.set(Temporal.Instant.from('2026-10-01T06:59:59.999Z'));
  await settlePoints(world.context);
  expect((await rewards()).points.available).toBe(40);
  world.clock.advance({ milliseconds: 1 });
  await settlePoints(world.context);
  await settlePoints(world.context);
  expect((await rewards()).points).toMatchObject({ available: 0, nextToExpire: null });
  const { body } = await ada.get<{ items: { description: string; points: number }[] }>(
    `/rewards/transaction-history/${household()}?programs=${rewardsProgramCode}`,
  );
  expect(body.items).toContainEqual(expect.objectContaining({ description: 'Points expired', points: -40 }));
});

test('N-35, N-39 an order spends dollars off once, however often it is told, and a canceled one gives them back', async () => {
  await shops(600);
  await redeems('five', 300);
  await redeems('five', 300);
  expect(await toSpend()).toBe(1000);
  expect(await spends('paid', 700)).toBe(true);
  expect(await spends('paid', 700)).toBe(true);
  expect(await toSpend()).toBe(300);
  expect(await spends('more', 301)).toBe(false);
  expect(await toSpend()).toBe(300);
  expect(await spends('paid', 450)).toBe(true);
  expect(await toSpend()).toBe(550);
  expect(await spends('paid', 0)).toBe(true);
  expect(await toSpend()).toBe(1000);
});

test('N-39 of orders that spend the same dollars off at once, one does', async () => {
  await shops(300);
  await redeems('five', 300);
  const done = await many(8, (index) => spends(`parallel-${index}`, 500));
  expect(done.filter(Boolean)).toHaveLength(1);
  expect(await toSpend()).toBe(0);
});
