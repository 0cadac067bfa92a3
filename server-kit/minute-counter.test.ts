import { expect, test } from 'vitest';
import { minuteCounter } from './minute-counter.ts';

test('T-101 a key has its uses from its first one on, and all of them again a minute later', () => {
  let now = 1_000_000;
  const take = minuteCounter(3, () => now);
  expect([take('maya', 1), take('maya', 2)]).toEqual([0, 0]);
  now += 20_500;
  expect([take('maya', 1), take('ben', 3)]).toEqual([40, 0]);
  now += 39_400;
  expect(take('maya', 1)).toBe(1);
  now += 100;
  expect([take('maya', 3), take('maya', 1), take('ben', 1)]).toEqual([0, 60, 21]);
});

test('T-101 a minute that begins late in the counter’s own is counted to its end', () => {
  let now = 0;
  const take = minuteCounter(1, () => now);
  take('first', 1);
  now = 59_000;
  expect(take('maya', 1)).toBe(0);
  now = 61_000;
  expect(take('maya', 1)).toBe(58);
  now = 118_999;
  expect(take('maya', 1)).toBe(1);
  now = 119_000;
  expect(take('maya', 1)).toBe(0);
});
