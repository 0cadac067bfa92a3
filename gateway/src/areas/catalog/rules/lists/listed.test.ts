import { expect, test } from 'vitest';
import { allOf, anyOf } from './listed.ts';

test('several things are listed as in American English, with a comma before the last of three', () => {
  expect([[], ['milk'], ['milk', 'eggs'], ['milk', 'eggs', 'wheat']].map((names) => allOf(names, 'en'))).toEqual([
    '',
    'milk',
    'milk and eggs',
    'milk, eggs, and wheat',
  ]);
  expect(
    [['pickup'], ['pickup', 'delivery'], ['pickup', 'delivery', 'shipping']].map((names) => anyOf(names, 'en')),
  ).toEqual(['pickup', 'pickup or delivery', 'pickup, delivery, or shipping']);
});
