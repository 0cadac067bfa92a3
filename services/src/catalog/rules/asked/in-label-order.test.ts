import { expect, test } from 'vitest';
import { groceryTypes } from '../../taxonomy/grocery-types.ts';
import { wordsIn } from '../search-query.ts';
import { inLabelOrder } from './in-label-order.ts';

const ordered = (text: string) => inLabelOrder(groceryTypes, wordsIn(text)).join(' ');

test.each([
  ['fish frozen', 'frozen fish'],
  ['pineapple tin', 'canned pineapple'],
  ['can of corn', 'canned corn'],
  ['turkey slices', 'sliced turkey'],
  ['lata de atún', 'atún en lata'],
  ['verduras enlatadas', 'verduras en lata'],
])('N-55 "%s" is looked for as labels say it: %s', (text, expected) => {
  expect(ordered(text)).toBe(expected);
});

test.each(['trash can', 'frozen fish', 'cola can', 'milk', 'soup', 'bag of chips'])(
  'N-55 "%s" stays as it is',
  (text) => {
    expect(ordered(text)).toBe(text);
  },
);
