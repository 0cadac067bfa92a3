import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { World } from '../../testing/world.ts';
import type { PrizeDraft } from '../programs/publish.ts';
import { releaseLapsed } from '../store/holds.ts';
import { addVendorCodes } from '../store/vendor-codes.ts';
import { gamesDb } from '../store/tables.ts';
import { alternate, gamesWorld, joined, loaf, many, noon, publish } from '../../testing/games.ts';

const clients = 16;
let world: World;
beforeAll(async () => {
  world = await gamesWorld();
});
afterEach(async () => {
  await sql`truncate games.program cascade`.execute(world.db);
  world.clock.set(noon);
});
afterAll(() => world.close());

const sells = (own: Partial<PrizeDraft>) =>
  publish(world, { prizes: [{ ...loaf, cost_points: 40, ...own }, alternate] });
const stock = () =>
  gamesDb(world.db)
    .selectFrom('games.prize')
    .select(['issued', 'remaining', 'held'])
    .where('prize_id', '=', 'loaf')
    .executeTakeFirstOrThrow();
const outcomes = (answers: readonly { code: string | undefined }[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, (answer) => answer.code ?? 'done')].map(([code, those]) => [code, those.length]),
  );

test('I-4 when sixteen shoppers want the last ten, ten get one, no one pays for nothing, and stock never falls below zero', async () => {
  await sells({ quantity_total: 10 });
  const all = await many(clients, (index) => joined(world, `shopper-${index}`, 40));
  const answers = await Promise.all(all.map((each) => each.redeems()));
  expect(outcomes(answers)).toEqual({ done: 10, SOLD_OUT: 6 });
  expect(await stock()).toEqual({ issued: 10, remaining: 0, held: 0 });
  const left = await Promise.all(all.map((each) => each.points()));
  expect(left.filter((points) => points.totalGamePoints === 0)).toHaveLength(10);
  expect(left.filter((points) => points.totalGamePoints === 40)).toHaveLength(6);
});

test('I-4 plays, redemptions, and holds at once share one stock: issued, held, and remaining add up to the total', async () => {
  await sells({ quantity_total: 10 });
  const all = await many(18, (index) => joined(world, `mixed-${index}`, 40));
  const answers = await Promise.all(
    all.map((each, index) => [() => each.plays(), () => each.redeems(), () => each.holds('loaf')][index % 3]!()),
  );
  const { issued, remaining, held } = await stock();
  expect(issued + held).toBe(10);
  expect(remaining).toBe(0);
  // A play whose prize is gone awards the alternate; only purchases and holds are refused.
  expect(new Set(answers.flatMap(({ code }) => code ?? []))).toEqual(new Set(['SOLD_OUT']));
});

test('I-8 the same client request sent sixteen times is one redemption', async () => {
  await sells({ quantity_total: 50 });
  const ada = await joined(world, 'ada', 400);
  const answers = await many(clients, () => ada.redeems({ clientRequestId: 'once-only' }, 'key-once-only'));
  expect(outcomes(answers)).toEqual({ done: clients });
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  expect(await stock()).toMatchObject({ issued: 1 });
  expect(await ada.points()).toMatchObject({ totalGamePoints: 360 });
});

test("N-26 I-3 a household's limits and points hold against sixteen requests at once", async () => {
  await sells({ quantity_total: 50, per_day_limit: 3 });
  const bea = await joined(world, 'bea', 400);
  expect(outcomes(await many(clients, () => bea.redeems()))).toEqual({ done: 3, LIMIT_REACHED: 13 });
  expect(await bea.points()).toMatchObject({ totalGamePoints: 280 });
  expect(await bea.posted()).toBe(280);

  await gamesDb(world.db).updateTable('games.prize').set({ per_day_limit: null }).execute();
  expect(outcomes(await many(clients, () => bea.redeems()))).toEqual({ done: 7, INSUFFICIENT_POINTS: 9 });
  expect(await bea.points()).toMatchObject({ totalGamePoints: 0 });
  expect(await bea.posted()).toBe(0);
});

test('N-26 sixteen requests redeem one win once', async () => {
  await publish(world);
  const cam = await joined(world, 'cam', 40);
  await cam.plays();
  const [win] = await cam.won();
  const answers = await many(clients, () => cam.redeems({ expectedCost: 0, transactionId: win!.transactionId }));
  expect(outcomes(answers)).toEqual({ done: 1, ALREADY_REDEEMED: 15 });
});

test('T-46 from a pool of eight codes, eight of sixteen shoppers get different ones; the others keep their points', async () => {
  await sells({ prize_type: 'VENDOR', details: { vendor: { name: 'Lantern Cinemas' } } });
  const codes = Array.from({ length: 8 }, (_, index) => `CODE-${index}`);
  await addVendorCodes(gamesDb(world.db), world.random, 'loaf', codes);
  const all = await many(clients, (index) => joined(world, `coded-${index}`, 40));
  const answers = await Promise.all(all.map((each) => each.redeems({ prizeType: 'VENDOR' })));
  expect(outcomes(answers)).toEqual({ done: 8, SOLD_OUT: 8 });
  const given = answers.flatMap(({ status, body }) =>
    status === 200 && body.result.prizeType === 'VENDOR' ? [body.result.code] : [],
  );
  expect(given.toSorted()).toEqual(codes);
  const left = await Promise.all(all.map((each) => each.points()));
  expect(left.filter((points) => points.totalGamePoints === 40)).toHaveLength(8);
});

test('N-26 sixteen holds by one household make one hold; by sixteen households, as many as there is stock', async () => {
  await sells({ quantity_total: 5 });
  const dan = await joined(world, 'dan', 36);
  const own = await many(clients, () => dan.holds('loaf'));
  expect(outcomes(own)).toEqual({ done: clients });
  expect(new Set(own.map((answer) => answer.body.holdId)).size).toBe(1);
  expect(await stock()).toEqual({ issued: 0, remaining: 4, held: 1 });

  const all = await many(clients, (index) => joined(world, `holder-${index}`, 36));
  expect(outcomes(await Promise.all(all.map((each) => each.holds('loaf'))))).toEqual({ done: 4, SOLD_OUT: 12 });
  expect(await stock()).toEqual({ issued: 0, remaining: 0, held: 5 });

  world.clock.advance({ hours: 24 });
  await many(clients, () => releaseLapsed(gamesDb(world.db), world.clock.now()));
  expect(await stock()).toEqual({ issued: 0, remaining: 5, held: 0 });
});
