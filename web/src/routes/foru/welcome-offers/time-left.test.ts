import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const now = Date.parse('2026-08-05T12:00:00Z');

test.each([
  ['2026-08-19T12:00:00Z', { d: 14, h: 0, m: 0 }],
  ['2026-08-05T17:30:00Z', { d: 0, h: 5, m: 30 }],
  ['2026-08-05T12:00:30Z', { d: 0, h: 0, m: 0 }],
])('N-40 until %s there is so much left', (until, left) => {
  expect(timeLeft(until, now)).toEqual(left);
});

test('N-40 what is over, and what is no moment, has nothing left', () => {
  expect(timeLeft('2026-08-05T12:00:00Z', now)).toBeNull();
  expect(timeLeft('soon', now)).toBeNull();
});
