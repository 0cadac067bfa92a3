import { expect, test } from 'vitest';
import { shippingFeeText } from './shipping-fee-text.ts';

test('N-63 a seller says what shipping costs, and from when on it is free', () => {
  expect(shippingFeeText({ shippingCents: 595, freeShippingCents: 7500 }, 'en')).toBe(
    '$5.95, free on orders of $75 or more',
  );
  expect(shippingFeeText({ shippingCents: 595, freeShippingCents: 7500 }, 'es')).toBe(
    '$5.95, gratis en pedidos de $75 o más',
  );
  expect(shippingFeeText({ shippingCents: 595, freeShippingCents: null }, 'en')).toBe('$5.95 an order');
  expect(shippingFeeText({ shippingCents: 595 }, 'en')).toBe('$5.95 an order');
  expect(shippingFeeText({ shippingCents: 0 }, 'en')).toBe('Free');
  expect(shippingFeeText({}, 'en')).toBeNull();
});
