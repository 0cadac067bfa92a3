import { expect, test } from 'vitest';
import { groceryTypes } from '../../taxonomy/grocery-types.ts';
import { nearestType, suggestedTypes, typesHeld, usualName } from './suggested-types.ts';

/** Types of which a store has something, those it sells most of last. */
const having = (...ids: string[]) =>
  typesHeld(
    groceryTypes,
    ids.map((type, at) => ({ type, count: 1, popularity: at * 10 })),
  );
const suggested = (typed: string, held: ReturnType<typeof having>, language: 'en' | 'es' = 'en') =>
  suggestedTypes(groceryTypes, held, typed, language).map(({ name }) => name);

test('N-55 what a store has of a type counts for what the type belongs to; sales count more than products', () => {
  const held = typesHeld(groceryTypes, [
    { type: 'cheddar', count: 3, popularity: 500 },
    { type: 'brie', count: 9, popularity: 0 },
    { type: 'gone', count: 1, popularity: 1 },
  ]);
  expect([held.get('cheddar'), held.get('brie'), held.get('cheese'), held.has('gone')]).toEqual([503, 9, 512, false]);
});

test('S-250 types are suggested by their names, the best seller first, and only what the store has', () => {
  expect(suggested('che', having('cherries', 'brie', 'cheddar'))).toEqual(['cheese', 'cheddar', 'cherries']);
  expect(suggested('che', having('cherries'))).toEqual(['cherries']);
  expect(suggested('che', having())).toEqual([]);
});

test('S-250 for a type in full, its narrower types come first, and then what has its name in it', () => {
  expect(suggested('milk', having('oat-milk', 'whole-milk', 'fat-free-milk'))).toEqual([
    'fat free milk',
    'whole milk',
    'plant based milk',
    'oat milk',
  ]);
  expect(suggested('pepper', having('bell-peppers', 'peppermints'))[0]).toBe('bell peppers');
});

test('S-250 another name of a type leads to its usual one, if it means nothing else', () => {
  expect(suggested('coke', having('cola'))).toEqual(['cola']);
  expect(suggested('apple', having('apples'))).toEqual([]);
  expect(suggested('apples', having('apples'))).toEqual([]);
});

test('S-250 both languages are understood, that of the page first', () => {
  const held = having('pancake-mix', 'bread', 'milk');
  expect(suggested('pa', held, 'es')[0]).toBe('pan');
  expect(suggested('pa', held)[0]).toBe('pancake mix');
  expect(suggested('lech', held)).toContain('leche');
  expect(suggested('LÉCH', held)).toContain('leche');
});

test('S-250 a space says that the word is whole', () => {
  expect(suggested('egg', having('egg-whites', 'eggplant'))).toEqual(['egg whites', 'eggplant']);
  expect(suggested('egg ', having('egg-whites', 'eggplant'))).toEqual(['egg whites']);
});

test.each(['', '  ', '!?', '\u0301'])('S-250 no letters suggest nothing: %j', (typed) => {
  expect(suggested(typed, having('milk'))).toEqual([]);
});

test('S-250 what is only a part of a type says so', () => {
  const [first] = suggestedTypes(groceryTypes, having('apples'), 'honeyc', 'en');
  expect(first).toEqual({ id: 'apples', name: 'honeycrisp', isPart: true });
});

test('N-55 in English a type is called in the plural where its id is', () => {
  const names = (id: string) =>
    groceryTypes.types
      .filter((type) => type.id === id)
      .flatMap((type) => [usualName(type, 'en'), usualName(type, 'es')]);
  expect(names('bell-peppers')[0]).toBe('bell peppers');
  expect(names('milk')).toEqual(['milk', 'leche']);
  expect(names('pineapples')).toEqual(['pineapples', 'piña']);
});

test('N-55 the nearest to what a store has nothing of is what that belongs to, or what was asked for without the rest', () => {
  const nearest = (meant: string, typed: string, ...held: string[]) =>
    nearestType(groceryTypes, having(...held), [meant], typed, 'en');
  expect(nearest('oat-milk', 'oat milk', 'soy-milk')).toBe('plant based milk');
  expect(nearest('oat-milk', 'pistachio oat milk', 'oat-milk')).toBe('oat milk');
  expect(nearest('oat-milk', 'oat milk', 'bread')).toBeNull();
  expect(nearest('cheese', 'cheeses', 'cheddar')).toBeNull();
  expect(nearestType(groceryTypes, having('soy-milk'), ['oat-milk'], 'leche de avena', 'es')).toBe('leche vegetal');
});
