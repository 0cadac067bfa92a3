import { expect, test } from 'vitest';
import { groceryTypes } from '../taxonomy/grocery-types.ts';
import { backedTypes, beginsLike, distinctPhrases, likeliestScopes, namesToSearch } from './suggestions.ts';

test.each([
  ['Jalapeño Chips', 'jal', true],
  ['Jalapeño Chips', 'chi', true],
  ['Jalapeño Chips', 'jalapeno c', true],
  ['Jalapeño Chips', 'hips', false],
  ['Jalapeño Chips', '', false],
])('N-55 %j begins like %j: %j', (name, begun, does) => expect(beginsLike(name, begun)).toBe(does));

test('N-55 of phrases that say the same, the first is kept, and so many at most', () => {
  expect(distinctPhrases(['oat milk', 'oat milks', 'oats', 'oat'], 'o', 9)).toEqual(['oat milk', 'oats']);
  expect(distinctPhrases(['milk', 'tea', 'milks', 'cake'], '', 2)).toEqual(['milk', 'tea']);
  expect(distinctPhrases([], '', 2)).toEqual([]);
});

test('N-55 what is typed already is no suggestion, in the singular or the plural', () => {
  expect(distinctPhrases(['apples', 'apple juice'], 'Apple ', 9)).toEqual(['apple juice']);
});

const named = (typed: string, ...names: string[]) => namesToSearch(groceryTypes, names, typed);

test('N-55 the name of a product is a search if it says all that was typed and ends with what the product is', () => {
  expect(
    named('milk', 'Milk Chocolate Almond', 'Organic Whole Milk', 'Milk-Based Infant Formula Powder for Babies'),
  ).toEqual(['milk chocolate almond', 'organic whole milk']);
  expect(named('milk based', 'Milk Based Infant')).toEqual([]);
  expect(named('organic mil', 'Organic Whole Milk', 'Whole Milk, Organic', 'Chocolate Milk')).toEqual([
    'organic whole milk',
  ]);
  expect(named('milk whole', 'Whole Milk')).toEqual([]);
});

test('N-55 names that begin with what was typed come first', () => {
  expect(named('sharp', 'Extra Sharp Cheddar', 'Sharp Cheddar')).toEqual(['sharp cheddar', 'extra sharp cheddar']);
});

test('N-55 a part of a type is suggested if something is called so', () => {
  const types = [
    { id: 'apples', name: 'honeycrisp', isPart: true },
    { id: 'honey', name: 'honey', isPart: false },
  ];
  expect(backedTypes(types, ['Clover Honey']).map(({ name }) => name)).toEqual(['honey']);
  expect(backedTypes(types, ['Honeycrisp Apples'])).toEqual(types);
});

test('N-55 one searches in the departments that have most of it, unless only one has any', () => {
  const scopes = (...matches: number[]) =>
    likeliestScopes(matches.map((each, at) => ({ departmentId: `d${at}`, matches: each }))).map(
      ({ departmentId }) => departmentId,
    );
  expect(scopes(2, 0, 9, 5)).toEqual(['d2', 'd3']);
  expect(scopes(0, 9, 0)).toEqual([]);
  expect(scopes()).toEqual([]);
});
