import { expect, test } from 'vitest';
import { namedPlaces } from './named-places.ts';

const shelf = (shelfId: string, name: string, productCount: number) => ({
  shelfId,
  name,
  productCount,
  comparisonUnit: 'oz' as const,
});
const dairy = {
  departmentId: 'dairy-eggs-cheese',
  name: 'Dairy, Eggs & Cheese',
  productCount: 240,
  pictures: null,
  orderPreparation: false,
  aisles: [
    {
      aisleId: 'dairy-eggs-cheese.milk-cream',
      name: 'Milk & Cream',
      productCount: 77,
      pictures: null,
      shelves: [
        shelf('dairy-eggs-cheese.milk-cream.milk', 'Milk', 34),
        shelf('dairy-eggs-cheese.milk-cream.plant-based-milk', 'Plant-Based Milk', 25),
      ],
    },
    {
      aisleId: 'dairy-eggs-cheese.cheese',
      name: 'Cheese',
      productCount: 75,
      pictures: null,
      shelves: [shelf('dairy-eggs-cheese.cheese.cheese', 'Cheese', 75), shelf('a.b', 'Cheese Gifts', 0)],
    },
  ],
};
const called = (typed: string, language: 'en' | 'es' = 'en') => namedPlaces([dairy], typed, language);
const names = (typed: string, language: 'en' | 'es' = 'en') => called(typed, language).map(({ name }) => name);

test('S-250 places are found by the beginning of any word, those that begin so first, then the fullest', () => {
  expect(names('mil')).toEqual(['Milk & Cream', 'Milk', 'Plant-Based Milk']);
  expect(names('ilk')).toEqual([]);
  expect(names('eggs & ch')).toEqual(['Dairy, Eggs & Cheese']);
});

test('S-250 an empty place is left out, and the widest of a name is enough', () => {
  expect(called('cheese').map(({ id }) => id)).toEqual(['dairy-eggs-cheese.cheese', 'dairy-eggs-cheese']);
});

test('S-250 a place is found and named in the shopper’s language, with its page and as many products as that has', () => {
  expect(names('lac', 'es')).toEqual(['Lácteos, huevos y quesos']);
  expect(called('plant')).toEqual([
    {
      id: 'dairy-eggs-cheese.milk-cream.plant-based-milk',
      name: 'Plant-Based Milk',
      departmentName: 'Dairy, Eggs & Cheese',
      productCount: 25,
      path: '/shop/dairy-eggs-cheese/milk-cream?shelf=plant-based-milk',
    },
  ]);
});

test.each(['', '  ', '&', '\u0301'])('S-250 %j names no place', (typed) => expect(names(typed)).toEqual([]));
