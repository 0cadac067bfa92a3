import { expect, test } from 'vitest';
import { brandOf, productName } from './names.ts';

test.each([
  ['SIMPLY LITE', 'Healthy Food Brands LLC', 'Simply Lite'],
  ['', 'The Kroger Co.', 'Kroger'],
  ['', 'Schnuck Markets, Inc.', 'Schnuck Markets'],
  ['', 'Wal-Mart Stores, Inc. ', 'Wal-Mart Stores'],
  ['', 'Mondelez Int. US (0074819091009)', 'Mondelez'],
  ['', 'The Coca-Cola Company-0049000000016', 'Coca-Cola'],
  ['CHEK®', '', 'Chek'],
  ['', '', null],
])('the brand of %j by %j is %j', (brand, owner, name) => {
  expect(brandOf(brand, owner)).toBe(name);
});

test.each([
  ['Chek, Cola', 'Chek', 'Cola'],
  ["Ryan's, Pink Lady, Apple Cider", 'RYAN’S', 'Pink Lady, Apple Cider'],
  ['Greek Yogurt, greek yogurt', null, 'Greek Yogurt'],
  ['CHEDDAR CHEESE', null, 'Cheddar Cheese'],
  ['shrimp', null, 'Shrimp'],
  ['Cheerios', 'Cheerios', 'Cheerios'],
])('%j of %j is called %j', (written, brand, name) => {
  expect(productName(written, brand)).toBe(name);
});

test('marks of ownership and what comes twice in other words are left out of a name', () => {
  expect(productName('Cola®, COLA™ , Jalapeño, JALAPENO', null)).toBe('Cola, Jalapeño');
  expect(productName(' , Cola', null)).toBe('Cola');
  expect(brandOf('Chek©,- ', '')).toBe('Chek');
});
