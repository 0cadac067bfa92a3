import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { World } from '../../testing/world.ts';
import type { PrizeDraft } from '../programs/publish.ts';
import { releaseLapsed } from '../store/holds.ts';
import { gamesDb } from '../store/tables.ts';
import { alternate, gamesWorld, joined, loaf, noon, publish } from '../../testing/games.ts';

let world: World;
beforeAll(async () => {
  world = await gamesWorld();
});
afterEach(async () => {
  await sql`truncate games.program cascade`.execute(world.db);
  world.clock.set(noon);
});
afterAll(() => world.close());

const month: PrizeDraft = { ...loaf, cost_points: 120, quantity_total: 1 };
const sells = (...more: PrizeDraft[]) => publish(world, { prizes: [month, ...more, alternate] });
const stock = () =>
  gamesDb(world.db)
    .selectFrom('games.prize')
    .select(['issued', 'remaining', 'held'])
    .where('prize_id', '=', 'loaf')
    .executeTakeFirstOrThrow();

test('N-26 at 90% of its cost, the last one can be held for a day, and no one else can have it', async () => {
  await sells();
  const ada = await joined(world, 'ada', 108);
  const bea = await joined(world, 'bea', 200);
  expect(await ada.prize('loaf')).toMatchObject({
    canHold: true,
    hold: null,
    cannotRedeemReason: 'INSUFFICIENT_POINTS',
  });
  const { body } = await ada.holds('loaf');
  expect(body).toMatchObject({ prizeId: 'loaf', expiresAt: '2026-08-06T19:00:00.000Z' });
  expect(await ada.prize('loaf')).toMatchObject({ canHold: false, hold: body, quantityLeft: 0 });
  expect((await bea.prize('loaf')).cannotRedeemReason).toBe('SOLD_OUT');
  expect((await bea.redeems({ expectedCost: 120 })).code).toBe('SOLD_OUT');
  expect(await ada.points()).toMatchObject({ totalGamePoints: 108 });
});

test('N-26 there is no hold below 90%, on unlimited stock, or alongside another hold', async () => {
  const other: PrizeDraft = { ...month, prize_id: 'other' };
  const endless: PrizeDraft = { ...month, prize_id: 'endless', quantity_total: null };
  await sells(other, endless);
  const cam = await joined(world, 'cam', 107);
  expect((await cam.holds('loaf')).code).toBe('TOO_FEW_POINTS_TO_HOLD');
  const dan = await joined(world, 'dan', 110);
  expect((await dan.holds('endless')).code).toBe('TOO_FEW_POINTS_TO_HOLD');
  expect((await dan.holds('nothing')).code).toBe('PRIZE_NOT_FOUND');
  await dan.holds('loaf');
  expect((await dan.holds('other')).code).toBe('HOLD_EXISTS');
  expect((await dan.prize('other')).canHold).toBe(false);
  await dan.releases('loaf');
  expect((await dan.holds('other')).status).toBe(200);
});

test('N-26 a held prize can be redeemed once the points are in, even when nothing else is left', async () => {
  await sells();
  const eva = await joined(world, 'eva', 110);
  await eva.holds('loaf');
  expect((await eva.redeems({ expectedCost: 120 })).code).toBe('INSUFFICIENT_POINTS');
  await sql`update games.balance set points = 130`.execute(world.db);
  expect((await eva.prize('loaf')).cannotRedeemReason).toBeNull();
  expect((await eva.redeems({ expectedCost: 120 })).body).toMatchObject({ totalGamePoints: 10 });
  expect(await stock()).toEqual({ issued: 1, remaining: 0, held: 0 });
  expect((await eva.prize('loaf')).hold).toBeNull();
});

test('N-26 after 24 hours it is back in stock right away, before any job runs', async () => {
  await sells();
  const fay = await joined(world, 'fay', 110);
  const gus = await joined(world, 'gus', 120);
  await fay.holds('loaf');
  world.clock.set('2026-08-06T18:59:59Z');
  expect((await gus.redeems({ expectedCost: 120 })).code).toBe('SOLD_OUT');
  world.clock.set('2026-08-06T19:00:00Z');
  expect(await fay.prize('loaf')).toMatchObject({ hold: null, canHold: true, quantityLeft: 1 });
  expect((await gus.redeems({ expectedCost: 120 })).status).toBe(200);
  expect(await stock()).toEqual({ issued: 1, remaining: 0, held: 0 });
  expect(await releaseLapsed(gamesDb(world.db), world.clock.now())).toBe(0);
});

test('N-26 a released hold returns to stock; releasing a hold that does not exist changes nothing', async () => {
  await sells();
  const hal = await joined(world, 'hal', 110);
  await hal.holds('loaf');
  expect((await hal.releases('loaf')).body).toMatchObject({ released: true });
  expect((await hal.releases('loaf')).body).toMatchObject({ released: false });
  expect(await stock()).toEqual({ issued: 0, remaining: 1, held: 0 });
});
