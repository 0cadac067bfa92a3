import { expect, test } from 'vitest';
import { canAllCostMore, mostOffGroups } from './groups.ts';

/** Units by price: `{ 400: 2, 0: 1 }` is two at $4 and a free one. */
const units = (counts: Record<number, number>) =>
  Object.entries(counts).map(([cents, count]) => ({ netCents: Number(cents), count }));
const most = (counts: Record<number, number>, size: number, value: number) => mostOffGroups(units(counts), size, value);

test('N-34 "$1 off 2" is a dollar for each group that has a unit which costs as much', () => {
  expect(most({ 400: 4 }, 2, 100)).toEqual({ cents: 200, isCut: false });
  expect(most({ 100: 2, 30: 2 }, 2, 100)).toEqual({ cents: 200, isCut: false });
});

test('N-82 a group is worth at most what it costs, and the grouping that makes the most of all is the one that counts', () => {
  // 60 + 60 and 30 + 30 would be 100 + 60; 60 + 30 twice is 90 + 90.
  expect(most({ 60: 2, 30: 2 }, 2, 100)).toEqual({ cents: 180, isCut: false });
  expect(most({ 90: 1, 50: 1, 40: 1, 10: 1 }, 2, 100)).toEqual({ cents: 190, isCut: false });
  expect(most({ 40: 2 }, 2, 100)).toEqual({ cents: 80, isCut: false });
  expect(most({ 70: 1, 40: 2, 20: 3 }, 3, 100)).toEqual({ cents: 200, isCut: false });
  expect(most({ 500: 1, 10: 3 }, 2, 100)).toEqual({ cents: 120, isCut: false });
});

test('N-82 a group around free units takes something off only if one of them is paid', () => {
  expect(most({ 400: 2, 0: 2 }, 2, 500)).toEqual({ cents: 800, isCut: false });
  expect(most({ 60: 1, 40: 1, 0: 2 }, 2, 100)).toEqual({ cents: 100, isCut: false });
  expect(most({ 400: 1, 0: 3 }, 2, 100)).toBeNull();
  expect(most({ 0: 2 }, 2, 100)).toBeNull();
});

test('units of one price count together, wherever they stand', () => {
  const given = [...units({ 60: 1 }), ...units({ 30: 2 }), ...units({ 60: 1 }), { netCents: 10, count: 0 }];
  expect(mostOffGroups(given, 2, 100)).toEqual({ cents: 180, isCut: false });
});

test('N-81 a search for a grouping ends, and says that there may be a better one', () => {
  const many = Object.fromEntries(Array.from({ length: 24 }, (_, index) => [61 + 3 * index, 1]));
  const found = most(many, 3, 286)!;
  expect(found.isCut).toBe(true);
  expect(found.cents).toBeLessThan(8 * 286);
});

const costMore = (counts: Record<number, number>, size: number, price: number) =>
  canAllCostMore(units(counts), size, price);

test('N-34 a price for a group never raises it: all groups have to cost more', () => {
  expect(costMore({ 400: 2 }, 2, 799)).toBe(true);
  expect(costMore({ 400: 2 }, 2, 800)).toBe(false);
  expect(costMore({ 400: 1, 100: 1 }, 2, 400)).toBe(true);
});

test('N-34 groups may be made so that each costs more, if that is possible at all', () => {
  expect(costMore({ 400: 2, 100: 2 }, 2, 450)).toBe(true);
  expect(costMore({ 400: 2, 100: 2 }, 2, 500)).toBe(false);
  // 900 in all are more than twice 400, but one of the groups has 300 at most.
  expect(costMore({ 600: 1, 150: 2, 0: 1 }, 2, 300)).toBe(false);
  expect(costMore({ 600: 1, 150: 2, 1: 1 }, 2, 299)).toBe(true);
});

test('N-82 a cent is something, and a group that costs just its price costs no more', () => {
  expect(most({ 1: 1, 0: 1 }, 2, 100)).toEqual({ cents: 1, isCut: false });
  expect(costMore({ 500: 1, 400: 3 }, 2, 800)).toBe(false);
});

test('N-81 where it takes too long to find out whether all groups can cost more, that is said', () => {
  const many = Array.from({ length: 24 }, (_, index) => ({
    netCents: 61 + 3 * index + ((index * index) % 5),
    count: 1,
  }));
  const total = many.reduce((sum, { netCents }) => sum + netCents, 0);
  expect(canAllCostMore(many, 3, Math.floor(total / 8) - 1)).toBeNull();
});

test('N-82 of more groups than are searched, the first take the cheapest units there are, then the next ones', () => {
  expect(most({ 90: 1300, 10: 100 }, 2, 100)).toEqual({ cents: 70_000, isCut: false });
  // 600 groups: a hundred of 90 + 10 and 500 of 90 + 80.
  expect(most({ 90: 600, 80: 500, 10: 100 }, 2, 150)).toEqual({ cents: 100 * 100 + 500 * 150, isCut: true });
});

test('N-82 as many groups as are searched are searched as a whole', () => {
  expect(most({ 90: 500, 30: 500 }, 2, 120)).toEqual({ cents: 500 * 120, isCut: false });
  expect(costMore({ 90: 500, 30: 500 }, 2, 119)).toBe(true);
  expect(costMore({ 90: 501, 30: 501 }, 2, 119)).toBe(true);
});

test('N-81 one group that takes too long to fill ends the search, too', () => {
  const many = Array.from({ length: 60 }, (_, index) => ({ netCents: 101 + index, count: 1 }));
  // The dearest ten cost more, and no ten that are tried first do.
  expect(canAllCostMore(many, 10, 1300)).toBeNull();
});
