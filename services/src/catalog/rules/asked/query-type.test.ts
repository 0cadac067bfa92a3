import { expect, test } from 'vitest';
import { groceryTypes } from '../../taxonomy/grocery-types.ts';
import { wordsIn } from '../search-query.ts';
import { typesMeant } from './query-type.ts';
import { spanishWays, withoutFillers, withoutJoining } from './said-around.ts';

const meant = (text: string, language?: 'en' | 'es') => typesMeant(groceryTypes, wordsIn(text), language);

test.each([
  ['milk', 'milk'],
  ['chocolate milk', 'flavored-milk'],
  ['milk chocolate', 'milk-chocolate'],
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
  ['strawberry yogurt cups', 'yogurt', "(('strawberry'))"],
  ['swiss cheese slices', 'swiss-cheese', null],
  ['bag of chips', 'chips', null],
  ['peanut butter cups', 'peanut-butter-cups', null],
  ['paper cups', 'disposable-cups', null],
  ['coffee cups', 'disposable-cups', null],
  ['filete de pescado', 'fish', null],
  ['bolsa de papas', 'potatoes', null],
])('N-55 "%s" means %s, whatever it comes in or as', (text, type, rest) => {
  expect(meant(text)).toMatchObject({ rest });
  expect(meant(text)?.ids[0]).toBe(type);
});

test.each([
  ['organic whole milk', 'whole-milk', "(('organic'))"],
  ['vanilla yogurt', 'yogurt', "(('vanilla'))"],
  ['cheese for omelets', 'cheese', null],
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

test.each([
  ['tuna in water', "(('water':A))"],
  ['papas con sal y vinagre', "(('sal':A) | ('salt':A)) & (('vinagre':A) | ('vinegar':A))"],
  ['chicken without bones', null],
  ['tuna', null],
])('N-55 what "%s" comes in or with makes a better match: %s', (text, aside) => {
  expect(meant(text, text.includes(' y ') ? 'es' : 'en')?.aside).toBe(aside);
});

test('N-55 what stands within a name is no aside, and Spanish joins with con or de', () => {
  expect(meant('crema para café de vainilla', 'es')?.aside).toBeNull();
  expect(meant('crema para café de vainilla', 'es')?.rest).toContain("('vanilla')");
  expect(meant('crema para café de vainilla', 'es')?.ids[0]).toBe('creamers');
  expect(meant('pan con pasas', 'es')?.ids[0]).toBe('raisin-bread');
});

test('N-55 Spanish words that describe a product find the English ones too', () => {
  expect(meant('leche orgánica')?.rest).toBe("(('organica') | ('organic'))");
  expect(meant('yogur de fresa')?.rest).toBe("(('fresa') | ('strawberry'))");
  expect(meant('arroz blanco sin gluten')).toMatchObject({ ids: ['white-rice'], rest: null });
});

test('N-55 a word of both languages means the one of the page first, and the other as well', () => {
  expect(meant('pan')?.ids).toEqual(['frying-pans', 'bread']);
  expect(meant('pan', 'es')?.ids).toEqual(['bread', 'frying-pans']);
});

test('N-55 of a word that is nothing but accents, nothing is asked', () => {
  expect(meant('milk \u0301')).toMatchObject({ ids: ['milk'], rest: null });
});

test('N-55 words that name no type mean none', () => {
  expect(meant('under the weather')).toBeUndefined();
  expect(typesMeant(groceryTypes, [])).toBeUndefined();
});

test('N-55 what a thing is for can be its name: food for cats is cat food', () => {
  expect(meant('food for my cats')).toMatchObject({ rest: null });
  expect(meant('food for my cats')?.ids[0]).toBe('cat-food');
  expect(meant('bread for sandwiches')?.ids[0]).toBe('white-bread');
});

test('N-55 an accent tells rosé from a rose', () => {
  expect(meant('rosé')?.ids[0]).toBe('rose-wine');
  expect(meant('rose')?.ids[0]).toBe('roses');
});

test('N-55 a Spanish name means what its English one does as well: ejotes are canned green beans too', () => {
  expect(meant('ejotes')?.ids).toEqual(['green-beans', 'frozen-green-beans', 'canned-green-beans']);
});

test('N-55 what a type belongs to is the nearest where there is none, and its department comes before others', () => {
  expect(meant('champagne')).toMatchObject({ broader: ['sparkling-wine', 'wine'], department: 'wine-beer-spirits' });
});

test.each([
  ['what can i put on a salad', 'salad'],
  ['something for breakfast', 'breakfast'],
  ['stuff for tacos', 'tacos'],
  ['quiero leche entera', 'leche entera'],
  ['what do i need', 'what do i need'],
  ['milk and cookies', 'milk and cookies'],
])('N-55 "%s" asks for %s', (text, left) => {
  expect(withoutFillers(wordsIn(text)).join(' ')).toBe(left);
});

test('N-55 Spanish words that join others stand in no English text, and stay within a phrase', () => {
  const ways = spanishWays(groceryTypes);
  expect(withoutJoining(wordsIn('jugo de naranja'), ways)).toEqual(['jugo', 'de', 'naranja']);
  expect(withoutJoining(wordsIn('paquete de la naranja'), ways)).toEqual(['paquete', 'naranja']);
});
