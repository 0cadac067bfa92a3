import { expect, test } from 'vitest';
import type { ProductPrice, UnitPrice } from '../../../../generated/rest.ts';
import { savingText, spokenPrice, unitPriceText, unitPriceWords, untilText } from './price-words.ts';

const today = '2026-08-05';
const packaged = { sellByWeight: false, packageQuantity: 16, packageUnit: 'oz' } as const;
const weighed = { sellByWeight: true, packageQuantity: 1, packageUnit: 'lb' } as const;
const price = (given: Partial<ProductPrice> = {}): ProductPrice => ({
  priceCents: 399,
  basePriceCents: 599,
  previousBasePriceCents: null,
  unitPrice: null,
  promo: { type: 'P', text: 'Save $2', description: '', endsOn: '2026-08-11' },
  ...given,
});
const none = { buy: null, free: null, quantity: null, priceCents: null, group: null };
const terms = { B: { ...none, buy: 1, free: 1 }, M: { ...none, quantity: 2, priceCents: 800 } } as const;
const promo = (type: 'B' | 'M', text: string, endsOn = '2026-08-11') => ({
  type,
  text,
  description: '',
  endsOn,
  terms: terms[type],
});

test.each([
  [253, 'lb', '25.3¢/lb'],
  [70, 'fl oz', '7.0¢/fl oz'],
  [999, 'oz', '99.9¢/oz'],
  [1000, 'oz', '$1.00/oz'],
  [3990, 'lb', '$3.99/lb'],
  [416, 'ea', '41.6¢ each'],
  [1250, 'ea', '$1.25 each'],
  [1_250_000, '100 ct', '$1,250.00/100 ct'],
] as const satisfies [number, UnitPrice['unit'], string][])(
  'N-49 %i tenths of a cent for each %s',
  (tenths, unit, text) => {
    expect(unitPriceWords({ tenths, unit }, 'en')).toBe(text);
  },
);

test('N-49 a unit price that only repeats the price is left out', () => {
  const perPound = { unitPrice: { tenths: 3990, unit: 'lb' } } as const;
  const perPiece = { unitPrice: { tenths: 8990, unit: 'ea' } } as const;
  expect(unitPriceText(perPound, weighed, 'en')).toBeNull();
  expect(unitPriceText(perPound, { ...weighed, sellByWeight: false }, 'en')).toBeNull();
  expect(unitPriceText(perPiece, { ...packaged, packageQuantity: 1, packageUnit: 'ea' }, 'en')).toBeNull();
  expect(unitPriceText({ unitPrice: null }, packaged, 'en')).toBeNull();
  expect(unitPriceText(perPound, packaged, 'en')).toBe('$3.99/lb');
  expect(unitPriceText(perPiece, { ...packaged, packageQuantity: 12, packageUnit: 'ea' }, 'en')).toBe('$8.99 each');
});

test('S-143 a screen reader hears both prices, and what they are for', () => {
  expect(spokenPrice(price(), packaged, today, 'en')).toBe('Now $3.99, was $5.99');
  expect(spokenPrice(price(), weighed, today, 'en')).toBe('Now $3.99 per pound, was $5.99 per pound');
  expect(spokenPrice(price({ promo: null }), packaged, today, 'en')).toBe('$3.99');
  expect(spokenPrice(price({ promo: null }), weighed, today, 'en')).toBe('$3.99 per pound');
});

test('S-64 the ticket says what a sale saves, and the retailer words the others', () => {
  expect(savingText(price(), packaged, today, 'en')).toBe('Save $2.00');
  expect(savingText(price({ priceCents: 559 }), packaged, today, 'en')).toBe('Save 40¢');
  expect(savingText(price({ priceCents: 499 }), weighed, today, 'en')).toBe('Save $1.00/lb');
  expect(savingText(price({ promo: promo('B', 'Buy 1, get 1 free') }), packaged, today, 'en')).toBe(
    'Buy 1, get 1 free',
  );
  expect(savingText(price({ promo: promo('M', '2 for $8') }), packaged, today, 'en')).toBe('2 for $8');
});

test('S-64 S-113 N-33 there is no ticket, and no last day, without an active promotion, a saving, or terms', () => {
  expect(savingText(price({ promo: null }), packaged, today, 'en')).toBeNull();
  expect(savingText(price(), packaged, '2026-08-12', 'en')).toBeNull();
  expect(savingText(price({ priceCents: 599 }), packaged, today, 'en')).toBeNull();
  const onlyTold = price({ promo: { ...promo('B', 'Buy 1 Get 1 50% Off'), terms: null } });
  expect(savingText(onlyTold, packaged, today, 'en')).toBeNull();
  expect(untilText(onlyTold, today, 'en')).toBeNull();
  expect(untilText(price({ priceCents: 599 }), today, 'en')).toBeNull();
  expect(savingText(price({ promo: promo('M', '') }), packaged, today, 'en')).toBe('2 for $8');
});

test('S-113 X-9 a promotion lasts through its last day in the store', () => {
  expect(untilText(price(), today, 'en')).toBe('Sale price until Aug 11');
  expect(untilText(price(), '2026-08-11', 'en')).toBe('Sale price ends today');
  expect(untilText(price(), '2026-08-12', 'en')).toBeNull();
  expect(untilText(price({ promo: promo('M', '2 for $8') }), today, 'en')).toBe('Until Aug 11');
  expect(untilText(price({ promo: promo('B', 'Buy 1, get 1 free', today) }), today, 'en')).toBe('Ends today');
});
