import { expect, test } from 'vitest';
import { drawOdds } from './draw-odds.ts';

test('N-28 the odds are told for the household, the same whichever way it enters', () => {
  expect(drawOdds(12, 48_213, 1)).toBe('1 in 4,018, whichever way you enter');
  expect(drawOdds(12, 48_213, 2)).toBe('1 in 2,009, whichever way you enter');
  expect(drawOdds(3, 3, 1)).toBe('1 in 1, whichever way you enter');
});

test('without an entry there are no odds', () => {
  expect(drawOdds(0, 48_213, 1)).toBeNull();
  expect(drawOdds(0, 0, 1)).toBeNull();
});
