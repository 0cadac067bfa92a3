import { expect, test } from 'vitest';
import { groceryTypes } from '../../taxonomy/grocery-types.ts';
import { typesOf } from './product-type.ts';

test.each([
  ['Vanilla Almond Milk', 'dairy-eggs-cheese.milk-cream.plant-based-milk', 'almond-milk'],
  ['Chocolate Milk', 'dairy-eggs-cheese.milk-cream.milk', 'flavored-milk'],
  ['Milk Chocolate Bar', 'cookies-snacks-candy.candy-chocolate.chocolate', 'milk-chocolate'],
  ['Coconut Milk', 'international-cuisine.asian.noodles-asian-pantry', 'canned-coconut-milk'],
  ['Red Wine Vinegar', 'condiments-spices-bakes.oils-vinegars.vinegars', 'red-wine-vinegar'],
  ['Salmon Dry Cat Food', 'pet-care.cat.dry-cat-food', 'dry-cat-food'],
  ['Sweet Corn', 'canned-goods-soups.canned-vegetables-beans.vegetables', 'canned-corn'],
  ['Sunflower Seeds', 'flowers-decor.seasonal.seasonal-decor', 'garden-seeds'],
  ['Amish Gorgonzola Cheese Crumbles', 'dairy-eggs-cheese.cheese.block-shredded-cheese', 'blue-cheese'],
  ['Romaine Lettuce', 'fruits-vegetables.fresh-vegetables.salad-greens', 'romaine'],
  ['Ginger Ale', 'beverages.soda-mixers.soda', 'ginger-ale'],
  ['Bay Leaves', 'condiments-spices-bakes.spices-seasonings.spices', 'bay-leaves'],
])('N-55 %s on %s is %s: the words of its shelf that come last', (name, shelfId, type) => {
  expect(typesOf(groceryTypes, { name, shelfId })[0]).toBe(type);
});

test.each([
  ['Albacore Tuna in Olive Oil', 'canned-goods-soups.canned-fish-meat.fish', 'canned-tuna'],
  ["Ryan's, Pink Lady, Apple Cider", 'beverages.juice.shelf-stable-juice', 'apple-cider'],
  ['Egg Noodles, Extra Wide', 'grains-pasta-sides.pasta-sauce.dry-pasta', 'egg-noodles'],
  ['Enriched Macaroni Product, Rotini', 'grains-pasta-sides.pasta-sauce.dry-pasta', 'rotini'],
  ['Celery Hearts', 'fruits-vegetables.prepared-produce.cut-fruit-vegetables', 'celery'],
  ['Gourmet Deviled Eggs', 'dairy-eggs-cheese.eggs-butter.eggs', 'prepared-eggs'],
])('N-55 %s is what stands before what it comes in, with, or as', (name, shelfId, type) => {
  expect(typesOf(groceryTypes, { name, shelfId })[0]).toBe(type);
});

test('N-55 what follows a comma can name the type together with what stands before: Milk, Chocolate', () => {
  const named = (name: string, shelfId: string) => typesOf(groceryTypes, { name, shelfId })[0];
  expect(named('Old Fashioned Milk, Chocolate', 'dairy-eggs-cheese.milk-cream.milk')).toBe('flavored-milk');
  expect(named('Jelly, Strawberry', 'condiments-spices-bakes.baking.spreads-honey')).toBe('strawberry-jam');
});

test('N-55 a product belongs to broader types as well, nearest first', () => {
  const shelfId = 'dairy-eggs-cheese.cheese.block-shredded-cheese';
  expect(typesOf(groceryTypes, { name: 'Sharp Cheddar', shelfId })).toEqual(['cheddar', 'cheese']);
});

test('N-55 what a name leaves open its category tells, and else its shelf, as likely', () => {
  const shelfId = 'breakfast-cereal.breakfast-to-go.breakfast-bars-pastries';
  const named = { name: 'Morning Sunrise', shelfId };
  expect(typesOf(groceryTypes, { ...named, category: 'Snack, Energy & Granola Bars' })).toEqual(['~granola-bars']);
  expect(typesOf(groceryTypes, { name: 'Kariot', shelfId: 'frozen-foods.frozen-meals.pizza' })).toEqual([
    '~frozen-pizza',
  ]);
});

test('N-55 a name that ends with what stands on another shelf of the department is that, and may be what its shelf says', () => {
  const shelfId = 'fruits-vegetables.prepared-produce.cut-fruit-vegetables';
  expect(typesOf(groceryTypes, { name: 'Organic Baby Romaine', shelfId })).toContain('romaine');
  expect(typesOf(groceryTypes, { name: 'Organic Baby Romaine', shelfId })).toContain('~cut-fruit');
  expect(typesOf(groceryTypes, { name: 'Hilltop, Baby Romaine', shelfId })).toContain('~romaine');
  expect(typesOf(groceryTypes, { name: 'Romaine Party Tray Crunch', shelfId }).join(' ')).not.toContain('romaine');
  expect(typesOf(groceryTypes, { name: 'Fanta Orange', shelfId: 'beverages.juice.shelf-stable-juice' })).not.toContain(
    'oranges',
  );
});

test.each([
  ['Balsamic Honey Vinegar', 'condiments-spices-bakes.oils-vinegars.vinegars', 'balsamic-vinegar'],
  ['Greek Nonfat Yogurt, Blueberry', 'dairy-eggs-cheese.yogurt.yogurt', 'greek-yogurt'],
  ['100% Juice, Pure Apple', 'beverages.juice.shelf-stable-juice', 'apple-juice'],
  ['Cheese Dip, Asiago & Roasted Red Pepper', 'dairy-eggs-cheese.cheese.block-shredded-cheese', 'queso-dip'],
])(
  'N-55 %s on %s is %s: its last word says what it is, and the words of the kind stand anywhere',
  (name, shelfId, type) => {
    expect(typesOf(groceryTypes, { name, shelfId })[0]).toBe(type);
  },
);

test('N-55 a kind is not told by what something comes with: dip with ranch and cheese beside it', () => {
  const shelfId = 'deli.dips-packaged-deli.hummus-dips';
  expect(typesOf(groceryTypes, { name: 'Cheese, Veggies, Pretzels With Ranch Dip', shelfId })[0]).toBe('dips');
});

test('N-55 two words at the end of a name tell what it is likely to be on any shelf, unless they tell a flavor', () => {
  const shelfId = 'canned-goods-soups.canned-fish-meat.meat';
  expect(typesOf(groceryTypes, { name: 'Pulled Pork With Barbeque Sauce', shelfId })).toContain('~ready-meals');
  expect(typesOf(groceryTypes, { name: 'Supper, Peanut Butter', shelfId })).toEqual([]);
});

test('N-55 what nothing tells has no type', () => {
  expect(typesOf(groceryTypes, { name: 'Kariot', shelfId: 'beverages.new.odd' })).toEqual([]);
});
