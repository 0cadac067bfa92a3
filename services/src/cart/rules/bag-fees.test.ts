import { expect, test } from 'vitest';
import { bagFeeOf } from './bag-fees.ts';

test.each([
  ['CA', 'PICKUP', 10],
  ['CA', 'DELIVERY', 10],
  ['WA', 'DELIVERY', 12],
  ['NY', 'PICKUP', 5],
  ['TX', 'PICKUP', undefined],
  ['CA', 'SHIPPING', undefined],
  ['CA', 'IN_STORE', undefined],
] as const)('a bag in %s for %s costs %s cents', (state, channel, cents) => {
  expect(bagFeeOf(state, channel)?.cents).toBe(cents);
});

test('N-52 bags are free with SNAP benefits where the law says so', () => {
  expect([bagFeeOf('CA', 'PICKUP')?.isFreeWithEbt, bagFeeOf('DC', 'PICKUP')?.isFreeWithEbt]).toEqual([true, false]);
});
