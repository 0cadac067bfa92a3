import { expect, test } from 'vitest';
import { nutritionRows } from './nutrition.ts';

test('nutrition facts follow the FDA label, with percentages of the daily values of 2016', () => {
  const apple = {
    serving: '1 apple (182 g)',
    calories: 95,
    fat: 300,
    saturatedFat: 0,
    sodium: 2,
    carbohydrate: 25_000,
    fiber: 4400,
    sugars: 19_000,
    protein: 500,
  };
  expect(nutritionRows(apple, 'en').map(({ name, amount, dailyValue }) => [name, amount, dailyValue])).toEqual([
    ['Total Fat', '0.3 g', '0%'],
    ['Saturated Fat', '0 g', '0%'],
    ['Sodium', '2 mg', '0%'],
    ['Total Carbohydrate', '25 g', '9%'],
    ['Dietary Fiber', '4.4 g', '16%'],
    ['Total Sugars', '19 g', null],
    ['Protein', '0.5 g', null],
  ]);
  const salty = { ...apple, fat: 78_000, saturatedFat: 20_000, sodium: 2300, carbohydrate: 275_000, fiber: 28_000 };
  expect(nutritionRows(salty, 'en').map(({ dailyValue }) => dailyValue)).toEqual([
    ...Array<string>(5).fill('100%'),
    null,
    null,
  ]);
  expect(nutritionRows(salty, 'en')[2]?.amount).toBe('2,300 mg');
});

test('what the manufacturer does not state is left out', () => {
  const facts = { serving: '2 oz', calories: 60, fat: 1000, carbohydrate: 0, protein: 12_000 };
  const unknown = { saturatedFat: null, sodium: null, fiber: null, sugars: null };
  expect(nutritionRows({ ...facts, ...unknown }, 'en').map(({ name }) => name)).toEqual([
    'Total Fat',
    'Total Carbohydrate',
    'Protein',
  ]);
});

test('saturated fat, fiber, and sugars are parts of the nutrient above', () => {
  const none = { fat: 0, saturatedFat: 0, sodium: 0, carbohydrate: 0, fiber: 0, sugars: 0, protein: 0 };
  const rows = nutritionRows({ serving: '', calories: 0, ...none }, 'en');
  expect(rows.filter(({ isPartOfAbove }) => isPartOfAbove).map(({ name }) => name)).toEqual([
    'Saturated Fat',
    'Dietary Fiber',
    'Total Sugars',
  ]);
});
