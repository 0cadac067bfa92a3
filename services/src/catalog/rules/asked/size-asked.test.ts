import { expect, test } from 'vitest';
import { wordsIn } from '../search-query.ts';
import { isSizeWord, sizeMerits } from './size-asked.ts';

const preferred = (text: string) => sizeMerits(wordsIn(text)).map(({ query }) => query);

test('N-55 a number glued to its unit prefers that size, in fluid ounces too', () => {
  expect(preferred('16oz cheese')).toEqual(["('16' <-> 'oz') | ('16' <-> 'fl' <-> 'oz')"]);
  expect(preferred('12 fl oz beer')[0]).toContain("('12' <-> 'fl' <-> 'oz')");
});

test.each([
  ['1gal milk', "('128' <-> 'fl' <-> 'oz')"],
  ['gallon of milk', "('1' <-> 'gal')"],
  ['half gallon milk', "('64' <-> 'fl' <-> 'oz')"],
  ['dozen eggs', "('12' <-> 'ct')"],
  ['2 liter soda', "('2' <-> 'l')"],
  ['family size chips', "'family'"],
])('N-55 "%s" prefers %s', (text, query) => {
  expect(preferred(text).join(' | ')).toContain(query);
});

test('N-55 words without a size prefer none', () => {
  expect(sizeMerits(['milk'])).toEqual([]);
});

test('N-55 a size is no word that has to be there, and the fat of milk is', () => {
  expect(['16', 'oz', 'gallon', 'family', 'litro'].map(isSizeWord)).toEqual([true, true, true, true, true]);
  expect(['2%', 'milk'].map(isSizeWord)).toEqual([false, false]);
});
