import { expect, test } from 'vitest';
import { demoDepartments } from '../../demo/products.ts';
import { formNames } from '../../packshots/forms/index.ts';
import { flavors } from '../../packshots/flavors.ts';
import { kindOnShelf, sortOf, sortOnShelf } from './shelving.ts';
import { sorts } from './shelving-table.ts';

const shelves = demoDepartments().flatMap(({ aisles }) =>
  aisles.flatMap((aisle) => aisle.shelves.map(({ shelfId }) => shelfId)),
);

test('N-56 every sort of product has a shelf that exists, and a form that can be drawn', () => {
  expect(sorts.filter(({ shelfId }) => !shelves.includes(shelfId))).toEqual([]);
  expect(sorts.filter(({ form }) => !formNames.includes(form))).toEqual([]);
  expect(
    [...sorts.map(({ accent }) => accent), ...flavors.map(([, , accent]) => accent)].filter(
      (accent) => !/^#[\da-f]{6}$/.test(accent),
    ),
  ).toEqual([]);
});

test.each([
  ['Soda', 'Diet Root Beer', 'beverages.soda-mixers.soda'],
  ['Soda', 'Tonic Water', 'beverages.soda-mixers.mixers'],
  ['Water', 'Sparkling Water, Lime', 'beverages.water.sparkling-water'],
  ['Liquid Water Enhancer', 'Lemonade', 'beverages.soda-mixers.mixers'],
  ['Plant Based Milk', 'Soymilk', 'dairy-eggs-cheese.milk-cream.plant-based-milk'],
  ['Milk', '2% Reduced Fat Milk', 'dairy-eggs-cheese.milk-cream.milk'],
  ['Cheese', 'Mild Cheddar, Finely Shredded', 'dairy-eggs-cheese.cheese.block-shredded-cheese'],
  ['Ketchup, Mustard, BBQ & Cheese Sauce', 'Yellow Mustard', 'condiments-spices-bakes.condiments.ketchup-mustard-mayo'],
  ['Prepared Pasta & Pizza Sauces', 'Marinara', 'grains-pasta-sides.pasta-sauce.pasta-sauce'],
  ['Pizza', 'Cheese Pizza', 'frozen-foods.frozen-meals.pizza'],
  ['Ice Cream & Frozen Yogurt', 'Rocky Road', 'frozen-foods.ice-cream-desserts.ice-cream'],
  ['Yogurt', 'Greek Yogurt', 'dairy-eggs-cheese.yogurt.yogurt'],
  ['Cereal', 'Honey Nut Toasted Oats', 'breakfast-cereal.cereal.family-cereal'],
  ['Vegetables â€“ Prepared/Processed', 'Cut Corn', 'canned-goods-soups.canned-vegetables-beans.vegetables'],
  ['Beer', 'Pale Ale', 'wine-beer-spirits.beer-cider.craft-beer'],
  ['Baby Formula', 'Infant Formula', 'baby-care.formula-food.formula'],
  ['Dog Food', 'Chicken Dinner', 'pet-care.dog.dry-dog-food'],
])('N-56 %j with %j goes to %s', (category, name, shelfId) => {
  expect(sortOf(category, name)?.shelfId).toBe(shelfId);
});

test('N-56 a category that fits nothing has no shelf', () => {
  for (const category of ['', 'Moon rocks', '!!!', '冷凍食品']) expect(sortOf(category, 'Anything')).toBeUndefined();
});

test('N-52, N-54 a shelf says what its products are to the rules', () => {
  expect(kindOnShelf('beverages.soda-mixers.soda')).toBe('food');
  expect(kindOnShelf('wine-beer-spirits.wine.red-wine')).toBe('alcohol');
  expect(kindOnShelf('personal-care-health.vitamins-medicine.vitamins')).toBe('supplement');
  expect(kindOnShelf('baby-care.formula-food.formula')).toBe('food');
  expect(kindOnShelf('baby-care.diapers-wipes.wipes')).toBe('other');
  expect(kindOnShelf('prepared-meals-catering.hot-food.hot-bar-soup')).toBe('hot');
});

test('N-56 a category is read in small letters, and whatever parts its words', () => {
  expect(sortOf(' --BEER!! ', 'Pale Ale')?.shelfId).toBe('wine-beer-spirits.beer-cider.craft-beer');
  expect(sortOnShelf('wine-beer-spirits.beer-cider.craft-beer')?.form).toBe('beer');
  expect(sortOnShelf('nowhere')).toBeUndefined();
});

test.each([
  ['wine-beer-spirits.spirits-mixers.cocktail-mixers', 'food'],
  ['wine-beer-spirits.spirits-mixers.spirits', 'alcohol'],
  ['personal-care-health.oral-care.toothpaste', 'other'],
  ['paper-cleaning-home.paper.towels', 'other'],
  ['pet-care.dog.treats', 'other'],
  ['flowers-decor.flowers.roses', 'other'],
  ['prepared-meals-catering.cold.salads', 'food'],
] as const)('N-52 N-54 what stands on %s is %s', (shelf, kind) => expect(kindOnShelf(shelf)).toBe(kind));
