import { expect, test } from 'vitest';
import { bagFeeOf } from './bag-fees.ts';

test.each([
  ['CA', 10, true],
  ['CO', 10, true],
  ['DC', 5, false],
  ['ME', 5, false],
  ['NY', 5, true],
  ['OR', 5, true],
  ['RI', 10, false],
  ['VT', 10, false],
  ['WA', 12, true],
] as const)(
  'N-52 a bag in %s costs %i cents; free with SNAP benefits where the law says so: %s',
  (state, cents, isFreeWithEbt) => {
    for (const channel of ['PICKUP', 'DELIVERY'] as const)
      expect(bagFeeOf(state, channel)).toEqual({ cents, packages: 8, isFreeWithEbt });
  },
);

test('a bag costs nothing where no law says so, and what is not packed in bags has none', () => {
  expect(bagFeeOf('TX', 'PICKUP')).toBeNull();
  expect(bagFeeOf('CA', 'SHIPPING')).toBeNull();
  expect(bagFeeOf('CA', 'IN_STORE')).toBeNull();
});
