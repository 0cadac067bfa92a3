import { expect, test } from 'vitest';
import { isState, stateNames } from './us-states.ts';

test('G-54 the 50 states and DC, by name', () => {
  expect(Object.keys(stateNames)).toHaveLength(51);
  expect(Object.values(stateNames)).toEqual(Object.values(stateNames).toSorted());
});

test('N-7 a state is one of them, in capitals', () => {
  expect(['WA', 'DC', 'WY'].every(isState)).toBe(true);
  expect(['PR', 'MH', 'wa', 'W', '', 'toString'].some(isState)).toBe(false);
});
