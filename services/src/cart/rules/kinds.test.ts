import { expect, test } from 'vitest';
import { byKind, cartCategories, cartFor, cartPrograms, categoryNamed, categoryOf, programOf } from './kinds.ts';

test('N-63 every program has a cart, and every kind of cart a program', () => {
  expect(cartCategories.map(programOf)).toEqual(['abs', '1P_WINE', '1P_SNS', '1P_B2B', 'mkp']);
  expect(cartPrograms.map(categoryOf)).toEqual(['1P', '1P_Wine', '1P_SNS', '1P_B2B', '3P_MARKETPLACE']);
  expect(() => categoryOf('fuel' as 'abs')).toThrow('no cart takes fuel');
});

test.each([
  ['abs', ['1P', '1P_Wine'], '1P'],
  ['1P_WINE', ['1P', '1P_Wine'], '1P_Wine'],
  ['abs', ['1P_B2B'], '1P_B2B'],
  ['abs', ['1P_B2B', '1P'], '1P'],
  ['1P_B2B', ['1P_B2B'], '1P_B2B'],
  ['1P_WINE', ['1P_B2B'], undefined],
  ['1P_B2B', ['1P', '1P_Wine'], undefined],
  ['abs', ['1P_Wine'], undefined],
  ['abs', [], undefined],
] as const)('S-9 S-165 of the carts that a site keeps, %s of %j goes into %s', (program, kept, category) => {
  expect(cartFor(program, kept)).toBe(category);
});

test.each([
  ['1P_Wine', '1P_Wine'],
  [' 1p_WINE ', '1P_Wine'],
  ['3p_marketplace', '3P_MARKETPLACE'],
  ['1P_Win', undefined],
  ['', undefined],
])('X-2 %j names %s', (text, category) => {
  expect(categoryNamed(text)).toBe(category);
});

test('N-63 the grocery cart comes first, then the other shops, then the sellers', () => {
  const carts = cartCategories.toReversed().map((category) => ({ category }));
  expect(carts.toSorted(byKind).map(({ category }) => category)).toEqual(cartCategories);
});
