import { expect, test } from 'vitest';
import { couponHeader, inStoreText, payText, regularText } from './coupon-prices.ts';

const header = (offerPrice: string, priceTitle: string) =>
  couponHeader({ offerPrice, priceTitle, description: 'Any store trip of $25' }, 'en');

test.each([
  ['$1.50', 'off', { text: '$1.50 off', value: '$1.50', unit: 'off', isPrice: true }],
  ['FREE', '', { text: 'FREE', value: 'FREE', unit: null, isPrice: true }],
  [' 2 for $6 ', ' ', { text: '2 for $6', value: '2 for $6', unit: null, isPrice: true }],
  ['100', 'Game points', { text: '100 Game points', value: '100', unit: 'Game points', isPrice: true }],
  ['', 'off', { text: 'Any store trip of $25', value: 'Any store trip of $25', unit: null, isPrice: false }],
  ['', '', { text: 'Any store trip of $25', value: 'Any store trip of $25', unit: null, isPrice: false }],
])('S-41 S-86 the header of "%s" and "%s"', (offerPrice, priceTitle, expected) => {
  expect(header(offerPrice, priceTitle)).toEqual(expected);
});

test.each([
  [549, 'In-store: $5.49'],
  [600, 'In-store: $6.00'],
  [125000, 'In-store: $1,250.00'],
  [0, 'In-store: $0.00'],
  [null, null],
])('S-42 a regular price of %s cents: %s', (regularPriceCents, text) => {
  expect(inStoreText({ regularPriceCents }, 'en')).toBe(text);
});

test('S-53 an ad says the regular price beside its own, in the language of the page, or nothing', () => {
  expect(regularText({ regularPriceCents: 549 }, 'en')).toBe('Reg. $5.49');
  expect(regularText({ regularPriceCents: 549 }, 'es')).toBe('Precio regular: $5.49');
  expect(regularText({ regularPriceCents: null }, 'en')).toBeNull();
});

test.each([
  [150, 549, '$3.99 instead of $5.49'],
  [549, 549, '$0.00 instead of $5.49'],
  [600, 549, null],
  [0, 549, null],
  [null, 549, null],
  [150, null, null],
])('S-42 %s cents off %s cents: %s', (valueCents, regularPriceCents, text) => {
  expect(payText({ valueCents, regularPriceCents }, 'en')).toBe(text);
});
