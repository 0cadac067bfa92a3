import { expect, test } from 'vitest';
import { lotsOf } from '../lots.ts';
import { line } from '../testing/samples.ts';
import { vectors } from './vectors.ts';

const lots = (...listCents: number[]) =>
  lotsOf(listCents.map((cents, at) => line({ lineId: `line ${at}`, listCents: cents, qty: 3 })));
const all = (total: number): number => total;
const inPairs = (total: number): number => total - (total % 2);
const ways = (
  capacities: number[],
  {
    of = lots(...capacities.map((_, at) => 100 * (at + 1))),
    sizes = all,
    contended = [] as number[],
    budget = { steps: 100, isShort: false },
  } = {},
) => vectors({ lots: of, capacities, sizes, contended: new Set(contended), budget });

test('where no unit may be taken, there is no way', () => {
  expect(ways([0, 0])).toEqual([]);
  expect(ways([])).toEqual([]);
});

test('of one line that nobody else wants, as many units as count are taken', () => {
  expect(ways([0, 3])).toEqual([[0, 3]]);
  expect(ways([3, 0], { sizes: inPairs })).toEqual([[2, 0]]);
  expect(ways([1, 0], { sizes: inPairs })).toEqual([]);
});

test('of one line that others want, too, every number that counts is tried, most units first', () => {
  expect(ways([3, 0], { contended: [0] })).toEqual([
    [3, 0],
    [2, 0],
    [1, 0],
  ]);
  expect(ways([0, 3], { sizes: inPairs, contended: [1] })).toEqual([[0, 2]]);
  expect(ways([3, 0], { contended: [1] })).toEqual([[3, 0]]);
});

test('of lines that nobody else wants, the dearest units are taken, of equals the earlier line', () => {
  expect(ways([3, 3], { sizes: (total) => Math.min(4, total) })).toEqual([[1, 3]]);
  expect(ways([3, 3], { of: lots(200, 100), sizes: (total) => Math.min(4, total) })).toEqual([[3, 1]]);
  expect(ways([3, 3], { of: lots(100, 100), sizes: (total) => Math.min(2, total) })).toEqual([[2, 0]]);
  expect(ways([1, 1], { sizes: (total) => (total >= 3 ? 3 : 0) })).toEqual([]);
});

test('of a line that others want every number is tried, the rest comes from the other line', () => {
  expect(ways([2, 2], { sizes: inPairs, contended: [1] })).toEqual([
    [2, 2],
    [1, 1],
    [2, 0],
  ]);
  expect(ways([2, 0, 2], { contended: [0, 2] })).toEqual([
    [2, 0, 2],
    [1, 0, 2],
    [0, 0, 2],
    [2, 0, 1],
    [1, 0, 1],
    [0, 0, 1],
    [2, 0, 0],
    [1, 0, 0],
  ]);
});

test('at most 256 ways are kept, and who asks is told that there were more', () => {
  const budget = { steps: 100, isShort: false };
  const many = ways([15, 16], { contended: [0, 1], budget });
  expect([many.length, budget.isShort]).toEqual([256, true]);
  const few = { steps: 100, isShort: false };
  expect(ways([15, 15], { contended: [0, 1], budget: few })).toHaveLength(255);
  expect(few.isShort).toBe(false);
});

test('a search in which nothing counts ends after 2,048 looks', () => {
  const budget = { steps: 100, isShort: false };
  let asked = 0;
  const sizes = (total: number): number => {
    asked += 1;
    return total < 120 ? 0 : total;
  };
  expect(ways([60, 60], { contended: [0, 1], sizes, budget })).toEqual([[60, 60]]);
  expect(budget.isShort).toBe(true);
  expect(asked).toBeLessThanOrEqual(2048);
});
