import { expect, test } from 'vitest';
import { lineName } from './line-name.ts';

test('S-74 a line of an order has the name of its brand, unless the product was renamed or is no longer sold', () => {
  const name = 'Strawberries';
  expect(lineName({ name, product: { fullName: 'Sunny Acre Strawberries' } })).toBe('Sunny Acre Strawberries');
  expect(lineName({ name, product: { fullName: 'Strawberries' } })).toBe(name);
  expect(lineName({ name, product: { fullName: 'Sunny Acre Berry Mix' } })).toBe(name);
  expect(lineName({ name, product: null })).toBe(name);
});
