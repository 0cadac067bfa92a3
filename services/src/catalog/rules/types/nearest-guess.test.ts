import { expect, test } from 'vitest';
import { groceryTypes } from '../../taxonomy/grocery-types.ts';
import { nearestGuess } from './nearest-guess.ts';

test.each([
  ['Crunchy Almond Butter', 'almond-butter'],
  ['Galletas de avena', 'oatmeal-cookies'],
  ['Kariot', null],
])('N-55 %s, on a shelf that has nothing of it, may be %s', (name, type) => {
  expect(nearestGuess(groceryTypes, name)).toBe(type);
});
