import { expect, test } from 'vitest';
import { beginsLike, distinctPhrases, likeliestPlaces, mostSuggested } from './suggestions.ts';

test.each([
  ['Jalapeño Chips', 'jal', true],
  ['Jalapeño Chips', 'chi', true],
  ['Jalapeño Chips', 'jalapeno c', true],
  ['Jalapeño Chips', 'hips', false],
  ['Jalapeño Chips', '', false],
])('N-55 %j begins like %j: %j', (name, begun, does) => expect(beginsLike(name, begun)).toBe(does));

test('N-55 of phrases that say the same, the first is kept, and so many at most', () => {
  expect(distinctPhrases(['oat milk', 'oat milks', 'oats', 'oat'], 9)).toEqual(['oat milk', 'oats']);
  expect(distinctPhrases(['milk', 'tea', 'milks', 'cake'], 2)).toEqual(['milk', 'tea']);
  expect(distinctPhrases([], 2)).toEqual([]);
});

const place = (name: string, matches: number, shelfId: string | null = `shelf-${name}`, aisleId = 'aisle') => ({
  shelfId,
  aisleId,
  name,
  matches,
});
const named = (begun: string, ...places: ReturnType<typeof place>[]) =>
  likeliestPlaces(places, begun).map(({ name, shelfId }) => (shelfId === null ? `aisle ${name}` : name));

test('N-55 places whose name begins like what was typed come first, then those with more in them', () => {
  expect(named('mil', place('Cheese', 90), place('Milk', 3), place('Milk Chocolate', 8))).toEqual([
    'Milk Chocolate',
    'Milk',
    'Cheese',
  ]);
  expect(named('x', place('Tea', 1), place('Cheese', 90))).toEqual(['Cheese', 'Tea']);
});

test('N-55 an aisle is offered by its name only, and stands for a shelf of the same name', () => {
  expect(named('tea', place('Coffee', 50, null), place('Coffee', 5))).toEqual([]);
  expect(named('tea', place('Coffee', 50, null), place('Tea', 5))).toEqual(['Tea']);
  expect(named('tea', place('Tea', 5), place('Tea', 9, null))).toEqual(['aisle Tea']);
  expect(named('tea', place('Tea', 5), place('Tea', 9, null, 'other'))).toEqual(['aisle Tea', 'Tea']);
});

test('N-55 so many places, and no more', () => {
  expect(mostSuggested).toEqual({ queries: 6, places: 3, brands: 3, products: 4 });
  expect(named('a', ...['A1', 'A2', 'A3', 'A4'].map((name, at) => place(name, 9 - at)))).toEqual(['A1', 'A2', 'A3']);
});
