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
