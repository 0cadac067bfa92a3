import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import type { World } from '../../testing/world.ts';
import * as orders from './orders.ts';
import { settlePoints } from '../jobs/points-jobs.ts';
import type { OrderLine } from '../rules/earning.ts';
import { gamesDb } from '../store/tables.ts';
import { gamesWorld, many, odds, publish, type Shopper, shopper } from '../../testing/games.ts';

let world: World;
let ada: Shopper;
let shoppers = 0;

beforeAll(async () => {
  world = await gamesWorld();
  await publish(world, { game: { costPoints: 120, odds: [odds(null, 1)] } });
  const other = { game: { odds: [odds(null, 1)] }, prizes: [] };
  await publish(world, { ...other, code: 'GIFTS', earning: { giftCards: true, pointsPerDollar: 2 } });
});
beforeEach(async () => {
  ada = shopper(world, `ada-${++shoppers}`);
  await ada.optsIn();
});
afterAll(() => world.close());

const groceries = (netCents: number): OrderLine => ({ category: 'GROCERY', netCents });
const within = <T>(work: (trx: Parameters<Parameters<typeof inTransaction>[1]>[0]) => Promise<T>) =>
  inTransaction(world.db, work);
const places = (orderNumber: string, lines: OrderLine[], who = ada) =>
  within((trx) =>
    orders.orderPlaced(trx, world.random, {
      orderNumber,
      householdId: who.who.householdId,
      storeName: '1 Main St',
      state: 'CA',
      placedAt: world.clock.now(),
      lines,
    }),
  );
const amends = (orderNumber: string, version: number, lines: OrderLine[]) =>
  within((trx) => orders.orderAmended(trx, world.random, { orderNumber, version, lines }));
const finalizes = (orderNumber: string, lines?: OrderLine[]) =>
  within((trx) =>
    orders.orderFinalized(trx, world.random, { orderNumber, at: world.clock.now(), ...(lines ? { lines } : {}) }),
  );
const cancels = (orderNumber: string) =>
  within((trx) => orders.orderCancelled(trx, world.random, { orderNumber, at: world.clock.now() }));
const refunds = (orderNumber: string, refundId: string, lines: OrderLine[]) =>
  within((trx) => orders.orderRefunded(trx, world.random, { orderNumber, refundId, at: world.clock.now(), lines }));
const stands = async (who = ada, code = 'SPIN') => {
  const { totalGamePoints, pendingGamePoints } = await who.points(code);
  expect(totalGamePoints).toBe(await who.posted(code));
  return [totalGamePoints, pendingGamePoints];
};
const rowsOf = (orderNumber: string) =>
  gamesDb(world.db)
    .selectFrom('games.points_ledger')
    .select(['program_code', 'entry_type', 'status', 'points'])
    .where('order_number', '=', orderNumber)
    .orderBy('seq')
    .execute();

test("N-11 an order's points are pending when it is placed and posted when it is finalized", async () => {
  expect(await places('a-1', [groceries(525), groceries(1000)])).toBe(true);
  expect(await stands()).toEqual([0, 15]);
  expect(await finalizes('a-1')).toBe(true);
  expect(await stands()).toEqual([15, 0]);
});

test("N-10 T-52 an order earns in each of the household's programs by that program’s own rule", async () => {
  await ada.optsIn({ programCode: 'GIFTS' });
  await places('b-1', [
    { category: 'GIFT_CARD', netCents: 2500 },
    { category: 'ALCOHOL', netCents: 1899 },
    groceries(399),
  ]);
  expect(await stands()).toEqual([0, 3]);
  expect(await stands(ada, 'GIFTS')).toEqual([0, 107]);
});

test('T-53 when an order shrinks and then grows, its pending points are recalculated', async () => {
  await places('c-1', [groceries(12_099)]);
  expect(await amends('c-1', 1, [groceries(5050)])).toBe(true);
  expect(await stands()).toEqual([0, 50]);
  expect(await amends('c-1', 3, [groceries(8000)])).toBe(true);
  expect(await amends('c-1', 2, [groceries(100)])).toBe(false);
  expect(await stands()).toEqual([0, 80]);
  await finalizes('c-1', [groceries(7999)]);
  expect(await stands()).toEqual([79, 0]);
});

test('T-53 an order with nothing that earns starts earning when amended, and stops when that is removed', async () => {
  await places('c-2', [{ category: 'ALCOHOL', netCents: 3000 }]);
  await amends('c-2', 1, [groceries(4000)]);
  expect(await stands()).toEqual([0, 40]);
  await amends('c-2', 2, []);
  expect(await stands()).toEqual([0, 0]);
  await finalizes('c-2');
  expect((await rowsOf('c-2')).map(({ status }) => status)).toEqual(['VOID']);
});

test('T-49 ten orders placed and canceled in a loop earn nothing', async () => {
  for (let order = 0; order < 10; order++) {
    await places(`d-${order}`, [groceries(5000)]);
    await cancels(`d-${order}`);
  }
  expect(await stands()).toEqual([0, 0]);
  expect(await finalizes('d-3')).toBe(false);
  expect(await stands()).toEqual([0, 0]);
});

test('T-48 points spent and then refunded are owed: nothing can be spent until the next order repays them', async () => {
  await places('e-1', [groceries(12_000)]);
  await finalizes('e-1');
  // First the welcome play, then one that takes all the points.
  await ada.plays();
  expect((await ada.plays()).body.play.pointsSpent).toBe(120);
  expect(await refunds('e-1', 'refund-1', [groceries(12_000)])).toBe(true);
  expect(await stands()).toEqual([-120, 0]);
  expect(await ada.plays()).toMatchObject({ status: 409, code: 'NEGATIVE_BALANCE' });
  await places('e-2', [groceries(15_000)]);
  await finalizes('e-2');
  expect(await stands()).toEqual([30, 0]);
  expect(await ada.plays()).toMatchObject({ status: 409, code: 'INSUFFICIENT_POINTS' });
});

test('N-11 a refund takes back its share once, and a canceled order the rest', async () => {
  await places('f-1', [groceries(10_000)]);
  await finalizes('f-1');
  expect(await refunds('f-1', 'r-1', [groceries(2550)])).toBe(true);
  expect(await refunds('f-1', 'r-1', [groceries(2550)])).toBe(false);
  expect(await stands()).toEqual([75, 0]);
  expect(await refunds('f-1', 'r-2', [{ category: 'ALCOHOL', netCents: 900 }])).toBe(true);
  expect(await stands()).toEqual([75, 0]);
  expect(await cancels('f-1')).toBe(true);
  expect(await cancels('f-1')).toBe(false);
  expect(await stands()).toEqual([0, 0]);
});

test('N-11 a placed order is amended, not refunded; an unknown one is not found', async () => {
  await places('g-1', [groceries(1000)]);
  await expect(refunds('g-1', 'r', [groceries(1000)])).rejects.toMatchObject({ code: 'ORDER_NOT_FINALIZED' });
  await expect(finalizes('nowhere')).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
});

test('N-11 G-126 points post within 48 hours even if no one reports the order as finalized', async () => {
  const bea = shopper(world, 'bea');
  await bea.optsIn();
  await places('h-1', [groceries(6000)], bea);
  world.clock.advance('PT46H');
  await settlePoints(world.context);
  expect(await stands(bea)).toEqual([0, 60]);
  world.clock.advance('PT2H');
  await settlePoints(world.context);
  expect(await stands(bea)).toEqual([60, 0]);
});

test('I-8 sixteen requests to place and finalize one order earn once', async () => {
  const placed = await many(16, () => places('i-1', [groceries(5000)]));
  expect(placed.filter(Boolean)).toHaveLength(1);
  const done = await many(16, () => finalizes('i-1'));
  expect(done.filter(Boolean)).toHaveLength(1);
  expect(await rowsOf('i-1')).toEqual([{ program_code: 'SPIN', entry_type: 'EARN', status: 'POSTED', points: 50 }]);
  expect(await stands()).toEqual([50, 0]);
});

test('I-3 posting, refunding, and playing at once leave the balance equal to the sum of posted points', async () => {
  for (let order = 0; order < 6; order++) await places(`j-${order}`, [groceries(9000)]);
  await many(18, async (index) => {
    const number = `j-${index % 6}`;
    if (index % 3 === 0) return void (await finalizes(number));
    if (index % 3 === 1) return void (await ada.plays());
    return void (await refunds(number, 'r', [groceries(4500)]).catch(() => undefined));
  });
  const [points = 0] = await stands();
  const { floor } = await gamesDb(world.db)
    .selectFrom('games.balance')
    .select('floor')
    .where('household_id', '=', ada.who.householdId)
    .where('program_code', '=', 'SPIN')
    .executeTakeFirstOrThrow();
  expect(points).toBeGreaterThanOrEqual(floor);
});

test('T-102 while points are being posted, no read counts any twice or misses any', async () => {
  for (let order = 0; order < 16; order++) await places(`k-${order}`, [groceries(1000)]);
  const readings = many(16, async () => {
    const { totalGamePoints, pendingGamePoints } = await ada.points();
    return totalGamePoints + pendingGamePoints;
  });
  await many(16, (order) => finalizes(`k-${order}`));
  expect(new Set(await readings)).toEqual(new Set([160]));
  expect(await stands()).toEqual([160, 0]);
});

test('N-12 points expire once, with their program, on its last day; anything later never counts', async () => {
  const endAt = world.clock.now().add({ hours: 24 });
  await publish(world, {
    code: 'SHORT',
    endAt,
    game: { title: 'Short one', odds: [odds(null, 1)] },
    prizes: [],
  });
  await ada.optsIn({ programCode: 'SHORT' });
  await places('l-1', [groceries(4000)]);
  await places('l-2', [groceries(1500)]);
  await finalizes('l-1');
  world.clock.advance('PT25H');
  await Promise.all([settlePoints(world.context), settlePoints(world.context)]);
  await finalizes('l-2');
  expect(await stands(ada, 'SHORT')).toEqual([0, 0]);
  expect((await ada.points('SHORT')).expiredGamePoints).toBe(40);
  const [ended] = await gamesDb(world.db)
    .selectFrom('games.points_ledger')
    .select(['title', 'effective_at'])
    .where('source_type', '=', 'EXPIRY')
    .execute();
  expect([ended?.title, ended?.effective_at.toString()]).toEqual(['Short one has ended', endAt.toString()]);
  expect(await stands()).toEqual([55, 0]);
});

test("N-10 an order's earnings are known before it is placed, and match what it earns", async () => {
  const estimate = (lines: string) =>
    ada.get<{ estimates: { programCode: string; points: number }[] }>(
      `/program/points/estimate?programCodes=SPIN,GIFTS&storeId=store-1&lines=${lines}`,
    );
  const lines = 'GROCERY:525,GIFT_CARD:1000,ALCOHOL:1899,TAX:88';
  const points = (await estimate(lines)).body.estimates.map((each) => [each.programCode, each.points] as const);
  expect(Object.fromEntries(points)).toEqual({ GIFTS: 50, SPIN: 5 });
  expect((await estimate('')).body.estimates).toHaveLength(2);
  for (const wrong of ['WINE:100', 'GROCERY:-1', 'GROCERY', 'GROCERY:1,,FUEL:2'])
    expect(await estimate(wrong)).toMatchObject({ status: 400 });
});
