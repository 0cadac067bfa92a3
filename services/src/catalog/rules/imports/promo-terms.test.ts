import { expect, test } from 'vitest';
import { fieldsFrom } from './fields.ts';
import { promoTerms } from './promo-terms.ts';

const none = { buy: null, free: null, quantity: null, priceCents: null, group: null };
const regular = { priceCents: 299, basePriceCents: 299 };
const terms = (type: 'P' | 'B' | 'M', given: Record<string, string>, cost = regular) =>
  promoTerms(type, fieldsFrom(Object.entries(given) as Parameters<typeof fieldsFrom>[0]), cost);

test.each([
  ['B', { promoBuy: '2', promoFree: '1' }, { ...none, buy: 2, free: 1 }],
  ['B', { promoBuy: '1', promoFree: '1', promoGroup: 'apples' }, { ...none, buy: 1, free: 1, group: 'apples' }],
  ['M', { promoQuantity: '2', promoPrice: '$5' }, { ...none, quantity: 2, priceCents: 500 }],
  ['M', { promoQuantity: '3', promoPrice: '7.99', promoText: '3/$7.99' }, { ...none, quantity: 3, priceCents: 799 }],
  ['M', { promoQuantity: '2', promoPrice: '5', promoText: 'Must buy 2' }, { ...none, quantity: 2, priceCents: 500 }],
  ['M', { promoQuantity: '2', promoPrice: '5', promoText: 'Summer deal' }, { ...none, quantity: 2, priceCents: 500 }],
  ['M', { promoQuantity: '2', promoPrice: '5', promoText: 'Save 98¢' }, { ...none, quantity: 2, priceCents: 500 }],
] as const)('N-33 %s with %j comes to %j', (type, given, expected) => {
  expect(terms(type, given)).toEqual(expected);
});

test.each([
  ['B', 'Buy 1 Get 1 Free', { ...none, buy: 1, free: 1 }],
  ['B', 'Buy 2, get 1 free', { ...none, buy: 2, free: 1 }],
  ['B', 'BOGO', { ...none, buy: 1, free: 1 }],
  ['B', 'B2G1', { ...none, buy: 2, free: 1 }],
  ['B', 'Buy Two Get 1 Free', { ...none, buy: 2, free: 1 }],
  ['B', 'Buy One Get One Free', { ...none, buy: 1, free: 1 }],
  ['B', 'Buy 2 get 1', { ...none, buy: 2, free: 1 }],
  ['M', '2 for $5', { ...none, quantity: 2, priceCents: 500 }],
  ['M', '3/$8', { ...none, quantity: 3, priceCents: 800 }],
  ['M', '2 for $4.50', { ...none, quantity: 2, priceCents: 450 }],
  ['M', '2 for 5', { ...none, quantity: 2, priceCents: 500 }],
  ['M', '10 for 10', { ...none, quantity: 10, priceCents: 1000 }],
  ['M', '5 for $10 Must Buy 5', { ...none, quantity: 5, priceCents: 1000 }],
  ['M', '2 for $5 or $2.99 each', { ...none, quantity: 2, priceCents: 500 }],
] as const)('N-33 G-131 without columns of its own, %s "%s" is read as %j', (type, promoText, expected) => {
  expect(terms(type, { promoText })).toEqual(expected);
});

test.each([
  ['B', 'Buy 1 Get 1 50% Off'],
  ['B', 'Buy one get one half price'],
  ['B', 'Buy 1 Get 1 Free Limit 2'],
  ['B', 'Buy 0 Get 1 Free'],
  ['B', '2 for $5'],
  ['B', 'Buy some, get some'],
  ['B', 'Buy 2 get 1 free mix & match'],
  ['B', ''],
  ['M', 'Must buy 2'],
  ['M', '5 for $10 Must Buy 10'],
  ['M', '2 for 99'],
  ['M', '2 for $5 or $2.49 each'],
  ['M', '2 for $5, save $2'],
  ['M', '1 for $5'],
  ['M', '2 for $0'],
  ['M', 'Buy 1 Get 1 Free'],
  ['M', 'Mix & match any 5'],
  ['M', ''],
] as const)('N-33 %s "%s" promises what no terms give, and is refused', (type, promoText) => {
  expect(terms(type, { promoText })).toMatch(/^promoText ".*" (?:isn't understood; say it as in|says ".*", which)/);
});

test.each([
  ['M', { promoQuantity: '3', promoPrice: '9.99', promoText: '2 for $1' }, 'promoText "2 for $1" says "2 for $1"'],
  ['B', { promoBuy: '2', promoFree: '1', promoText: 'BOGO' }, 'promoText "BOGO" says "bogo"'],
  ['B', { promoBuy: '1', promoFree: '1', promoDescription: 'Now buy 2, get 3 free.' }, 'says "buy 2 get 3 free"'],
  ['M', { promoText: '2 for $5', promoDescription: 'This week: 3 for $5!' }, 'says "3 for $5"'],
  ['B', { promoText: 'BOGO', promoDescription: 'Mix and match' }, 'says "mix and match"'],
] as const)('N-33 %s %j contradicts itself, and is refused: %s', (type, given, why) => {
  expect(terms(type, given)).toContain(why);
});

const sale = { priceCents: 399, basePriceCents: 599 };
test('S-143 a sale gives what its texts say: the amount, or the percentage to the whole', () => {
  for (const promoText of ['Save $2', '$2.00 off', '33% off', 'Sale! $3.99 each', 'Weekly special', 'Limit 4', ''])
    expect(terms('P', { promoText, promoDescription: promoText }, sale)).toBeNull();
  for (const promoText of ['Save $3', '50% off', 'Half price', '2 for $5', 'Buy one get one free', '$2.99 each'])
    expect(terms('P', { promoText }, sale)).toMatch(/which isn't what the promotion gives$/);
  expect(terms('P', { promoText: 'Save $2' })).toBe('a promotion of type P needs a price below basePrice');
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
  [
    'M',
    { promoGroup: 'only-a-group' },
    'promoText "" isn\'t understood; say it as in "2 for $5", or by promoQty and promoPrice',
  ],
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
  expect(terms('M', { promoText: '2 for $5 mix & match', promoGroup })).toEqual({
    ...none,
    quantity: 2,
    priceCents: 500,
    group: promoGroup,
  });
});
