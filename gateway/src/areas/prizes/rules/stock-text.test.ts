import { expect, test } from 'vitest';
import { givenOutText, isLow, stockText } from './stock-text.ts';

test.each([
  [312, '312 left', false],
  [10, '10 left', true],
  [1, '1 left', true],
  [0, 'None left', false],
  [null, 'No limit', false],
])('a stock of %o is "%s"', (left, words, low) => {
  expect(stockText(left, 'en')).toBe(words);
  expect(isLow(left)).toBe(low);
});

test('N-25 a sold-out prize says how many were given out', () => {
  expect(givenOutText({ quantityLeft: 0, givenOut: 1500 }, 'en')).toBe('1,500 were given out');
  expect(givenOutText({ quantityLeft: 0, givenOut: 1 }, 'en')).toBe('1 was given out');
  expect(givenOutText({ quantityLeft: 3, givenOut: 5 }, 'en')).toBeNull();
  expect(givenOutText({ quantityLeft: 0 }, 'en')).toBeNull();
  expect(givenOutText({ quantityLeft: null, givenOut: null }, 'en')).toBeNull();
});
