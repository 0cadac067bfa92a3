import { expect, test } from 'vitest';
import { doneText, type LineFacts, metaText, spokenAmount, weightText } from './line-words.ts';

const line: LineFacts = {
  quantity: 2,
  selectedWeight: null,
  options: [],
  unitCents: 599,
  saleCents: 399,
  netCents: 698,
  regularCents: 1198,
};
const coupon = (savingsCents: number, isDisplayed = true) => ({ offerId: 'c1', savingsCents, isDisplayed });
const butter = { size: '16 oz', dealText: null };

test.each([
  ['its size and price', line, butter, '16 oz · $3.99 each'],
  ['no sale', { ...line, saleCents: null }, butter, '16 oz · $5.99 each'],
  [
    'a volume price',
    { ...line, saleCents: null },
    { ...butter, volumeText: '5+ cases $5.49' },
    '16 oz · $5.99 each · 5+ cases $5.49',
  ],
  ['a deal', line, { size: '3 lb bag', dealText: 'Buy 1 Get 1 Free' }, '3 lb bag · Buy 1 Get 1 Free'],
  ['a coupon', { ...line, savings: [coupon(100), coupon(50)] }, butter, '16 oz · Coupon $1.50 off'],
  ['a share of a coupon', { ...line, savings: [coupon(100, false)] }, butter, '16 oz · $3.99 each'],
  [
    'a deal and a coupon',
    { ...line, savings: [coupon(100)] },
    { size: '3 lb bag', dealText: 'Buy 1 Get 1 Free' },
    '3 lb bag · Buy 1 Get 1 Free',
  ],
  ['by the piece', { ...line, unitCents: 29, saleCents: null }, { size: null, dealText: null }, '29¢ each'],
  ['without its product', line, null, '$3.99 each'],
  ['by weight', { ...line, quantity: 1, selectedWeight: 125, saleCents: null }, null, '$5.99/lb'],
  ['packages by weight', { ...line, selectedWeight: 25, saleCents: null }, null, '2 packages of 0.25 lb · $5.99/lb'],
  [
    'with options',
    { ...line, options: [{ name: 'Rye' }, { name: 'no onions' }], saleCents: 849 },
    butter,
    'Rye, no onions · $8.49 each',
  ],
])('S-80 S-123 a line with %s', (_, facts, product, text) => {
  expect(metaText(facts, product, 'en')).toBe(text);
});

test('N-50 pounds are those of all packages, with two decimals', () => {
  expect(weightText({ quantity: 2, selectedWeight: 125 }, 'en')).toBe('About 2.50 lb');
  expect(weightText(line, 'en')).toBeNull();
});

test('a saving is spoken, the same price is not', () => {
  expect(spokenAmount(line, 'en')).toBe('$6.98, was $11.98');
  expect(spokenAmount({ netCents: 479, regularCents: 479 }, 'en')).toBe('$4.79');
});

test.each([
  ['Whole Milk', 2, 'Whole Milk is in your cart, 2 in all.'],
  ['Whole Milk', 0, 'Whole Milk is no longer in your cart.'],
  [null, null, 'The item is no longer in your cart.'],
])('S-37 the live region says of %s with %s packages: %s', (name, quantity, text) => {
  expect(doneText(name, quantity, 'en')).toBe(text);
});
