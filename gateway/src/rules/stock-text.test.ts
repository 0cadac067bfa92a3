import { expect, test } from 'vitest';
import { isLow, stockText } from './stock-text.ts';

test.each([
  [312, '312 left', false],
  [10, '10 left', true],
  [1, '1 left', true],
  [0, 'None left', false],
  [null, 'No limit', false],
])('a stock of %o is "%s"', (left, words, low) => {
  expect(stockText(left)).toBe(words);
  expect(isLow(left)).toBe(low);
});
