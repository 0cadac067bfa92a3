import { createHash, createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { World } from '../../testing/world.ts';
import { gamesDb } from '../store/tables.ts';
import {
  alternate,
  gamesWorld,
  joined as joinedIn,
  loaf,
  many,
  noon,
  odds,
  publish,
  shopper,
} from '../../testing/games.ts';

let world: World;
beforeAll(async () => {
  world = await gamesWorld();
});
afterEach(async () => {
  await sql`truncate games.program cascade`.execute(world.db);
  world.clock.set(noon);
});
afterAll(() => world.close());

const joined = (name: string, points = 0, given: Parameters<typeof shopper>[2] = {}) =>
  joinedIn(world, name, points, given);

const stock = () =>
  gamesDb(world.db)
    .selectFrom('games.prize')
    .select(['issued', 'remaining', 'quantity_total'])
    .where('prize_id', '=', 'loaf')
    .executeTakeFirstOrThrow();

test('N-20 a play takes its points, wins its prize, and appears in the activity', async () => {
  await publish(world);
  const ada = await joined('ada', 100);
  const { body } = await ada.plays();
  expect(body.play).toMatchObject({
    outcome: 'WIN',
    oddsIndex: 0,
    pointsSpent: 40,
    freePlay: false,
    isAlternate: false,
  });
  expect(body.play.prize).toMatchObject({ prizeId: 'loaf', name: 'Free loaf' });
  expect(body.play.receipt).toMatch(/^\w{4}-\w{2}$/);
  expect(body.points).toMatchObject({
    totalGamePoints: 60,
    totalPrizesWon: 1,
    gameplaysUsed: 1,
    gameplaysAvailable: 1,
  });
  const activity = await ada.get<{ items: { type: string; points: number }[] }>(
    `/prizes/${ada.who.uuid}/game/activity?numberOfDays=180&programCodes=SPIN`,
  );
  expect(activity.body.items.map((item) => [item.type, item.points])).toEqual([
    ['WIN', 0],
    ['PLAY', -40],
    ['EARN', 100],
  ]);
  const won = await ada.get(`/prizes/${ada.who.uuid}/transactions?programCode=SPIN`);
  expect(won.body).toMatchObject({ items: [{ name: 'Free loaf', status: 'WON', redeemedAt: null }] });
});

test('N-20 a shopper can check a play: the hash was shown beforehand, and the roll follows from both seeds', async () => {
  await publish(world);
  const cara = await joined('cara', 200);
  const before = await cara.get<{ nextCommit: string }>('/gameplay/postgamedetails?programCode=SPIN');
  const first = (await cara.plays({ clientSeed: 'my own words' })).body;
  const second = (await cara.plays({ clientSeed: 'my own words' })).body;
  for (const [{ proof }, commit] of [
    [first.play, before.body.nextCommit],
    [second.play, first.nextCommit],
  ] as const) {
    expect(proof.commit).toBe(commit);
    const seed = Buffer.from(proof.serverSeed, 'hex');
    expect(createHash('sha256').update(seed).digest('hex')).toBe(commit);
    const hex = createHmac('sha256', seed).update(`${proof.clientSeed}:${proof.nonce}`).digest('hex');
    expect(proof.roll).toBe(Number.parseInt(hex.slice(0, 13), 16) / 2 ** 52);
  }
  expect(second.play.proof.nonce).toBe(first.play.proof.nonce + 1);
});

test('I-8 ten requests with one play key are one play', async () => {
  await publish(world);
  const dan = await joined('dan', 400);
  const answers = await many(10, () => dan.plays({ playKey: 'only-once' }));
  expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200));
  expect(new Set(answers.map((answer) => answer.body.play.playId)).size).toBe(1);
  expect(answers.filter((answer) => !answer.body.replayed)).toHaveLength(1);
  expect(await dan.points()).toMatchObject({ totalGamePoints: 360, gameplaysUsed: 1 });
});

test('I-3 T-38 with exactly 100 points and a play for 100, two plays at once are one play, and nothing is left', async () => {
  await publish(world, { game: { costPoints: 100 } });
  const pia = await joined('pia', 100);
  const answers = await many(2, () => pia.plays());
  expect(answers.map((answer) => answer.code ?? 'played').toSorted()).toEqual(['INSUFFICIENT_POINTS', 'played']);
  expect(await pia.points()).toMatchObject({ totalGamePoints: 0, gameplaysUsed: 1, gameplaysAvailable: 0 });
  expect(await pia.posted()).toBe(0);
});

test('I-4 T-40 when fifty win the last prize, one gets it, the others get the alternate, and nothing falls below zero', async () => {
  await publish(world, { prizes: [{ ...loaf, quantity_total: 1 }, alternate] });
  const all = await many(50, (index) => joined(`winner-${index}`, 40));
  const answers = await Promise.all(all.map((each) => each.plays()));
  const prizes = answers.map((answer) => answer.body.play.prize?.prizeId);
  expect(prizes.filter((prizeId) => prizeId === 'loaf')).toHaveLength(1);
  expect(prizes.filter((prizeId) => prizeId === 'produce')).toHaveLength(49);
  expect(answers.filter((answer) => answer.body.play.isAlternate)).toHaveLength(49);
  expect(await stock()).toEqual({ issued: 1, remaining: 0, quantity_total: 1 });
});

test("T-42 another shopper's play key is not found, and their play is untouched", async () => {
  await publish(world);
  const ian = await joined('ian', 80);
  const jo = await joined('jo', 80);
  await ian.plays({ playKey: 'key-of-ian' });
  const stolen = await jo.plays({ playKey: 'key-of-ian' });
  expect([stolen.status, stolen.code]).toEqual([404, 'PLAY_NOT_FOUND']);
  expect(await ian.points()).toMatchObject({ totalGamePoints: 40, gameplaysUsed: 1 });
  expect(await jo.points()).toMatchObject({ totalGamePoints: 80, gameplaysUsed: 0 });
});

test('T-42 when two shoppers send the same key at once, only one plays', async () => {
  await publish(world);
  const pair = [await joined('kim', 40), await joined('lea', 40)];
  const answers = await Promise.all(pair.map((each) => each.plays({ playKey: 'shared-key' })));
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 404]);
});

test('I-8 a play key already used with another client seed is refused, and nothing is played', async () => {
  await publish(world);
  const kit = await joined('kit', 100);
  const first = await kit.plays({ playKey: 'once-only', clientSeed: 'mine' });
  const other = await kit.plays({ playKey: 'once-only', clientSeed: 'another' });
  expect([first.status, other.status, other.code]).toEqual([200, 409, 'IDEMPOTENCY_KEY_REUSED']);
  expect((await kit.plays({ playKey: 'once-only', clientSeed: 'mine' })).body).toMatchObject({ replayed: true });
  expect(await kit.points()).toMatchObject({ totalGamePoints: 60 });
});

test('I-8 an idempotency key from another play is refused', async () => {
  await publish(world);
  const max = await joined('max', 80);
  expect((await max.plays({ playKey: 'first-play' }, 'one-key-for-both')).status).toBe(200);
  const reused = await max.plays({ playKey: 'second-play' }, 'one-key-for-both');
  expect([reused.status, reused.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
  expect((await max.plays({ playKey: 'first-play' }, 'one-key-for-both')).body.replayed).toBe(true);
});

test('T-43 a client seed longer than 128 characters is refused and costs nothing', async () => {
  await publish(world);
  const ned = await joined('ned', 40);
  expect((await ned.plays({ clientSeed: 'x'.repeat(129) })).status).toBe(400);
  expect((await ned.plays({ clientSeed: 'x'.repeat(10_000_000) })).status).toBeGreaterThanOrEqual(400);
  expect(await ned.points()).toMatchObject({ totalGamePoints: 40, gameplaysUsed: 0 });
});

test('T-39 after a crash the same outcome comes back, and nothing is charged twice', async () => {
  await publish(world);
  const oda = await joined('oda', 80);
  const { body } = await oda.plays({ playKey: 'before-crash' });
  const read = await oda.get<{ lastPlay: unknown; canPlayAgain: boolean }>(
    '/gameplay/postgamedetails?programCode=SPIN',
  );
  expect(read.body.lastPlay).toEqual(body.play);
  expect(read.body.canPlayAgain).toBe(true);
  expect((await oda.plays({ playKey: 'before-crash' })).body).toMatchObject({ replayed: true, play: body.play });
  expect(await oda.points()).toMatchObject({ totalGamePoints: 40 });
});

test("N-22 the daily limit follows the store's day and resets at its midnight", async () => {
  await publish(world, { game: { maxPlaysPerDay: 2 } });
  const pia = await joined('pia', 400);
  await pia.plays();
  await pia.plays();
  expect((await pia.plays()).code).toBe('DAILY_LIMIT');
  const read = await pia.get('/gameplay/postgamedetails?programCode=SPIN');
  expect(read.body).toMatchObject({ cannotPlayReason: 'DAILY_LIMIT', nextPlayAt: '2026-08-06T07:00:00.000Z' });
  world.clock.set('2026-08-06T06:59:59Z');
  expect((await pia.plays()).code).toBe('DAILY_LIMIT');
  world.clock.set('2026-08-06T07:00:00Z');
  expect((await pia.plays()).status).toBe(200);
});

test('N-18 plays and stamps in an EPISODIC program reset with each episode; wins stay', async () => {
  const board = {
    stamps: 12,
    stampImageIds: [],
    gifts: [{ atStamp: 3, prizeId: 'loaf', label: 'Loaf', imageId: 'bread' }],
  };
  await publish(world, {
    type: 'EPISODIC',
    episodeDays: 7,
    game: { kind: 'COLLECT', board, odds: [odds(null, 1)], maxPlaysPerDay: 3, maxPlaysTotal: 3 },
  });
  const sol = await joined('sol', 400);
  const stamps = [];
  for (let play = 0; play < 3; play++) stamps.push((await sol.plays()).body.play);
  expect(stamps.map((play) => [play.stampsBefore, play.stampsAfter, play.outcome])).toEqual([
    [0, 1, 'NO_WIN'],
    [1, 2, 'NO_WIN'],
    [2, 3, 'WIN'],
  ]);
  expect((await sol.plays()).code).toBe('TOTAL_LIMIT');
  world.clock.set('2026-08-08T07:00:00Z');
  expect(await sol.points()).toMatchObject({ gameplaysUsed: 0, stamps: 0, totalPrizesWon: 1 });
  expect((await sol.plays()).body.play).toMatchObject({ stampsBefore: 0, stampsAfter: 1 });
});

test('N-21 the first play at or after a winning moment wins, one play per moment', async () => {
  const winsAt = Temporal.Instant.from(noon).add({ hours: 1 });
  await publish(world, {
    method: 'SEEDED_TIME',
    moments: [{ id: world.random.uuid(), prizeId: 'loaf', winsAt }],
    game: { odds: [odds('loaf', 2), odds(null, 2)] },
  });
  const all = await many(8, (index) => joined(`early-${index}`, 80));
  expect((await all[0]!.plays()).body.play).toMatchObject({ outcome: 'NO_WIN', oddsIndex: 1 });
  world.clock.set(winsAt);
  const answers = await Promise.all(all.map((each) => each.plays()));
  expect(answers.filter((answer) => answer.body.play.outcome === 'WIN')).toHaveLength(1);
});
