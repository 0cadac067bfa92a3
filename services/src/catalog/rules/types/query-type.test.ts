import { expect, test } from 'vitest';
import { groceryTypes } from '../../taxonomy/grocery-types.ts';
import { wordsIn } from '../search-query.ts';
import { typesMeant } from './query-type.ts';

const meant = (text: string, language?: 'en' | 'es') => typesMeant(groceryTypes, wordsIn(text), language);

test.each([
  ['milk', 'milk'],
  ['chocolate milk', 'flavored-milk'],
  ['milk chocolate', 'chocolate'],
  ['ginger ale', 'ginger-ale'],
  ['ginger', 'ginger'],
  ['bell pepper', 'bell-peppers'],
  ['wine', 'wine'],
  ['coke', 'cola'],
  ['mac and cheese', 'mac-and-cheese'],
  ['Huevos', 'eggs'],
  ['leche de almendras', 'almond-milk'],
  ['café', 'coffee'],
  ['cafe', 'coffee'],
])('N-55 someone who types "%s" means %s first', (text, type) => {
  expect(meant(text)?.ids[0]).toBe(type);
  expect(meant(text)?.rest).toBeNull();
});

test.each([
  ['organic whole milk', 'whole-milk', "(('organic'))"],
  ['vanilla yogurt', 'yogurt', "(('vanilla'))"],
  ['cheese for pizza', 'cheese', null],
  ['salt and vinegar chips', 'chips', "(('salt')) & (('vinegar'))"],
  ['16oz cheese', 'cheese', null],
  ['2% lactose free milk', 'milk', "(('2%')) & (('lactose')) & (('free'))"],
  ['fresh salmon', 'salmon', null],
  ['leche con chocolate', 'flavored-milk', null],
  ['arroz con pollo', 'rice', null],
])('N-55 "%s" asks for %s with %s, and not for its size or what it goes with', (text, type, rest) => {
  expect(meant(text)).toMatchObject({ rest });
  expect(meant(text)?.ids[0]).toBe(type);
});

test('N-55 Spanish words that describe a product find the English ones too', () => {
  expect(meant('leche orgánica')?.rest).toBe("(('organica') | ('organic'))");
  expect(meant('yogur de fresa')?.rest).toBe("(('fresa') | ('strawberry'))");
  expect(meant('arroz blanco sin gluten')).toMatchObject({ ids: ['white-rice'], rest: null });
});

test('N-55 a word of both languages means the one of the page first, and the other as well', () => {
  expect(meant('pan')?.ids).toEqual(['cookware', 'bread']);
  expect(meant('pan', 'es')?.ids).toEqual(['bread', 'cookware']);
});

test('N-55 of a word that is nothing but accents, nothing is asked', () => {
  expect(meant('milk \u0301')).toMatchObject({ ids: ['milk'], rest: null });
});

test('N-55 words that name no type mean none', () => {
  expect(meant('under the weather')).toBeUndefined();
  expect(typesMeant(groceryTypes, [])).toBeUndefined();
});
