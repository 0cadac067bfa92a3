import { expect, test } from 'vitest';
import { contrast, hex } from './contrast.ts';

test('black on white is 21, a color on itself 1, whichever is in front', () => {
  expect(contrast('rgb(0, 0, 0)', 'rgb(255, 255, 255)')).toBeCloseTo(21);
  expect(contrast('rgb(255, 255, 255)', 'rgb(0, 0, 0)')).toBeCloseTo(21);
  expect(contrast('rgb(18, 52, 86)', 'rgb(18, 52, 86)')).toBe(1);
});

test('the gray that just passes on white is known', () => {
  expect(contrast('rgb(118, 118, 118)', 'rgb(255, 255, 255)')).toBeCloseTo(4.54, 2);
});

test('colors are written as designers write them', () => {
  expect(hex('rgb(28, 29, 26)')).toBe('#1c1d1a');
  expect(hex('rgba(24, 26, 20, 0.44)')).toBe('#181a14, 44 %');
});
