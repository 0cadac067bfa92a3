import { expect, test } from 'vitest';
import { searchedText } from './searched-text.ts';

test.each([
  ['/search?q=whole+milk', 'whole milk'],
  ['/es/search?q=leche&page=2', 'leche'],
  ['/search?q=%20', null],
  ['/search', null],
  ['/shop/dairy?q=milk', null],
  ['', null],
  ['//evil.example/search?q=milk', 'milk'],
  [`/search?q=${'x'.repeat(201)}`, null],
])('N-55 a page at %j is a search for %j', (page, text) => {
  expect(searchedText(page)).toBe(text);
});
