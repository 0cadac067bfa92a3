import { expect, test } from 'vitest';
import { discounted, inCanonicalOrder, lotsOf, someOf, spread, spreadOverAll, sumOf, unitCents } from './lots.ts';
import { line } from './testing/samples.ts';

const half = line({ lineId: 'half', upc: 'half', listCents: 300 });
const off = (qtys: [milk: number, half: number], counts: number[], total: number) =>
  spread(lotsOf([line({ qty: qtys[0] }), { ...half, qty: qtys[1] }]), counts, total, 'off', 'ITEM').map(
    ({ line: at, count, netCents }) => [at, count, netCents],
  );

test('I-6 lines stand by UPC, then by their ids, in whatever order they were added', () => {
  const lines = [line({ upc: 'b', lineId: '1' }), line({ upc: 'b', lineId: '0' }), line({ upc: 'a', lineId: '2' })];
  expect(inCanonicalOrder(lines).map(({ lineId }) => lineId)).toEqual(['2', '0', '1']);
});

test('N-50 a package that is sold by weight is one unit, and its cents are rounded half up', () => {
  expect([unitCents({ weight: null }, 399), unitCents({ weight: 150 }, 399)]).toEqual([399, 599]);
});

test('a discount of nothing leaves no trace', () => {
  const [lot] = lotsOf([line({ qty: 2 })]);
  const before = discounted(lot!, 2, { id: 'half', cents: 200, why: 'ITEM' });
  expect(discounted(before, 1, { id: 'nothing', cents: 0, why: 'ITEM' })).toEqual(someOf(before, 1));
});

test('N-38 a sum is spread by what units cost, with the cents that are left on the largest remainders', () => {
  expect(off([1, 1], [1, 1], 7)).toEqual([
    [0, 1, 396],
    [1, 1, 297],
  ]);
  // One more cent for the first of three alike.
  expect(off([3, 1], [3, 0], 100)).toEqual([
    [0, 1, 366],
    [0, 2, 367],
    [1, 1, 300],
  ]);
});

test('N-38 units that a sum is not spread over stay as they are', () => {
  expect(off([3, 2], [1, 1], 7)).toEqual([
    [0, 1, 396],
    [0, 2, 400],
    [1, 1, 297],
    [1, 1, 300],
  ]);
  expect(off([1, 2], [1], 100)).toEqual([
    [0, 1, 300],
    [1, 2, 300],
  ]);
  // No cent is left for it: it isn't broken.
  expect(off([1, 3], [1, 2], 1)).toEqual([
    [0, 1, 399],
    [1, 3, 300],
  ]);
  expect(off([1, 1], [1, 1], 0)).toEqual([
    [0, 1, 400],
    [1, 1, 300],
  ]);
});

test('all units of several lots cost so much less, by their number', () => {
  const lots = spreadOverAll(lotsOf([line({ qty: 2 }), half]), 110, 'off', 'ITEM');
  expect(sumOf(lots, ({ netCents }) => netCents)).toBe(990);
});
