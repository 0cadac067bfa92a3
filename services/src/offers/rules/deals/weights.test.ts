import { expect, test } from 'vitest';
import { frequencyOf, marginOf, recencyOf } from './weights.ts';

test('N-43 what was bought lately weighs more', () => {
  expect([0, 7, 8, 14, 15, 28, 29, 56, 57, 112, 113].map(recencyOf)).toEqual([
    1, 1, 0.9, 0.9, 0.75, 0.75, 0.5, 0.5, 0.3, 0.3, 0.15,
  ]);
});

test('N-43 what was bought often weighs more', () => {
  expect([0, 1, 2, 3, 4, 5].map(frequencyOf)).toEqual([0.6, 0.6, 0.75, 0.9, 0.9, 1]);
});

test.each([
  ['bread-bakery', 0.95],
  ['prepared-meals-catering', 0.95],
  ['deli', 0.95],
  ['flowers-decor', 0.95],
  ['personal-care-health', 0.9],
  ['wine-beer-spirits', 0.9],
  ['paper-cleaning-home', 0.85],
  ['dairy', 0.8],
])('N-43 a deal of the store in %s weighs %d, and that of a maker 1', (departmentId, weight) => {
  expect(marginOf({ departmentId, funding: 'STORE' })).toBe(weight);
  expect(marginOf({ departmentId, funding: 'MF' })).toBe(1);
});
