import { expect, test } from 'vitest';
import { allergensIn } from './allergens.ts';

test.each([
  ['MILK CHOCOLATE (SUGAR, COCOA BUTTER, SOY LECITHIN)', ['MILK', 'SOY']],
  ['SUGAR, COCOA BUTTER, COCONUT MILK, CREAM OF TARTAR, NON-DAIRY CREAMER', []],
  ['WATER, SODIUM CASEINATE', ['MILK']],
  ['PEANUT BUTTER (PEANUTS, SALT)', ['PEANUTS']],
  ['ALMOND BUTTER, CASHEW MILK', ['TREE_NUTS']],
  ['ENRICHED FLOUR BLEACHED, EGG YOLK, WHEY', ['MILK', 'EGG', 'WHEAT']],
  ['FLOUR, RICE FLOUR', ['WHEAT']],
  ['RICE FLOUR, CORN FLOUR, BUCKWHEAT', []],
  ['WATER CHESTNUTS, OYSTER MUSHROOMS, BUTTER BEANS, EGGPLANT', []],
  ['WORCESTERSHIRE SAUCE, ANCHOVIES', ['FISH']],
  ['CRAB MEAT, CLAMS', ['SHELLFISH']],
  ['HUMMUS (CHICKPEAS, TAHINI)', ['SESAME']],
  ['SOYBEAN OIL', []],
  ['SOYBEAN FLOUR', ['SOY']],
  ['SPICES. CONTAINS: MILK AND SOY.', ['MILK', 'SOY']],
  ['OATS. MAY CONTAIN TREE NUTS.', ['TREE_NUTS']],
  ['DAIRY-FREE, EGG FREE', []],
])('%s has %j', (ingredients, found) => {
  expect(allergensIn(ingredients)).toEqual(found);
});

test('what is declared counts as well', () => {
  expect(allergensIn('SUGAR', 'SESAME MILK')).toEqual(['MILK', 'SESAME']);
});

test('one peanut is enough, what is free of something has none of it, and nothing is in nothing', () => {
  expect(allergensIn('PEANUT')).toEqual(['PEANUTS']);
  expect(allergensIn('WHEAT-FREE SOY')).toEqual(['SOY']);
  expect(allergensIn('')).toEqual([]);
});
