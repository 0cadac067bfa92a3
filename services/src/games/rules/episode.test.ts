import { expect, test } from 'vitest';
import { type Episode, episodeAt, phaseAt } from './episode.ts';

const at = (text: string) => Temporal.Instant.from(text);
const season = {
  startAt: at('2026-10-20T15:00:00Z'),
  endAt: at('2026-11-20T07:59:59.999Z'),
  episodeDays: 7 as number | null,
};
const zone = 'America/Los_Angeles';

test('N-18 episodes begin at the start of a store-local day, even across daylight saving changes', () => {
  expect(episodeAt(season, at('2026-10-27T06:59:59Z'), zone)).toMatchObject({ index: 0, start: season.startAt });
  const second = episodeAt(season, at('2026-10-27T07:00:00Z'), zone);
  expect(second.index).toBe(1);
  // Nov 1 is 25 hours long: the third episode begins an hour later in UTC, at the same local hour.
  expect(second.end.toString()).toBe('2026-11-03T08:00:00Z');
  expect(episodeAt(season, at('2026-11-03T08:00:00Z'), zone).index).toBe(2);
});

test('N-18 the last episode ends with the program, and a season is one episode', () => {
  expect(episodeAt(season, at('2026-11-19T00:00:00Z'), zone).end.toString()).toBe('2026-11-20T08:00:00Z');
  const whole = episodeAt({ ...season, episodeDays: null }, at('2026-11-19T00:00:00Z'), zone);
  expect(whole).toMatchObject({ index: 0, start: season.startAt });
});

test('N-18 the episode of an instant is the same whichever was asked for before', () => {
  const moments = ['2026-10-01T00:00:00Z', '2026-10-21T00:00:00Z', '2026-10-28T00:00:00Z', '2026-12-24T00:00:00Z'].map(
    at,
  );
  const told = ({ index, start, end }: Episode) => `${index}: ${start.toString()} to ${end.toString()}`;
  const fresh = moments.map((moment) => told(episodeAt({ ...season }, moment, zone)));
  for (const order of [moments, moments.toReversed()])
    for (const moment of [...order, ...order])
      expect(told(episodeAt(season, moment, zone))).toBe(fresh[moments.indexOf(moment)]);
});

test('G-59 a program runs from its first to its last instant, inclusive', () => {
  expect(phaseAt(season, season.startAt.subtract({ nanoseconds: 1 }))).toBe('BEFORE');
  expect(phaseAt(season, season.startAt)).toBe('RUNNING');
  expect(phaseAt(season, season.endAt)).toBe('RUNNING');
  expect(phaseAt(season, season.endAt.add({ milliseconds: 1 }))).toBe('OVER');
});

test('N-18 a season is one episode at whichever moment, and so is what comes before the first', () => {
  const whole = { ...season, episodeDays: null };
  const moments = ['2026-10-01T00:00:00Z', '2026-10-21T00:00:00Z', '2026-12-24T00:00:00Z'].map(at);
  for (const moment of moments)
    expect(episodeAt(whole, moment, zone)).toEqual({
      index: 0,
      start: season.startAt,
      end: at('2026-11-20T08:00:00Z'),
    });
  expect(episodeAt(season, moments[0]!, zone)).toEqual({
    index: 0,
    start: season.startAt,
    end: at('2026-10-27T07:00:00Z'),
  });
});
