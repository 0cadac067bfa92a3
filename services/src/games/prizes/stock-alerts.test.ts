import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { World } from '../../testing/world.ts';
import type { PrizeDraft } from '../programs/publish.ts';
import { restock } from './restock.ts';
import { tellOfStock } from './stock-alerts.ts';
import { releaseLapsed } from '../store/holds.ts';
import { gamesDb } from '../store/tables.ts';
import { alternate, gamesWorld, joined, loaf, many, noon, publish } from '../../testing/games.ts';
import { noticesDb } from '../../notices/store/tables.ts';

let world: World;
beforeAll(async () => {
  world = await gamesWorld();
});
afterEach(async () => {
  await sql`truncate games.program, games.notice cascade`.execute(world.db);
  world.clock.set(noon);
});
afterAll(() => world.close());

const sells = (own: Partial<PrizeDraft> = {}) =>
  publish(world, { prizes: [{ ...loaf, cost_points: 40, quantity_total: 1, issued: 1, ...own }, alternate] });
const stock = () =>
  gamesDb(world.db)
    .selectFrom('games.prize')
    .select(['quantity_total', 'issued', 'remaining', 'held'])
    .where('prize_id', '=', 'loaf')
    .executeTakeFirstOrThrow();
const notices = () => noticesDb(world.db).selectFrom('games.notice').select('household_id').execute();

test('N-69 a shopper who asked gets one notice with a link when a prize is back in stock; one who canceled gets none', async () => {
  await sells();
  const [ada, bea] = [await joined(world, 'ada', 40), await joined(world, 'bea', 40)];
  expect((await ada.prize('loaf')).stockAlert).toBe(false);
  for (const _ of [1, 2]) expect((await ada.waitsFor('loaf')).body).toEqual({ prizeId: 'loaf', stockAlert: true });
  expect((await ada.prize('loaf')).stockAlert).toBe(true);
  await bea.waitsFor('loaf');
  for (const _ of [1, 2])
    expect((await bea.stopsWaitingFor('loaf')).body).toEqual({ prizeId: 'loaf', stockAlert: false });
  expect(await tellOfStock(world.context)).toBe(0);

  expect(await restock(world.context, 'loaf', { count: 3 })).toEqual({ left: 3, told: 1 });
  expect(await stock()).toEqual({ quantity_total: 4, issued: 1, remaining: 3, held: 0 });
  expect(await tellOfStock(world.context)).toBe(0);
  expect(await ada.inbox()).toMatchObject([
    {
      type: 'PRIZE_BACK',
      parts: { code: 'PRIZE_BACK', name: 'Free loaf' },
      deepLink: '/games/prize-details/loaf?programCode=SPIN',
    },
  ]);
  expect(await bea.inbox()).toEqual([]);
  expect(await ada.prize('loaf')).toMatchObject({ stockAlert: false, cannotRedeemReason: null });
});

test('N-69 a prize that sells out again can be asked for again, and its return is announced again', async () => {
  await sells();
  const ada = await joined(world, 'ada', 40);
  await ada.waitsFor('loaf');
  await restock(world.context, 'loaf', { count: 1 });
  await ada.redeems();
  world.clock.advance('PT1H');
  expect((await ada.waitsFor('loaf')).status).toBe(200);
  await restock(world.context, 'loaf', { count: 1 });
  expect(await ada.inbox()).toHaveLength(2);
});

test('N-26 N-69 an expired hold brings the prize back too', async () => {
  await sells({ issued: 0 });
  const [ada, bea] = [await joined(world, 'ada', 40), await joined(world, 'bea', 40)];
  await ada.holds('loaf');
  await bea.waitsFor('loaf');
  world.clock.advance('PT24H');
  expect((await bea.waitsFor('loaf')).code).toBe('IN_STOCK');
  await releaseLapsed(gamesDb(world.db), world.clock.now());
  expect(await tellOfStock(world.context)).toBe(1);
  expect(await bea.inbox()).toHaveLength(1);
});

test('I-4 N-69 when many ask, cancel, and are notified at once, each gets at most one notice, and stock adds up', async () => {
  await sells();
  const all = await many(12, (index) => joined(world, `waiting-${index}`, 40));
  await Promise.all(all.map((each) => each.waitsFor('loaf')));
  const [leaving, staying] = [all.slice(0, 4), all.slice(4)];
  const told = await Promise.all([
    ...leaving.map(async (each) => ((await each.stopsWaitingFor('loaf')).status === 200 ? 0 : Number.NaN)),
    ...Array.from({ length: 4 }, async () => (await restock(world.context, 'loaf', { count: 2 })).told),
    ...Array.from({ length: 8 }, () => tellOfStock(world.context)),
  ]);
  const rows = (await notices()).map((row) => row.household_id);
  expect(new Set(rows).size).toBe(rows.length);
  expect(told.reduce((sum, count) => sum + count)).toBe(rows.length);
  expect(rows).toEqual(expect.arrayContaining(staying.map(({ who }) => who.householdId)));
  expect(await stock()).toEqual({ quantity_total: 9, issued: 1, remaining: 8, held: 0 });
  expect(await tellOfStock(world.context)).toBe(0);
});

test('T-46 N-69 a prize with codes is restocked only with codes', async () => {
  const vendor = { name: 'Lantern Cinemas' };
  await sells({ prize_type: 'VENDOR', details: { vendor } });
  const ada = await joined(world, 'ada', 40);
  await ada.waitsFor('loaf');
  await expect(restock(world.context, 'loaf', { count: 1 })).rejects.toMatchObject({ code: 'CODES_NEEDED' });
  expect(await restock(world.context, 'loaf', { codes: ['A-1', 'A-2'] })).toEqual({ left: 2, told: 1 });
  expect((await ada.redeems({ prizeType: 'VENDOR' })).body.result).toMatchObject({
    code: expect.stringMatching(/^A-/),
  });
  await sql`truncate games.program cascade`.execute(world.db);
  await sells({ quantity_total: null, issued: 0 });
  await expect(restock(world.context, 'loaf', { codes: ['A-1'] })).rejects.toMatchObject({ code: 'NO_CODES' });
  await expect(restock(world.context, 'loaf', { count: 1 })).rejects.toMatchObject({ code: 'NO_LIMIT' });
});
