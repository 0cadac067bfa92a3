import { expect, test } from 'vitest';
import { minutesLeft } from './minutes-left.ts';

test.each([
  [902, 15],
  [900, 15],
  [842, 14],
  [120, 2],
  [60, 1],
  [1, 1],
])('N-59 of %i seconds, a shopper reads %i minutes', (seconds, minutes) => {
  expect(minutesLeft(seconds)).toBe(minutes);
});
