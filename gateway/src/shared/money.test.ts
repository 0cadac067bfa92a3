import { expect, test } from 'vitest';
import { money } from './money.ts';

test.each([
  [1299, '12.99'],
  [1000, '10.00'],
  [5, '0.05'],
  [0, '0.00'],
  [-250, '-2.50'],
])('%i cents are %s dollars', (cents, amount) => {
  expect(money(cents)).toEqual({ amount, currencyCode: 'USD' });
});
