import { expect, test } from 'vitest';
import { fieldsFrom } from './fields.ts';
import { promoTerms } from './promo-terms.ts';

const none = { buy: null, free: null, quantity: null, priceCents: null, group: null };
const terms = (type: 'P' | 'B' | 'M', given: Record<string, string>) =>
  promoTerms(type, fieldsFrom(Object.entries(given) as Parameters<typeof fieldsFrom>[0]));

test.each([
  ['B', { promoBuy: '2', promoFree: '1' }, { ...none, buy: 2, free: 1 }],
  ['B', { promoBuy: '1', promoFree: '1', promoGroup: 'apples' }, { ...none, buy: 1, free: 1, group: 'apples' }],
  ['M', { promoQuantity: '2', promoPrice: '$5' }, { ...none, quantity: 2, priceCents: 500 }],
  ['M', { promoQuantity: '3', promoPrice: '9.99', promoText: '2 for $1' }, { ...none, quantity: 3, priceCents: 999 }],
  ['P', { promoText: '2 for $5' }, null],
] as const)('N-33 %s with %j comes to %j', (type, given, expected) => {
  expect(terms(type, given)).toEqual(expected);
});

test.each([
  ['B', 'Buy 1 Get 1 Free', { ...none, buy: 1, free: 1 }],
  ['B', 'Buy 2, get 1 free', { ...none, buy: 2, free: 1 }],
  ['B', 'BOGO', { ...none, buy: 1, free: 1 }],
  ['B', 'B2G1', { ...none, buy: 2, free: 1 }],
  ['B', 'Buy one get one 50% off', null],
  ['M', '2 for $5', { ...none, quantity: 2, priceCents: 500 }],
  ['M', '3/$10', { ...none, quantity: 3, priceCents: 1000 }],
  ['M', '2 for $4.50', { ...none, quantity: 2, priceCents: 450 }],
  ['M', '1 for $5', null],
  ['M', '2 for 5', null],
] as const)('N-33 without columns of its own, %s "%s" is read as %j', (type, promoText, expected) => {
  expect(terms(type, { promoText })).toEqual(expected);
});

test.each([
  ['P', { promoBuy: '1' }],
  ['B', { promoBuy: '1' }],
  ['B', { promoBuy: '0', promoFree: '1' }],
  ['B', { promoBuy: '-1', promoFree: '1' }],
  ['B', { promoBuy: '1.5', promoFree: '1' }],
  ['B', { promoQuantity: '2', promoPrice: '5' }],
  ['M', { promoQuantity: '1', promoPrice: '5' }],
  ['M', { promoQuantity: '2', promoPrice: '0' }],
  ['M', { promoQuantity: '2', promoPrice: '4,99' }],
  ['M', { promoGroup: 'only-a-group' }],
] as const)('%s with %j is refused in words', (type, given) => {
  expect(terms(type, given)).toBeTypeOf('string');
});

test.each([
  ['P', { promoGroup: 'apples' }, 'a promotion of type P has no terms'],
  ['B', { promoGroup: 'x'.repeat(65) }, 'promoGroup is longer than 64 characters'],
  ['M', { promoGroup: 'only-a-group' }, 'promoGroup needs the terms of the promotion'],
  ['B', { promoBuy: '1', promoFree: '100' }, 'a promotion of type B needs promoBuy and promoFree, from 1 to 99'],
  ['M', { promoQuantity: '2' }, 'a promotion of type M needs promoQty, from 2 to 99, and promoPrice'],
  [
    'M',
    { promoBuy: '1', promoQuantity: '2', promoPrice: '5' },
    'a promotion of type M needs promoQty, from 2 to 99, and promoPrice',
  ],
] as const)('%s with %j is refused: %s', (type, given, why) => expect(terms(type, given)).toBe(why));

test('N-33 a group of 64 characters goes with terms that are read from the text', () => {
  const promoGroup = 'x'.repeat(64);
  expect(terms('B', { promoText: 'BOGO', promoGroup })).toEqual({ ...none, buy: 1, free: 1, group: promoGroup });
  expect(terms('B', { promoText: 'Buy 0 Get 1 Free' })).toBeNull();
  expect(terms('B', { promoText: 'Buy 1 Get 0 Free' })).toBeNull();
  expect(terms('M', { promoText: '2 for $0' })).toBeNull();
  expect(terms('M', { promoText: '' })).toBeNull();
});
