import { expect, test } from 'vitest';
import { type GridSort, gridSorts, sortedGrid } from './grid.ts';
import type { Habit } from './habits.ts';

const habit = (itemId: string, timesBought: number, lastBought: string, due: number): Habit => ({
  itemId,
  timesBought,
  lastBought,
  due,
  cadenceDays: 7,
  dueInDays: 0,
  suggestedQuantity: 1,
  selectedWeight: null,
});
const habits = [
  habit('d', 2, '2026-08-01', 1),
  habit('b', 5, '2026-07-01', 0.5),
  habit('c', 2, '2026-07-20', 3),
  habit('a', 2, '2026-08-01', 1),
];

test.each([
  ['FREQUENCY', 'bacd'],
  ['PURCHASE_DATE', 'bcad'],
  ['RECOMMENDED', 'cadb'],
  ['RECENTLY_PURCHASED', 'adcb'],
] as [GridSort, string][])('S-279 N-80 by %s they come as %s, ties by product', (sort, order) => {
  expect(sortedGrid(habits, sort).map(({ itemId }) => itemId)).toEqual(Array.from(order));
  expect(sortedGrid(habits.toReversed(), sort).map(({ itemId }) => itemId)).toEqual(Array.from(order));
});

test('what is sorted stays as it was', () => {
  const before = [...habits];
  sortedGrid(habits, 'FREQUENCY');
  expect(habits).toEqual(before);
});

test('S-279 the four orders of the grid have these names', () => {
  expect(gridSorts).toEqual(['FREQUENCY', 'PURCHASE_DATE', 'RECOMMENDED', 'RECENTLY_PURCHASED']);
});
