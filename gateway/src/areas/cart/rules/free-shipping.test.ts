import { expect, test } from 'vitest';
import { freeShipping } from './free-shipping.ts';

test('N-63 a cart says what is missing until it ships free, and then that it does', () => {
  expect(freeShipping({ fromCents: 7500, missingCents: 4100 }, 'en')).toEqual({
    text: 'Add $41.00 for free shipping',
    valueText: '$34 / $75',
    counted: { amount: '34.00', currencyCode: 'USD' },
    from: { amount: '75.00', currencyCode: 'USD' },
    isReached: false,
  });
  expect(freeShipping({ fromCents: 7500, missingCents: 1 }, 'es')).toMatchObject({
    text: 'Con $0.01 más, el envío es gratis',
    valueText: '$74.99 / $75',
    isReached: false,
  });
  expect(freeShipping({ fromCents: 7500, missingCents: 0 }, 'en')).toMatchObject({
    text: 'Ships free',
    valueText: '$75+',
    isReached: true,
  });
});

test('N-63 where nothing ships free, nothing is said of it', () => {
  expect(freeShipping(null, 'en')).toBeNull();
  expect(freeShipping(undefined, 'en')).toBeNull();
});
