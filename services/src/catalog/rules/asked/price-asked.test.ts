import { expect, test } from 'vitest';
import { priceAsked } from './price-asked.ts';

test.each([
  ['cheese under $5', null, 499, 'cheese'],
  ['cheese under 5', null, 499, 'cheese'],
  ['under $2.50 snacks', null, 249, 'snacks'],
  ['less than 5 dollars milk', null, 499, 'milk'],
  ['$5 or less wine', null, 500, 'wine'],
  ['wine up to $12.99', null, 1299, 'wine'],
  ['wine over $20', 2001, null, 'wine'],
  ['wine $20 and up', 2000, null, 'wine'],
  ['gum under 99 cents', null, 98, 'gum'],
  ['milk $3 to $6', 300, 600, 'milk'],
  ['milk $6-$3', 300, 600, 'milk'],
  ['milk between 3 and 6 dollars', 300, 600, 'milk'],
  ['Queso menos de $5', null, 499, 'Queso'],
  ['queso entre $3 y $6', 300, 600, 'queso'],
  ['leche de $3 a $6', 300, 600, 'leche'],
  ['vino hasta 10 dólares', null, 1000, 'vino'],
  ['vino a partir de $10', 1000, null, 'vino'],
  ['under $5', null, 499, ''],
])('N-55 "%s" asks for a price from %s to %s, and for "%s"', (text, low, high, left) => {
  expect(priceAsked(text)).toEqual({ price: { low, high }, text: left });
});

test.each([
  '2% milk',
  '12 oz beer',
  '16oz cheese',
  'under the weather',
  '7up',
  'dozen eggs',
  '50/50 blend',
  '$5 pizza',
])('N-55 "%s" names no price', (text) => {
  expect(priceAsked(text)).toEqual({ price: null, text });
});

test('N-55 a price is read in an instant, whatever was typed', () => {
  for (const text of ['$'.repeat(200), '$1 '.repeat(60), `between ${'9'.repeat(180)}`, 'de '.repeat(60)])
    expect(priceAsked(text).text.length).toBeLessThanOrEqual(200);
});
