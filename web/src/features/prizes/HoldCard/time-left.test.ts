import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const now = Date.parse('2026-08-05T21:00:00Z');

test('the time left on a hold is in hours and minutes, never seconds', () => {
  expect(timeLeft('2026-08-06T21:00:00Z', now)).toEqual({ hours: 24, minutes: 0 });
  expect(timeLeft('2026-08-06T20:57:30Z', now)).toEqual({ hours: 23, minutes: 58 });
  expect(timeLeft('2026-08-05T21:00:01Z', now)).toEqual({ hours: 0, minutes: 1 });
});

test('N-26 a new hold has 24 hours, even if the clocks differ slightly', () => {
  expect(timeLeft('2026-08-06T21:00:00.600Z', now)).toEqual({ hours: 24, minutes: 0 });
});

test('a hold that has ended has nothing left', () => {
  expect(timeLeft('2026-08-05T20:59:59Z', now)).toEqual({ hours: 0, minutes: 0 });
});
