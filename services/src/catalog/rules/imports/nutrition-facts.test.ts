import { expect, test } from 'vitest';
import { type FactsPer100, nutritionOf } from './nutrition-facts.ts';

const none: FactsPer100 = {
  fat: '',
  saturatedFat: '',
  carbohydrate: '',
  sugars: '',
  fiber: '',
  protein: '',
  salt: '',
  sodium: '',
  calories: '',
};
const cookie = { ...none, fat: '26.98', carbohydrate: '58.65', sugars: '43.4', protein: '2.05', salt: '0.78232' };

test('facts per 100 g become those of a serving, with calories by the general factors', () => {
  expect(nutritionOf('34.099998474121094 g', '2 PIECES', cookie)).toEqual({
    serving: '2 pieces (34.1 g)',
    calories: 170,
    fat: 9200,
    saturatedFat: null,
    sodium: 107,
    carbohydrate: 20_000,
    fiber: null,
    sugars: 14_799,
    protein: 699,
  });
  expect(nutritionOf('28.0 g', '1 ONZ', cookie)?.serving).toBe('1 oz (28 g)');
  expect(nutritionOf('240.0 ml', '8 OZA', cookie)?.serving).toBe('8 fl oz (240 ml)');
  expect(nutritionOf('240.0 ml', 'Amount per serving', cookie)?.serving).toBe('240 ml');
});

test.each([
  ['no serving', '', cookie],
  ['a serving of two kilograms and more', '2001 g', cookie],
  ['no fat', '30 g', { ...cookie, fat: '' }],
  ['a negative figure', '30 g', { ...cookie, protein: '-1' }],
  ['more than 100 g in 100 g', '30 g', { ...cookie, fat: '60' }],
])('there are none with %s', (_, serving, facts) => {
  expect(nutritionOf(serving, '', facts)).toBeNull();
});

const plain = { ...none, fat: '1', carbohydrate: '2', protein: '3' };
const facts = (own: Partial<FactsPer100>, serving = '100 g') => nutritionOf(serving, '', { ...plain, ...own });

test.each([
  ['2000 g', true],
  ['2000.1 g', false],
  ['0 g', false],
  [' 30 g ', true],
  ['30 ml', true],
  ['30 MLT', true],
  ['30 oz', false],
  ['about 30 g', false],
])('a serving of %j can be: %j', (serving, can) => {
  expect(facts({}, serving) !== null).toBe(can);
});

test('what labels round is possible, and more is not', () => {
  expect(facts({ fat: '50', carbohydrate: '50', protein: '5' })).not.toBeNull();
  expect(facts({ fat: '50', carbohydrate: '50', protein: '5.1' })).toBeNull();
  expect(facts({ fat: '0', carbohydrate: '0', protein: '0' })).toMatchObject({ calories: 0, fat: 0 });
  expect(facts({ fat: ' 1 ' })).toMatchObject({ fat: 1000 });
});

test('a part that is more than its whole, or more sodium than there can be, is not told', () => {
  expect(facts({ saturatedFat: '2', sugars: '3', fiber: '0' })).toMatchObject({
    saturatedFat: 2000,
    sugars: 3000,
    fiber: 0,
  });
  expect(facts({ saturatedFat: '2.1', sugars: '3.1' })).toMatchObject({ saturatedFat: null, sugars: null });
  expect(facts({ sodium: '40' })?.sodium).toBe(40_000);
  expect(facts({ sodium: '40.1' })?.sodium).toBeNull();
  expect(facts({ salt: '2.5' })?.sodium).toBe(1000);
  expect(facts({})?.sodium).toBeNull();
});

test.each([
  ['4.9', 0],
  ['5', 5],
  ['7.4', 5],
  ['7.5', 10],
  ['50', 50],
  ['54.9', 50],
  ['55', 60],
  ['1000', 1000],
  ['1000.1', 30],
])('%s kilocalories are stated as %i', (calories, stated) => expect(facts({ calories })?.calories).toBe(stated));
