import { expect, test } from 'vitest';
import { isNear, matchingSearches, narrowed, partsOf, type SuggestionsAnswer, textOf } from './known.ts';

const answer = (changes: Partial<SuggestionsAnswer> = {}): SuggestionsAnswer => ({
  __typename: 'SearchSuggestions',
  text: 'che',
  queries: ['cheddar cheese', 'cherries', 'Chewy granola bars'],
  departments: [],
  scopes: [],
  brands: [],
  products: [],
  totalCount: 84,
  ...changes,
});

test('what is looked up is one line of at most 100 characters', () => {
  expect(textOf('  oat \n milk ')).toBe('oat milk');
  expect(textOf('x'.repeat(300))).toHaveLength(100);
  expect(textOf('   ')).toBe('');
});

test('S-250 an earlier answer stays while typing goes on or letters are taken back, and not for other words', () => {
  expect(isNear(answer(), 'ched')).toBe(true);
  expect(isNear(answer(), 'CH')).toBe(true);
  expect(isNear(answer(), 'milk')).toBe(false);
  expect(isNear(answer(), '')).toBe(false);
});

test('of an earlier answer those searches stay that begin with what is typed now', () => {
  expect(narrowed(answer(), 'cher').queries).toEqual(['cherries']);
  expect(narrowed(answer(), 'CHEW').queries).toEqual(['Chewy granola bars']);
  // An answer to a misspelling suggests what does not begin with it.
  const corrected = answer({ text: 'chedar', queries: ['cheddar cheese'] });
  expect(narrowed(corrected, 'chedar').queries).toEqual(['cheddar cheese']);
});

test('past searches match at the beginning of any of their words, and not what is typed already', () => {
  const past = ['cheese sticks', 'goat cheese', 'oat milk', 'che'];
  expect(matchingSearches(past, 'che', 5)).toEqual(['cheese sticks', 'goat cheese']);
  expect(matchingSearches(past, 'OAT', 5)).toEqual(['oat milk']);
  expect(matchingSearches(past, '', 3)).toEqual(['cheese sticks', 'goat cheese', 'oat milk']);
});

test('a suggestion is told apart from what was typed', () => {
  expect(partsOf('Cheddar', 'che')).toEqual(['Che', 'ddar']);
  expect(partsOf('cheddar', 'chedar')).toEqual(['', 'cheddar']);
  expect(partsOf('cheddar', '')).toEqual(['', 'cheddar']);
});
