import { expect, test } from 'vitest';
import { quoteInputs } from '../../../../pricing/receipts/digest.ts';
import { atOnce } from '../../../../pricing/steps.ts';
import { context, line } from '../../../../pricing/testing/samples.ts';
import { afterPicking, afterReturn, type PackedLine } from './repriced.ts';
import { sharesOf } from './ebt.ts';

const ordered = (isPaidWithEbt: boolean) =>
  quoteInputs(
    [
      line({ lineId: 'bread', listCents: 600, isPaidWithEbt: true }),
      line({ lineId: 'chicken', listCents: 900, isPaidWithEbt }),
    ],
    [],
    context({}),
  );
const instead = (substituted_snap: boolean | null) => [
  {
    entry_id: 'chicken',
    ordered_quantity: 1,
    picked_quantity: 1,
    picked_weight: null,
    substituted_item_id: 'other',
    substituted_cents: 800,
    swap_decision: null,
    substituted_snap,
  },
];
const snapPays = (isPaidWithEbt: boolean, substitute: boolean | null) => {
  const { inputs, quote } = atOnce(afterPicking(ordered(isPaidWithEbt), instead(substitute)));
  return sharesOf(inputs, quote, quote.totals.totalCents).ebtCents;
};

test('N-52 SNAP benefits pay for what was packed instead by what it is, not by what was ordered', () => {
  expect(snapPays(true, false)).toBe(600);
  expect(snapPays(false, true)).toBe(1400);
  expect([snapPays(true, true), snapPays(false, false)]).toEqual([1400, 600]);
});

test('N-52 a substitute of which nobody knows it counts as what was ordered', () => {
  expect([snapPays(true, null), snapPays(false, null)]).toEqual([1400, 600]);
});

/** Two loaves for $6.00 each, and apples by weight. */
const basket = () =>
  quoteInputs(
    [
      line({ lineId: 'bread', qty: 2, listCents: 600 }),
      line({ lineId: 'apples', upc: 'apples', listCents: 300, weight: 100 }),
    ],
    [],
    context({}),
  );
const picked = (entry_id: string, picked_quantity: number | null, more: Partial<PackedLine> = {}): PackedLine => ({
  entry_id,
  ordered_quantity: 2,
  picked_quantity,
  picked_weight: null,
  substituted_item_id: null,
  substituted_cents: null,
  swap_decision: null,
  substituted_snap: null,
  ...more,
});
const goodsCents = (...lines: PackedLine[]) => atOnce(afterPicking(basket(), lines)).quote.totals.goodsCents;

test('N-41 what was not found costs nothing, and what nobody has picked yet costs what was ordered', () => {
  expect(goodsCents()).toBe(1500);
  expect(goodsCents(picked('bread', 1))).toBe(900);
  expect(goodsCents(picked('bread', 0))).toBe(300);
  expect(goodsCents(picked('bread', null), picked('gone', 0))).toBe(1500);
});

test('N-50 T-88 what is sold by weight costs what it really weighs', () => {
  expect(goodsCents(picked('apples', 1, { picked_weight: 110 }))).toBe(1530);
  expect(goodsCents(picked('apples', 1))).toBe(1500);
});

test('N-41 a substitute costs the lower of the two prices, and nothing once it is given back', () => {
  const instead = { substituted_item_id: 'rye', substituted_cents: 500 };
  expect(goodsCents(picked('bread', 2, instead))).toBe(1300);
  expect(goodsCents(picked('bread', 2, { ...instead, substituted_cents: 700 }))).toBe(1500);
  expect(goodsCents(picked('bread', 2, { ...instead, swap_decision: 'GIVE_BACK' }))).toBe(300);
  expect(goodsCents(picked('apples', 1, { ...instead, substituted_cents: 200, picked_weight: 150 }))).toBe(1500);
});

test('N-38 what was paid back is no longer in the order, and no more than there was', () => {
  const left = (entry_id: string, refunded_quantity: number) =>
    atOnce(afterReturn(basket(), [{ entry_id, refunded_quantity }])).quote.totals.goodsCents;
  expect([left('bread', 0), left('bread', 1), left('bread', 2), left('bread', 3)]).toEqual([1500, 900, 300, 300]);
  expect(left('gone', 1)).toBe(1500);
});
