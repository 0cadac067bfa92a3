import { expect, test } from 'vitest';
import { type BasketLine, mergedLines } from './basket.ts';

const line = (itemId: string, quantity: number, weight: number | null = null): BasketLine => ({
  itemId,
  quantity,
  weight,
});

test('a product on several lines counts together, where it came first', () => {
  expect(mergedLines([line('milk', 1), line('eggs', 2), line('milk', 3)])).toEqual([line('milk', 4), line('eggs', 2)]);
});

test('its weight is the largest, and none where nothing is weighed', () => {
  expect(mergedLines([line('pears', 1, 150), line('pears', 1, 210), line('pears', 1, 90)])).toEqual([
    line('pears', 3, 210),
  ]);
  expect(mergedLines([line('pears', 1, 150), line('pears', 1)])).toEqual([line('pears', 2, 150)]);
  expect(mergedLines([line('pears', 1), line('pears', 1, 150)])).toEqual([line('pears', 2, 150)]);
  expect(mergedLines([line('milk', 1, 0)])).toEqual([line('milk', 1)]);
  expect(mergedLines([])).toEqual([]);
});
