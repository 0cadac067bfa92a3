import { expect, test } from 'vitest';
import { brandOf, productName, unshouted } from './names.ts';

test.each([
  ['HARRIS TEETER', 'Harris Teeter'],
  ["KEMP'S", "Kemp's"],
  ["O'BRIEN'S", "O'Brien's"],
  ['HARRIS-TEETER', 'Harris-Teeter'],
  ['LAND O LAKES', 'Land O Lakes'],
  ['TASTE OF THE SOUTH', 'Taste of the South'],
  ['H-E-B', 'H-E-B'],
  ['A&W', 'A&W'],
  ['IGA', 'IGA'],
  ['CRÈME BRÛLÉE', 'Crème Brûlée'],
  ['Cup4Cup', 'Cup4Cup'],
])('a name that shouts, %j, becomes %j', (written, name) => {
  expect(unshouted(written)).toBe(name);
});

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

test('small words stay small inside a name, and not at its start', () => {
  expect(unshouted('A AN AND BY FOR IN OF ON OR THE TO WITH')).toBe('A an and by for in of on or the to with');
  expect(unshouted('THE BEST OF THE BEST')).toBe('The Best of the Best');
});

test('a name that does not shout stays as it is, whatever is short in it', () => {
  expect(unshouted('X ray')).toBe('X ray');
  expect(unshouted('A 1')).toBe('A 1');
});

test('marks of ownership and what comes twice in other words are left out of a name', () => {
  expect(productName('Cola®, COLA™ , Jalapeño, JALAPENO', null)).toBe('Cola, Jalapeño');
  expect(productName(' , Cola', null)).toBe('Cola');
  expect(brandOf('Chek©,- ', '')).toBe('Chek');
});
