import { expect, test } from 'vitest';
import { aGame, aProgram, somePoints } from '../../../testing/rows.ts';
import { playability } from './playability.ts';

const now = Temporal.Instant.from('2026-08-05T12:00:00Z');
const facts = { program: aProgram(), points: somePoints(), game: aGame(), now };
const without = (given: Parameters<typeof somePoints>[0]) =>
  playability({ ...facts, points: somePoints({ gameplaysAvailable: 0, ...given }) }, 'en');

test('a shopper with a play left may play', () => {
  expect(playability(facts, 'en')).toEqual({
    programCode: 'HARVEST',
    canPlay: true,
    canTakeFreePlay: true,
    reason: null,
    reasonText: null,
    nextPlayAt: null,
    pointsToNextPlay: 0,
  });
});

test('too few points: says how many are missing', () => {
  expect(without({ totalGamePoints: 28 })).toMatchObject({
    canPlay: false,
    reason: 'INSUFFICIENT_POINTS',
    reasonText: '12 Game points to the next play.',
    pointsToNextPlay: 12,
  });
});

test('N-11 a negative balance is reported, and missing points count from it', () => {
  expect(without({ totalGamePoints: -20 })).toMatchObject({ reason: 'NEGATIVE_BALANCE', pointsToNextPlay: 60 });
});

test("X-9 the daily limit ends with the store's day", () => {
  expect(without({ gameplaysUsedToday: 5 })).toMatchObject({
    reason: 'DAILY_LIMIT',
    reasonText: "You've used today's plays. Play again on Aug 6.",
    nextPlayAt: '2026-08-06T07:00:00.000Z',
  });
});

test('on the last day, the daily limit does not promise another day', () => {
  const lastDay = { ...facts, now: Temporal.Instant.from('2026-08-31T20:00:00Z') };
  const points = somePoints({ gameplaysAvailable: 0, gameplaysUsedToday: 5 });
  expect(playability({ ...lastDay, points }, 'en')).toMatchObject({
    reasonText: "You've used today's plays.",
    nextPlayAt: null,
  });
});

test("the game's limit comes before the daily limit", () => {
  expect(without({ gameplaysUsed: 50, gameplaysUsedToday: 5 })).toMatchObject({
    reason: 'TOTAL_LIMIT',
    nextPlayAt: null,
  });
});

test("N-22 what the games service decided is passed on, not computed again, including the next episode's plays", () => {
  const decided = { cannotPlayReason: 'TOTAL_LIMIT', nextPlayAt: '2026-08-09T07:00:00.000Z' } as const;
  expect(without({ ...decided, gameplaysUsedToday: 5 })).toMatchObject({
    reason: 'TOTAL_LIMIT',
    reasonText: "You've used all your plays for now. Play again on Aug 9.",
    nextPlayAt: '2026-08-09T07:00:00.000Z',
  });
  expect(
    playability({ ...facts, points: somePoints({ cannotPlayReason: null, nextPlayAt: null }) }, 'en').canPlay,
  ).toBe(true);
});

test('without points for a play, the daily limit promises no other day', () => {
  expect(without({ gameplaysUsedToday: 5, totalGamePoints: 12 })).toMatchObject({
    reason: 'DAILY_LIMIT',
    reasonText: "You've used today's plays.",
    nextPlayAt: null,
  });
});

test('N-28 a free play needs no points, but has the same limits as any play, and only one waits at a time', () => {
  const free = (given: Parameters<typeof somePoints>[0]) => without(given).canTakeFreePlay;
  expect([free({ totalGamePoints: 28 }), free({ totalGamePoints: -20 })]).toEqual([true, true]);
  expect([free({ gameplaysUsedToday: 5 }), free({ gameplaysUsed: 50 })]).toEqual([false, false]);
  expect(playability({ ...facts, points: somePoints({ freePlays: 1 }) }, 'en').canTakeFreePlay).toBe(false);
  expect(playability({ ...facts, program: aProgram({ optInStatus: 'NOT_OPTED_IN' }) }, 'en').canTakeFreePlay).toBe(
    false,
  );
  expect(playability({ ...facts, points: null }, 'en').canTakeFreePlay).toBe(false);
});

test('an upcoming game says when it opens', () => {
  const program = aProgram({ optInStatus: 'NOT_OPTED_IN', startDate: '2026-08-12T16:00:00.000Z' });
  expect(playability({ ...facts, program, points: null }, 'en')).toMatchObject({
    reason: 'PROGRAM_NOT_STARTED',
    reasonText: 'Opens on Aug 12 at 9:00 AM PT.',
    nextPlayAt: '2026-08-12T16:00:00.000Z',
  });
});

test('G-57 without an opt-in, a game asks for it', () => {
  const program = aProgram({ optInStatus: 'NOT_OPTED_IN' });
  expect(playability({ ...facts, program }, 'en').reason).toBe('NOT_OPTED_IN');
});

test('G-59 a finished game is over, whatever the points', () => {
  const program = aProgram({ endDate: '2026-08-01T08:00:00.000Z' });
  expect(playability({ ...facts, program }, 'en')).toMatchObject({ reason: 'PROGRAM_ENDED', pointsToNextPlay: 0 });
});

test('G-114 without loaded points, nothing is promised', () => {
  expect(playability({ ...facts, points: null }, 'en')).toMatchObject({
    canPlay: false,
    reason: 'UNAVAILABLE',
    reasonText: 'The game is not available at this time',
  });
});

test('without the games configuration, a remaining play may still be played', () => {
  expect(playability({ ...facts, game: null }, 'en').canPlay).toBe(true);
});

test('N-22 the last play is one, and a point is one too few', () => {
  expect(without({ gameplaysAvailable: 1, totalGamePoints: 40 }).canPlay).toBe(true);
  expect(without({ totalGamePoints: 39 })).toMatchObject({ reason: 'INSUFFICIENT_POINTS', pointsToNextPlay: 1 });
  expect(without({ gameplaysUsedToday: 5, totalGamePoints: 39 }).nextPlayAt).toBeNull();
});

test('N-11 without points a balance is not negative', () => {
  expect(without({ totalGamePoints: 0 }).reason).toBe('INSUFFICIENT_POINTS');
});

test('G-114 without the games configuration nobody knows what is missing', () => {
  const points = somePoints({ gameplaysAvailable: 0, totalGamePoints: 0 });
  expect(playability({ ...facts, points, game: null }, 'en').reason).toBe('UNAVAILABLE');
});

test('G-59 a finished game misses no points', () => {
  const program = aProgram({ endDate: '2026-08-01T08:00:00.000Z' });
  const points = somePoints({ gameplaysAvailable: 0, totalGamePoints: 28 });
  expect(playability({ ...facts, program, points }, 'en').pointsToNextPlay).toBe(0);
});

test('N-22 a reason of the games service that says no time has none', () => {
  expect(without({ cannotPlayReason: 'DAILY_LIMIT' }).nextPlayAt).toBeNull();
});

test('X-9 a game that ends at the store’s midnight is open then', () => {
  const points = somePoints({ gameplaysAvailable: 0, gameplaysUsedToday: 5 });
  const ends = (endDate: string) => playability({ ...facts, points, program: aProgram({ endDate }) }, 'en').nextPlayAt;
  expect(ends('2026-08-06T07:00:00.000Z')).toBe('2026-08-06T07:00:00.000Z');
  expect(ends('2026-08-06T06:59:59.999Z')).toBeNull();
});
