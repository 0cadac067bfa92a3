import { expect, test } from 'vitest';
import { hundredthsOf, leftOf, likelyWeights } from './store-inputs.ts';

test.each([
  ['1.37', 137],
  ['0.01', 1],
  ['1.1', 110],
  ['99.99', 9999],
  ['07', 700],
  ['0', null],
  ['0.00', null],
  ['100', null],
  ['1.375', null],
  ['-1', null],
  ['1e1', null],
  ['1,37', null],
  ['.5', null],
  ['', null],
])('T-89 %j pounds are %s hundredths', (text, expected) => expect(hundredthsOf(text)).toBe(expected));

test.each([
  ['0', 0],
  ['999', 999],
  ['1000', null],
  ['-1', null],
  ['1.5', null],
  ['', null],
])('T-45 %j packages left are %s', (text, expected) => expect(leftOf(text)).toBe(expected));

test('N-50 a package weighs between a third of its estimate and three times as much', () => {
  expect(likelyWeights(100)).toEqual({ least: 33, most: 300 });
  expect(likelyWeights(1)).toEqual({ least: 1, most: 3 });
});
