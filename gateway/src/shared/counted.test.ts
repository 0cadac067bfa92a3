import { expect, test } from 'vitest';
import { counted } from './counted.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1200, '1,200'],
  [1_000_000, '1,000,000'],
])('%i is written as %s', (value, text) => {
  expect(counted(value)).toBe(text);
});
