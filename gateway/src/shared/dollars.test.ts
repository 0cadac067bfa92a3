import { expect, test } from 'vitest';
import { dollars, priceTag, signedPriceTag, smallPriceTag } from './dollars.ts';

test.each([
  [60_000, '$600'],
  [520_000, '$5,200'],
  [1299, '$12.99'],
  [0, '$0'],
])('%i cents are %s', (cents, text) => {
  expect(dollars(cents)).toBe(text);
});

test.each([
  [0, '$0.00', '0¢', '+$0.00'],
  [40, '$0.40', '40¢', '+$0.40'],
  [1200, '$12.00', '$12.00', '+$12.00'],
  [125_099, '$1,250.99', '$1,250.99', '+$1,250.99'],
])('%i cents are %s on a tag, %s on a small one, and %s as a difference', (cents, tag, small, signed) => {
  expect([priceTag(cents), smallPriceTag(cents), signedPriceTag(cents)]).toEqual([tag, small, signed]);
});

test('what is taken off has a minus sign', () => {
  expect(signedPriceTag(-400)).toBe('−$4.00');
});
