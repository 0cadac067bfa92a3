import { expect, test } from 'vitest';
import { moveInGrid } from './grid-keys.ts';

test('arrows move between nine jars and stop at the edges', () => {
  expect(moveInGrid('ArrowRight', 0, 3, 9)).toBe(1);
  expect(moveInGrid('ArrowRight', 2, 3, 9)).toBe(2);
  expect(moveInGrid('ArrowDown', 4, 3, 9)).toBe(7);
  expect(moveInGrid('ArrowDown', 7, 3, 9)).toBe(7);
  expect(moveInGrid('ArrowUp', 1, 3, 9)).toBe(1);
  expect(moveInGrid('ArrowLeft', 5, 3, 9)).toBe(4);
});

test('Home and End lead to the first and the last, other keys nowhere', () => {
  expect(moveInGrid('Home', 5, 3, 6)).toBe(0);
  expect(moveInGrid('End', 0, 3, 6)).toBe(5);
  expect(moveInGrid('Enter', 0, 3, 6)).toBeNull();
});
