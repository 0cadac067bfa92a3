import { expect, test } from 'vitest';
import { storeDay } from './store-day.ts';

const hours = (at: string, timeZone: string) => {
  const { start, end } = storeDay(Temporal.Instant.from(at), timeZone);
  return (end.epochMilliseconds - start.epochMilliseconds) / 3_600_000;
};

test("X-9 today is the store's day, not UTC's", () => {
  const at = Temporal.Instant.from('2026-08-06T04:30:00Z');
  expect(storeDay(at, 'America/Los_Angeles').date.toString()).toBe('2026-08-05');
  expect(storeDay(at, 'America/New_York').date.toString()).toBe('2026-08-06');
  expect(storeDay(at, 'America/New_York').start.toString()).toBe('2026-08-06T04:00:00Z');
});

test('X-9 a day is 23 hours long when clocks go forward and 25 when they go back', () => {
  expect(hours('2026-03-08T20:00:00Z', 'America/Chicago')).toBe(23);
  expect(hours('2026-11-01T20:00:00Z', 'America/Denver')).toBe(25);
  expect(hours('2026-08-05T20:00:00Z', 'America/Denver')).toBe(24);
});
