import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { World } from '../../testing/world.ts';
import { gamesDb } from '../store/tables.ts';
import { gamesWorld, joined, noon, publish, shopper } from '../../testing/games.ts';
import { prizesForPoints } from '../../testing/prizes-for-points.ts';

let world: World;
beforeAll(async () => {
  world = await gamesWorld();
});
afterEach(async () => {
  await sql`truncate games.program cascade`.execute(world.db);
  world.clock.set(noon);
});
afterAll(() => world.close());

const { sells, expectUntouched } = prizesForPoints(() => world);

test('N-26 a cost that changed since it was shown is reported before anything is taken', async () => {
  await sells({ cost_points: 60 });
  const ned = await joined(world, 'ned', 100);
  const refused = await ned.redeems();
  expect([refused.status, refused.code]).toEqual([409, 'PRICE_CHANGED']);
  expect(refused.body).toMatchObject({ errors: [{ field: 'expectedCost', details: { costPoints: 60 } }] });
  await expectUntouched(ned, 100);
  expect((await ned.redeems({ expectedCost: 60 })).body).toMatchObject({ pointsSpent: 60 });
});

test('T-44 a won prize costs nothing: a shopper who expects to pay is told so, and the win keeps waiting', async () => {
  await publish(world);
  const wes = await joined(world, 'wes', 40);
  await wes.plays();
  const [win] = await wes.won();
  const refused = await wes.redeems({ expectedCost: 40, transactionId: win!.transactionId });
  expect([refused.status, refused.code]).toEqual([409, 'PRICE_CHANGED']);
  expect((await wes.won())[0]).toMatchObject({ status: 'WON' });
  expect((await wes.redeems({ expectedCost: 0, transactionId: win!.transactionId })).status).toBe(200);
});

test("a redemption at a store other than the shopper's own is refused", async () => {
  await sells();
  const una = await joined(world, 'una', 100);
  const refused = await shopper(world, 'una', { storeId: 'store-2' }).redeems();
  expect([refused.status, refused.code]).toEqual([403, 'NOT_YOUR_STORE']);
  await expectUntouched(una, 100);
});

test('N-26 too few points, sold out, not yet, no longer, win only, not opted in: each is reported, and nothing is taken', async () => {
  await sells();
  const oda = await joined(world, 'oda', 39);
  expect((await oda.redeems()).code).toBe('INSUFFICIENT_POINTS');
  await expectUntouched(oda, 39);
  const { redeems } = await joined(world, 'pam', 100);
  world.clock.set('2026-07-31T00:00:00Z');
  expect((await redeems()).code).toBe('NOT_STARTED');
  world.clock.set('2026-09-01T07:00:00Z');
  expect((await redeems()).code).toBe('ENDED');
  world.clock.set(noon);
  expect((await redeems({ prizeId: 'produce', prizeType: 'ALTERNATE_PRIZES' })).code).toBe('ONLY_WON');
  expect((await redeems({ prizeId: 'nothing' })).code).toBe('PRIZE_NOT_FOUND');
  expect((await redeems({ prizeType: 'RECIPE' })).code).toBe('PRIZE_NOT_FOUND');
  expect((await redeems({ storeId: 'nowhere' })).code).toBe('STORE_NOT_FOUND');
  await gamesDb(world.db).updateTable('games.prize').set({ quantity_total: 0, remaining: 0 }).execute();
  expect((await redeems()).code).toBe('SOLD_OUT');
  await expectUntouched(oda, 39);
});

test("N-26 a daily limit resets at the store's midnight; the game's limit does not", async () => {
  await sells({ per_day_limit: 1, per_user_limit: 2 });
  const rob = await joined(world, 'rob', 200);
  await rob.redeems();
  const today = await rob.redeems();
  expect(today.code).toBe('LIMIT_REACHED');
  expect(today.body).toMatchObject({ errors: [{ details: { againFrom: '2026-08-06T07:00:00.000Z' } }] });
  expect(await rob.prize('loaf')).toMatchObject({
    cannotRedeemReason: 'LIMIT_REACHED',
    againFrom: '2026-08-06T07:00:00.000Z',
    redeemedToday: 1,
    userRedeemed: 1,
  });
  world.clock.set('2026-08-06T07:00:00Z');
  expect((await rob.redeems()).status).toBe(200);
  world.clock.set('2026-08-07T07:00:00Z');
  const ever = await rob.redeems();
  expect(ever.body).toMatchObject({ errors: [{ code: 'LIMIT_REACHED' }] });
  expect(JSON.stringify(ever.body)).not.toContain('againFrom');
});

test('T-41 redeemed prizes count toward the cap on what can be won', async () => {
  await sells({ per_user_limit: 1 });
  const sam = await joined(world, 'sam', 80);
  await sam.redeems();
  expect((await sam.plays()).body.play).toMatchObject({ isAlternate: true, prize: { prizeId: 'produce' } });
});

test('N-3 spending requires a sign-in within the last 45 minutes', async () => {
  await sells();
  const authenticatedAt = world.clock.now();
  const tia = await joined(world, 'tia', 100, { authenticatedAt });
  world.clock.advance({ minutes: 45, seconds: 1 });
  const refused = await tia.redeems();
  expect([refused.status, refused.code]).toEqual([401, 'STEP_UP_REQUIRED']);
  await expectUntouched(tia, 100);
});

test('G-68 guests have no prizes to redeem', async () => {
  await sells();
  const una = await joined(world, 'una', 100);
  Object.assign(una.who, { userType: 'G' });
  expect((await una.redeems()).status).toBe(401);
});
