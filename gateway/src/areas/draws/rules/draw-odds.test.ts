import { expect, test } from 'vitest';
import { drawOdds } from './draw-odds.ts';

test("N-28 the odds are the household's, the same whichever way it enters, and never overstated", () => {
  expect(drawOdds(12, 48_213, 1, 'en')).toBe('1 in 4,018, whichever way you enter');
  expect(drawOdds(12, 48_213, 2, 'en')).toBe('1 in 2,009, whichever way you enter');
  expect(drawOdds(1, 12, 1, 'en')).toBe('1 in 12, whichever way you enter');
  expect(drawOdds(5, 12, 1, 'en')).toBe('1 in 3, whichever way you enter');
  expect(drawOdds(6, 12, 1, 'en')).toBe('1 in 2, whichever way you enter');
});

test('N-28 the odds never promise certainty: not with most entries, not with more winners than entries, not alone', () => {
  expect(drawOdds(11, 12, 1, 'en')).toBe('Better than 1 in 2, whichever way you enter');
  expect(drawOdds(3, 12, 3, 'en')).toBe('Better than 1 in 2, whichever way you enter');
  expect(drawOdds(2, 12, 3, 'en')).toBe('1 in 2, whichever way you enter');
  expect(drawOdds(7, 12, 3, 'en')).toBe('Better than 1 in 2, whichever way you enter');
  expect(drawOdds(3, 3, 1, 'en')).toBe('Not known yet: no one else has entered');
  expect(drawOdds(1, 1, 3, 'en')).toBe('Not known yet: no one else has entered');
});
