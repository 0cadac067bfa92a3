import { expect, test } from 'vitest';
import { volumeTerms } from './volume-terms.ts';

const none = { volumeQuantity: '', volumePrice: '', volumePercent: '', volumeGroup: '' };

test('S-165 a record says from how many packages on each costs less, and how much', () => {
  expect(volumeTerms(none, 1796)).toBeNull();
  expect(volumeTerms({ ...none, volumeQuantity: '5', volumePrice: '16.96' }, 1796)).toEqual({
    quantity: 5,
    priceCents: 1696,
    rate: null,
    group: null,
  });
  expect(volumeTerms({ ...none, volumeQuantity: '6', volumePercent: '10', volumeGroup: 'wine' }, 1796)).toEqual({
    quantity: 6,
    priceCents: null,
    rate: 1000,
    group: 'wine',
  });
});

test.each([
  [{ volumePrice: '1' }, 'a volume price needs volumeQty, from 2 to 99'],
  [{ volumeQuantity: '1', volumePrice: '1' }, 'a volume price needs volumeQty, from 2 to 99'],
  [{ volumeQuantity: '5' }, 'a volume price needs either volumePrice or volumePercent'],
  [
    { volumeQuantity: '5', volumePrice: '1', volumePercent: '5' },
    'a volume price needs either volumePrice or volumePercent',
  ],
  [{ volumeQuantity: '5', volumePrice: '17.96' }, "volumePrice isn't below price"],
  [{ volumeQuantity: '5', volumePercent: '100' }, 'volumePercent is more than 0 and less than 100'],
  [{ volumeQuantity: '5', volumePercent: '0' }, 'volumePercent is more than 0 and less than 100'],
  [
    { volumeQuantity: '5', volumePercent: '5', volumeGroup: 'x'.repeat(65) },
    'volumeGroup is longer than 64 characters',
  ],
])('what cannot be a volume price is refused: %o', (fields, why) => {
  expect(volumeTerms({ ...none, ...fields }, 1796)).toBe(why);
});

test.each([
  ['2', '17.95', { quantity: 2, priceCents: 1795 }],
  ['99', '0.01', { quantity: 99, priceCents: 1 }],
])('%s packages at %s each is a volume price', (volumeQuantity, volumePrice, price) => {
  expect(volumeTerms({ ...none, volumeQuantity, volumePrice, volumeGroup: 'x'.repeat(64) }, 1796)).toMatchObject(price);
});

test.each([
  ['0.01', 1],
  ['99.99', 9999],
  ['12.5', 1250],
])('%s percent is a rate of %i', (volumePercent, rate) => {
  expect(volumeTerms({ ...none, volumeQuantity: '5', volumePercent }, 1796)).toMatchObject({ rate });
});

test.each([
  [{ volumeGroup: 'wine' }, 'a volume price needs volumeQty, from 2 to 99'],
  [{ volumePercent: '5' }, 'a volume price needs volumeQty, from 2 to 99'],
  [{ volumeQuantity: '100', volumePrice: '1' }, 'a volume price needs volumeQty, from 2 to 99'],
  [{ volumeQuantity: '5', volumePrice: 'cheap' }, 'volumePrice "cheap" isn\'t a price in dollars, such as 4.99'],
  [{ volumeQuantity: '5', volumePercent: '1.234' }, 'volumePercent is more than 0 and less than 100'],
])('what is half a volume price is refused: %o', (fields, why) => {
  expect(volumeTerms({ ...none, ...fields }, 1796)).toBe(why);
});
