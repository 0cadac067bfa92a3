import { expect, test } from 'vitest';
import { isZipCode } from './zip-code.ts';

test('N-7 a ZIP code has five digits, or five and four', () => {
  expect(['98122', '98122-0001'].every(isZipCode)).toBe(true);
  expect(['9812', '98122-1', '98122 0001', 'abcde', ' 98122', ''].some(isZipCode)).toBe(false);
});
