import { expect, test } from 'vitest';
import { context, line } from '../../../../pricing/testing/samples.ts';
import { markedForEbt, refundShares, sharesOf, takesEbt } from './ebt.ts';

test('N-52 SNAP is paid face to face, for a store’s own groceries', () => {
  expect([takesEbt('PICKUP', '1P'), takesEbt('ATTENDED', '1P')]).toEqual([true, true]);
  expect([
    takesEbt('UNATTENDED', '1P'),
    takesEbt('SHIPPED', '3P_MARKETPLACE'),
    takesEbt('ATTENDED', '1P_Wine'),
  ]).toEqual([false, false, false]);
});

test.each([
  [500, { eligibleCents: 500, leftCents: 2000 }, { ebtCents: 500, restCents: 0 }],
  [700, { eligibleCents: 500, leftCents: 2000 }, { ebtCents: 500, restCents: 200 }],
  [700, { eligibleCents: 700, leftCents: 300 }, { ebtCents: 300, restCents: 400 }],
  [200, { eligibleCents: 0, leftCents: 2000 }, { ebtCents: 0, restCents: 200 }],
])('N-52 %i cents go back the way they came: %j', (cents, facts, shares) => {
  expect(refundShares(cents, facts)).toEqual(shares);
});

/** $10.00 of food that SNAP benefits may pay for, and $4.00 of something else. */
const inputs = (more: object = {}) => ({
  cart: [line({ lineId: 'food', isPaidWithEbt: true }), line({ lineId: 'soap' })],
  context: context(more),
});
const quote = {
  lines: [
    { lineId: 'food', netCents: 1000 },
    { lineId: 'soap', netCents: 400 },
  ],
} as never;

test('N-52 benefits pay their share, and the rest, with tax, fees, and tip, is paid another way', () => {
  expect(sharesOf(inputs(), quote, 1700)).toEqual({ ebtCents: 1000, restCents: 700 });
  expect(sharesOf(inputs({ ebtCents: 300 }), quote, 1700)).toEqual({ ebtCents: 300, restCents: 1400 });
});

test('N-52 the lines that the law lets benefits pay for are marked, and the others are as they were', () => {
  const [food, soap] = [line({ lineId: 'food' }), line({ lineId: 'soap', isPaidWithEbt: true })];
  expect(markedForEbt([food, soap], new Set(['food']))).toEqual([{ ...food, isPaidWithEbt: true }, soap]);
  expect(markedForEbt([food], new Set())).toEqual([food]);
});

test('N-52 what a seller hands over, or leaves, is not paid with benefits', () => {
  expect([takesEbt('ATTENDED', '3P_MARKETPLACE'), takesEbt('SHIPPED', '1P')]).toEqual([false, false]);
});
