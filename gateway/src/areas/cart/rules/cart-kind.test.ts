import { expect, test } from 'vitest';
import { cartTitle, inShownOrder, kindOf } from './cart-kind.ts';

test.each([
  ['abs', 'GROCERY', 'Safeway'],
  ['1P_WINE', 'WINE', 'Vine and Cellar'],
  ['1P_SNS', 'SUBSCRIPTION', 'Schedule & Save'],
  ['1P_B2B', 'BUSINESS', 'Business'],
  ['mkp', 'MARKETPLACE', 'Copper & Clay'],
] as const)('S-78 a cart of %s is %s, titled %s', (program, kind, title) => {
  expect(kindOf(program)).toBe(kind);
  expect(cartTitle(program, 'Safeway', 'Copper & Clay', 'en')).toBe(title);
});

test('a seller who is not known leaves the marketplace', () => {
  expect(cartTitle('mkp', 'Safeway', null, 'en')).toBe('Marketplace');
});

test('S-79 the grocery cart comes first, sellers last, in the order they came', () => {
  const carts = (['mkp', '1P_WINE', 'abs', 'mkp'] as const).map((program, id) => ({ program, id }));
  expect(inShownOrder(carts).map(({ id }) => id)).toEqual([2, 1, 0, 3]);
});
