import { expect, test } from 'vitest';
import { wordsIn } from '../search-query.ts';
import { avoided } from '../../taxonomy/grocery-types.ts';
import { excluding } from './exclusions.ts';

const foods = new Map([
  ['onions', ['onion']],
  ['mushrooms', ['mushroom']],
  ['cebolla', ['onion']],
]);
const asked = (text: string) => {
  const { without, words } = excluding(wordsIn(text), { avoided, foodNames: ([word = '']) => foods.get(word) });
  return { names: without.map(({ name }) => name), words: words.join(' '), without };
};

test.each([
  ['nut free', ['nut'], ''],
  ['no nuts', ['nuts'], ''],
  ['peanut-free cookies', ['peanut'], 'cookies'],
  ['cookies without nuts', ['nuts'], 'cookies'],
  ['bread without any milk or eggs', ['milk', 'eggs'], 'bread'],
  ['dairy and egg free muffins', ['dairy', 'egg'], 'muffins'],
  ['gluten free dairy free pizza', ['gluten', 'dairy'], 'pizza'],
  ['chips free of soy', ['soy'], 'chips'],
  ['pizza w/o mushrooms', ['mushrooms'], 'pizza'],
  ['tree nut free granola', ['tree nut'], 'granola'],
  ['pan sin gluten ni lactosa', ['gluten', 'lactosa'], 'pan'],
  ['sin azúcar', ['azúcar'], ''],
  ['galletas sin nueces', ['nueces'], 'galletas'],
  ['salsa sin cebolla', ['cebolla'], 'salsa'],
  ['pan libre de gluten', ['gluten'], 'pan'],
])('N-55 "%s" leaves out %j, and asks for "%s"', (text, names, words) => {
  expect(asked(text)).toMatchObject({ names, words });
});

test.each([
  'cage free eggs',
  'fat free milk',
  'no bake cheesecake',
  'no salt added beans',
  'pollo sin hueso',
  'free range eggs',
  'sugar',
  'milk and eggs',
  'non stick pan',
  'no',
  'without',
])('N-55 "%s" leaves nothing out', (text) => {
  expect(asked(text)).toMatchObject({ names: [], words: text });
});

test('N-55 nuts are those of trees and peanuts, and milk without lactose is milk', () => {
  expect(asked('no nuts').without[0]).toMatchObject({
    kind: 'NUTS',
    allergens: ['TREE_NUTS', 'PEANUTS'],
    ingredients: null,
    isClaimBelieved: false,
  });
  expect(asked('lactose free').without[0]).toMatchObject({ allergens: ['MILK'], isClaimBelieved: true });
});

test('N-55 any other food is told by ingredients and by its name, in English as labels are', () => {
  expect(asked('sin cebolla').without[0]).toEqual({
    kind: 'FOOD',
    name: 'cebolla',
    allergens: [],
    ingredients: "('onion')",
    named: "('onion':A)",
    claim: "('onion' <-> 'free')",
    isClaimBelieved: false,
  });
});
