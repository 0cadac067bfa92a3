import { expect, test } from 'vitest';
import { episodeAt } from './episode.ts';
import { playability, type PlayFacts } from './playability.ts';
import { storeDay } from '../../platform/store-day.ts';

const zone = 'America/Denver';

function facts(given: Partial<PlayFacts> & { at?: string; episodeDays?: number } = {}): PlayFacts {
  const { at = '2026-10-31T18:00:00Z', episodeDays = null, ...rest } = given;
  const now = Temporal.Instant.from(at);
  const season = {
    startAt: Temporal.Instant.from('2026-10-20T06:00:00Z'),
    endAt: Temporal.Instant.from('2026-12-01T06:59:59.999Z'),
    episodeDays,
  };
  return {
    optedIn: true,
    now,
    season,
    episode: episodeAt(season, now, zone),
    day: storeDay(now, zone),
    costPoints: 40,
    maxPlaysPerDay: 3,
    maxPlaysTotal: 60,
    points: 100,
    freePlays: 0,
    playsToday: 0,
    playsInEpisode: 0,
    ...rest,
  };
}

const reasonOf = (given: Parameters<typeof facts>[0]) => playability(facts(given)).reason;

test('N-13 plays available are what points, welcome plays, and limits allow together', () => {
  expect(playability(facts()).gameplaysAvailable).toBe(2);
  expect(playability(facts({ freePlays: 1 })).gameplaysAvailable).toBe(3);
  expect(playability(facts({ freePlays: 1, playsToday: 2 })).gameplaysAvailable).toBe(1);
  expect(playability(facts({ playsInEpisode: 59 })).gameplaysAvailable).toBe(1);
  expect(playability(facts({ costPoints: 0, points: 0 })).gameplaysAvailable).toBe(3);
});

test('N-22 each reason not to play has its name', () => {
  expect(reasonOf({ optedIn: false })).toBe('NOT_OPTED_IN');
  expect(reasonOf({ at: '2026-10-01T00:00:00Z' })).toBe('PROGRAM_NOT_STARTED');
  expect(reasonOf({ at: '2026-10-01T00:00:00Z', optedIn: false })).toBe('PROGRAM_NOT_STARTED');
  expect(reasonOf({ at: '2026-12-01T07:00:00Z' })).toBe('PROGRAM_ENDED');
  expect(reasonOf({ points: 39 })).toBe('INSUFFICIENT_POINTS');
  expect(reasonOf({ points: 0 })).toBe('INSUFFICIENT_POINTS');
  expect(reasonOf({ points: -1 })).toBe('NEGATIVE_BALANCE');
  expect(reasonOf({ playsToday: 3 })).toBe('DAILY_LIMIT');
  expect(reasonOf({ playsInEpisode: 60 })).toBe('TOTAL_LIMIT');
});

test('N-11 a balance below zero blocks spending but not a welcome play', () => {
  expect(playability(facts({ points: -120, freePlays: 1 }))).toMatchObject({ reason: null, gameplaysAvailable: 1 });
  expect(reasonOf({ points: -120, costPoints: 0 })).toBe('NEGATIVE_BALANCE');
});

test("N-22 after the day's last play, the next is at the store's midnight, 25 hours later when clocks fall back", () => {
  const tomorrow = (at: string) => playability(facts({ at, playsToday: 3 })).nextPlayAt?.toString();
  expect(tomorrow('2026-10-31T18:00:00Z')).toBe('2026-11-01T06:00:00Z');
  expect(playability(facts({ playsToday: 3, points: 40 })).nextPlayAt?.toString()).toBe('2026-11-01T06:00:00Z');
  expect(tomorrow('2026-11-01T06:00:00Z')).toBe('2026-11-02T07:00:00Z');
});

test('N-22 time alone brings back no play without points or after the end', () => {
  expect(playability(facts({ playsToday: 3, points: 0 })).nextPlayAt).toBeNull();
  expect(playability(facts({ playsToday: 3, at: '2026-12-01T06:00:00Z' })).nextPlayAt).toBeNull();
});

test('N-18 plays in an EPISODIC program come back with the next episode', () => {
  const used = playability(facts({ episodeDays: 7, playsInEpisode: 60 }));
  expect(used).toMatchObject({ reason: 'TOTAL_LIMIT' });
  expect(used.nextPlayAt?.toString()).toBe('2026-11-03T07:00:00Z');
});

test('N-22 a game that has not started says when it does', () => {
  expect(playability(facts({ at: '2026-10-20T05:59:59.999Z' }))).toEqual({
    reason: 'PROGRAM_NOT_STARTED',
    gameplaysAvailable: 0,
    nextPlayAt: Temporal.Instant.from('2026-10-20T06:00:00Z'),
  });
  expect(reasonOf({ at: '2026-10-20T06:00:00Z' })).toBeNull();
});

test('N-22 no time brings back a play after the end, without an opt-in, or without points', () => {
  expect(playability(facts({ at: '2026-12-01T07:00:00Z' })).nextPlayAt).toBeNull();
  expect(playability(facts({ optedIn: false })).nextPlayAt).toBeNull();
  expect(playability(facts({ points: 0 })).nextPlayAt).toBeNull();
});

test('N-20 the limit of the whole game comes before that of the day, and both before points', () => {
  expect(reasonOf({ playsInEpisode: 60, playsToday: 3, points: 0 })).toBe('TOTAL_LIMIT');
  expect(reasonOf({ playsToday: 3, points: 0 })).toBe('DAILY_LIMIT');
  expect(reasonOf({ playsToday: 4, playsInEpisode: 61 })).toBe('TOTAL_LIMIT');
  expect(reasonOf({ optedIn: false, playsInEpisode: 60 })).toBe('NOT_OPTED_IN');
  expect(playability(facts({ playsInEpisode: 60 })).nextPlayAt).toBeNull();
  expect(reasonOf({ playsInEpisode: 59, playsToday: 2 })).toBeNull();
});

test('N-22 a play that comes back at the very last instant of a game still counts', () => {
  const { season, day } = facts({ playsToday: 3 });
  const at = (endAt: Temporal.Instant) =>
    playability(facts({ playsToday: 3, season: { ...season, endAt } })).nextPlayAt;
  expect(at(day.end)).toEqual(day.end);
  expect(at(day.end.subtract({ milliseconds: 1 }))).toBeNull();
});

test('N-13 points buy whole plays only, welcome plays come on top, and a debt buys none', () => {
  const available = (own: Parameters<typeof facts>[0]) =>
    playability(facts({ maxPlaysPerDay: 99, ...own })).gameplaysAvailable;
  expect([39, 40, 79, 80].map((points) => available({ points }))).toEqual([0, 1, 1, 2]);
  expect(available({ points: 80, freePlays: 2 })).toBe(4);
  expect(available({ points: -1, freePlays: 2, costPoints: 0 })).toBe(2);
  expect(available({ points: 0, costPoints: 0, maxPlaysTotal: 60 })).toBe(60);
});
