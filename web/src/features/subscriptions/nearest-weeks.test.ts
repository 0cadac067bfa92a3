import { expect, test } from 'vitest';
import { nearestWeeks } from './nearest-weeks.ts';

const frequencies = [1, 2, 4, 6, 8].map((weeks) => ({ weeks }));

test('S-246 something begins as often as it was bought before, as near as a schedule can', () => {
  expect(nearestWeeks(frequencies, 5)).toBe(4);
  expect(nearestWeeks(frequencies, 1)).toBe(1);
  expect(nearestWeeks(frequencies, 20)).toBe(8);
});

test('what nothing is known of comes every other week', () => {
  expect(nearestWeeks(frequencies, null)).toBe(2);
  expect(nearestWeeks([], null)).toBe(2);
});
