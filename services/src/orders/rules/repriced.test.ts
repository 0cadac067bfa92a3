import { expect, test } from 'vitest';
import { quoteInputs } from '../../../../pricing/receipts/digest.ts';
import { context, line } from '../../../../pricing/testing/samples.ts';
import { afterPicking } from './repriced.ts';
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
  const { inputs, quote } = afterPicking(ordered(isPaidWithEbt), instead(substitute));
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
