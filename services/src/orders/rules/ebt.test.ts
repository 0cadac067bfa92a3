import { expect, test } from 'vitest';
import { refundShares, takesEbt } from './ebt.ts';

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
