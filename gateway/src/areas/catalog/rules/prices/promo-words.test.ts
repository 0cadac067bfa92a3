import { expect, test } from 'vitest';
import type { Promo } from '../../../../generated/rest.ts';
import { isForeign, promoDescription, promoText } from './promo-words.ts';

const none = { buy: null, free: null, quantity: null, priceCents: null, group: null };
const promo = (given: Partial<Promo>): Promo => ({
  type: 'M',
  text: '',
  description: '',
  endsOn: '2026-08-11',
  terms: null,
  ...given,
});
const buyGet = (buy: number, free: number): Partial<Promo> => ({ type: 'B', terms: { ...none, buy, free } });
const multiBuy = (quantity: number, priceCents: number): Partial<Promo> => ({
  terms: { ...none, quantity, priceCents },
});

test.each([
  [{ ...buyGet(1, 1), text: 'Buy 1 Get 1 Free' }, 'Buy 1 Get 1 Free', 'Compra 1 y llévate 1 gratis'],
  [{ ...buyGet(2, 1), text: '' }, 'Buy 2, get 1 free', 'Compra 2 y llévate 1 gratis'],
  [{ ...multiBuy(2, 500), text: '2 for $5' }, '2 for $5', '2 por $5'],
  [{ ...multiBuy(3, 1299), text: '' }, '3 for $12.99', '3 por $12.99'],
  [{ text: 'Mix & match any 5' }, null, null],
  [{ terms: { ...none, group: 'apples' }, text: 'Mix & match' }, null, null],
  [{ type: 'B', text: 'Buy 1 Get 1 50% Off', terms: undefined }, null, null],
  [{ type: 'P', text: 'Save $2' }, null, null],
] as const)('S-64 %j is called %j, in Spanish %j', (given, english, spanish) => {
  expect(promoText(promo(given as Partial<Promo>), 'en')).toBe(english);
  expect(promoText(promo(given as Partial<Promo>), 'es')).toBe(spanish);
});

test.each([
  [buyGet(1, 1), 'The lowest-priced item is free.', 'Gratis el artículo de menor precio.'],
  [buyGet(2, 2), 'The 2 lowest-priced items are free.', 'Gratis los 2 artículos de menor precio.'],
  [
    multiBuy(2, 500),
    'For every 2 you buy. Any others are at the regular price.',
    'Por cada 2 que compres. Los demás, a precio regular.',
  ],
  [{}, null, null],
] as const)('N-33 without a description, how %j is counted is said in both languages', (given, english, spanish) => {
  expect(promoDescription(promo(given), 'en')).toBe(english);
  expect(promoDescription(promo(given), 'es')).toBe(spanish);
  expect(isForeign(promo(given), 'es')).toBe(false);
});

test('S-64 a description of the retailer stays as it is, since it may hold more than the terms, and is foreign in Spanish', () => {
  const given = promo({ ...multiBuy(2, 500), description: 'Limit 4.' });
  expect(promoDescription(given, 'es')).toBe('Limit 4.');
  expect([isForeign(given, 'en'), isForeign(given, 'es')]).toEqual([false, true]);
});
