import fc from 'fast-check';
import { expect, test } from 'vitest';
import { betterSpelling, isSpelledRight, respelled, respacings, type SimilarWord, slipsBetween } from './spelling.ts';

const known = (word: string, products: number) => ({ word, products });
const typed = (word: string, ...similar: SimilarWord[]) => ({ word, finds: false, similar });
const found = (word: string) => ({ word, finds: true, similar: [] });

test('a missed, added, mistaken, or swapped letter is one slip, a doubled one half', () => {
  expect([
    slipsBetween('milk', 'milk'),
    slipsBetween('mlk', 'milk'),
    slipsBetween('millk', 'milk'),
    slipsBetween('melk', 'milk'),
    slipsBetween('mlik', 'milk'),
    slipsBetween('', 'milk'),
  ]).toEqual([0, 1, 0.5, 1, 1, 4]);
});

test('slips are the same both ways, and as many as letters at most', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (one, other) => {
      expect(slipsBetween(one, other)).toBe(slipsBetween(other, one));
      expect(slipsBetween(one, other)).toBeLessThanOrEqual(Math.max(one.length, other.length));
    }),
  );
});

test('the nearest word wins, then the one that more products have', () => {
  expect(betterSpelling([typed('mlik', known('mill', 90), known('milk', 80))], new Map())).toBe('milk');
  expect(betterSpelling([typed('yogart', known('yogurt', 80), known('yoga', 9))], new Map())).toBe('yogurt');
  expect(betterSpelling([typed('chedar', known('cedar', 90), known('cheddar', 20))], new Map())).toBe('cheddar');
  expect(betterSpelling([typed('chese', known('cheese', 80), known('chase', 2))], new Map())).toBe('cheese');
});

test('words that find something stay, and a word that nothing looks like stays too', () => {
  expect(betterSpelling([found('whole'), typed('mlk', known('milk', 8))], new Map())).toBe('whole milk');
  expect(betterSpelling([typed('qwxzkj', known('quinoa', 3))], new Map())).toBe(null);
  expect(betterSpelling([found('vegan'), found('whiskey')], new Map())).toBe(null);
});

test('a space may be missing, or one too many', () => {
  expect(respacings(['icecream'])).toContain('ice cream');
  expect(betterSpelling([typed('icecream')], new Map([['ice cream', 40]]))).toBe('ice cream');
  expect(respacings(['straw', 'berries'])).toContain('strawberries');
  expect(betterSpelling([found('straw'), found('berries')], new Map([['strawberries', 9]]))).toBe('strawberries');
});

test('N-55 a word that groceries are called by is spelled right, whether the catalog has it or not', () => {
  const similar = [{ word: 'dish', products: 40, isType: false }];
  expect(isSpelledRight({ word: 'radish', finds: false, similar }, true)).toBe(true);
  expect(isSpelledRight({ word: 'radysh', finds: false, similar }, false)).toBe(false);
});

test('N-55 so is a word of the catalog, unless one product alone has it, and a slip away is what groceries are called by', () => {
  const chicken = { word: 'chicken', products: 80, isType: true };
  const typo = { word: 'chiken', products: 1 };
  expect(isSpelledRight({ word: 'chiken', finds: true, similar: [typo, chicken] }, false)).toBe(false);
  expect(isSpelledRight({ word: 'chiken', finds: true, similar: [{ ...typo, products: 2 }, chicken] }, false)).toBe(
    true,
  );
  expect(isSpelledRight({ word: 'chekin', finds: true, similar: [chicken] }, false)).toBe(true);
});

test('N-55 what else was typed stays as it is when a word is written in another way', () => {
  expect(respelled('Buter under $6', ['buter'], 'butter')).toBe('butter under $6');
  expect(respelled('milk', ['milk'], null)).toBeNull();
  expect(respelled('baby carrots', ['baby', 'carrots'], 'carrots')).toBe('carrots');
  expect(respelled('carots cookies under $6', ['carots', 'cookies'], 'cookies')).toBeNull();
});

test('N-55 a word of the other language is meant only where it is nearer by more than a doubled letter', () => {
  const words = (isForeign: boolean) => [
    { word: 'salmon', products: 20, isType: true, isForeign: !isForeign },
    { word: 'jamon', written: 'jamón', products: 40, isType: true, isForeign },
  ];
  expect(betterSpelling([typed('samon', ...words(true))], new Map())).toBe('salmon');
  expect(betterSpelling([typed('samon', ...words(false))], new Map())).toBe('jamón');
  const lechuga = { word: 'lechuga', products: 6, isType: true, isForeign: true };
  expect(betterSpelling([typed('lechugga', lechuga, { word: 'luggage', products: 9 })], new Map())).toBe('lechuga');
});

test('N-55 words that sound alike are half a slip apart, and a word is written with its accents', () => {
  const similar = { word: 'azucares', written: 'azúcares', products: 9, isType: true };
  expect(betterSpelling([typed('hasukarez', { ...similar, word: 'asucares' })], new Map())).toBe('azúcares');
  expect(betterSpelling([typed('hasukarrez', similar)], new Map())).toBeNull();
  expect(betterSpelling([typed('hasukarrez', { ...similar, soundsAlike: true })], new Map())).toBe('azúcares');
});
