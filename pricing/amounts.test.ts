import { expect, test } from 'vitest';
import { cutOf, percentOf, pooledCut } from './amounts.ts';
import { lotsOf } from './lots.ts';
import type { Discount } from './offer.ts';
import { line, offer } from './testing/samples.ts';

const lines = [line({ qty: 3 }), line({ lineId: 'half', upc: 'half', qty: 2, listCents: 300 })];
const lots = lotsOf(lines);
/** What a discount takes off a carton, and off half a one. */
const offEach = (type: Discount['type'], value: number) => {
  const cut = cutOf({ type, value }, lines, lots, [3, 2]);
  return 'each' in cut ? lots.map(cut.each) : cut;
};

test('N-34 an amount, a price, or nothing to pay is of each unit, and never more than it costs', () => {
  expect(offEach('AMOUNT_OFF', 350)).toEqual([350, 300]);
  // A price never raises what a unit costs.
  expect(offEach('FIXED_PRICE', 350)).toEqual([50, 0]);
  expect(offEach('FREE', 100)).toEqual([400, 300]);
});

test('N-34 a price is per pound when weighed', () => {
  const apples = [line({ weight: 200 })];
  const cut = cutOf({ type: 'FIXED_PRICE', value: 350 }, apples, lotsOf(apples), [1]);
  expect('each' in cut && cut.each(lotsOf(apples)[0]!)).toBe(100);
});

test('N-81 a percentage is rounded once, over all units that it takes', () => {
  const gum = [line({ qty: 3, listCents: 33 })];
  expect(cutOf({ type: 'PERCENT', value: 1000 }, gum, lotsOf(gum), [3])).toEqual({ total: 10 });
  expect(cutOf({ type: 'PERCENT', value: 1000 }, lines, lots, [1, 2])).toEqual({ total: 100 });
  expect(cutOf({ type: 'PERCENT', value: 10_000 }, lines, lots, [1])).toEqual({ total: 400 });
  expect([percentOf(5000, 5), percentOf(20_000, 5)]).toEqual([3, 5]);
});

test('N-81 what money or a weight earns several times is a sum, of what the units cost at most', () => {
  const pooled = (type: Discount['type'], value: number, times: number) =>
    pooledCut(offer({ get: { qty: 1, discount: { type, value } } }), lines, lots, [1, 1], times);
  expect(pooled('AMOUNT_OFF', 200, 2)).toEqual({ total: 400 });
  expect(pooled('AMOUNT_OFF', 500, 2)).toEqual({ total: 700 });
  expect(pooled('PERCENT', 1000, 2)).toEqual({ total: 70 });
});
