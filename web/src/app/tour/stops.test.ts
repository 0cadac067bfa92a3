import { expect, test } from 'vitest';
import { isScreen } from '../routing/is-screen.ts';
import { nextUnseen, openingOf, stops } from './stops.ts';

test('every stop of the tour begins at a screen', () => {
  expect(stops).toHaveLength(10);
  expect(stops.filter(({ path }) => !isScreen(path.split('?')[0]!))).toEqual([]);
});

test('a stop opens as its shopper, as a guest, or as whoever comes', () => {
  expect(openingOf(1)?.input).toEqual({ stop: 1, visitor: 'GUEST', shopperKey: null });
  expect(openingOf(3)?.input).toEqual({ stop: 3, visitor: 'SHOPPER', shopperKey: 'maya' });
  expect(openingOf(8)?.input).toEqual({ stop: 8, visitor: 'ANYONE', shopperKey: null });
  expect(openingOf(9)?.input).toEqual({ stop: 9, visitor: 'SHOPPER', shopperKey: 'business' });
  expect([openingOf(0), openingOf(11), openingOf(Number.NaN)]).toEqual([null, null, null]);
});

test('the tour goes on at the first stop that was not opened', () => {
  expect(nextUnseen([])).toBe(1);
  expect(nextUnseen([1, 3])).toBe(2);
  expect(nextUnseen(stops.map((_, at) => at + 1))).toBeNull();
});
