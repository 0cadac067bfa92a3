import { expect, test } from 'vitest';
import { pickupCheckout } from '../../../testing/fixtures/checkout.ts';
import { defaultOf, exceptionsOf, followersOf } from './swap-default.ts';

type Kind = 'BEST_MATCH' | 'SPECIFIC_ITEM' | 'ASK' | 'REFUND';
const lines = (...kinds: (Kind | null)[]) =>
  pickupCheckout()
    .cart.lines.slice(0, kinds.length)
    .map((line, index) => ({
      ...line,
      substitution: kinds[index] ? { ...line.substitution!, kind: kinds[index] } : null,
    }));

test('N-60 what holds for most items is the default; the others are its exceptions, and stay when it changes', () => {
  const mixed = lines('BEST_MATCH', 'REFUND', 'BEST_MATCH', 'SPECIFIC_ITEM', null);
  expect(defaultOf(mixed)).toBe('BEST_MATCH');
  expect(exceptionsOf(mixed).map(({ id }) => id)).toEqual(['l2', 'l4']);
  expect(followersOf(mixed).map(({ id }) => id)).toEqual(['l1', 'l3']);
});

test('the best match is what holds of two that are as many', () => {
  expect(defaultOf(lines('BEST_MATCH', 'REFUND'))).toBe('BEST_MATCH');
  expect(defaultOf(lines('REFUND', 'REFUND', 'BEST_MATCH'))).toBe('REFUND');
  expect(defaultOf(lines('ASK', 'REFUND', 'ASK', 'SPECIFIC_ITEM', 'SPECIFIC_ITEM'))).toBe('ASK');
  expect(defaultOf([])).toBe('BEST_MATCH');
});
