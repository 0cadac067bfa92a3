import { expect, test } from 'vitest';
import { groceryTypes } from './grocery-types.ts';
import { pictureSize, pictureSizes } from './picture-sizes.ts';

test('sizes are of types that there are, and each is one that things to eat have', () => {
  const types = groceryTypes.types.map(({ id }) => id);
  expect([...pictureSizes.keys()].filter((id) => !types.includes(id))).toEqual([]);
  expect([...pictureSizes.values()].filter((size) => size < 5 || size > 60)).toEqual([]);
});

test('the size is that of a product’s own type, or else of what it belongs to', () => {
  expect(pictureSize(['tomatoes', 'vegetables'])).toBe(12);
  expect(pictureSize(['leeks', 'vegetables'])).toBe(44);
  expect(pictureSize(['salsify', 'vegetables'])).toBe(26);
  expect(pictureSize(['hammers'])).toBeNull();
  const [tomato, chicken] = ['tomatoes', 'rotisserie-chicken'].map((type) => pictureSize([type]) ?? 0);
  expect(tomato).toBeLessThan((chicken ?? 0) / 2);
});
