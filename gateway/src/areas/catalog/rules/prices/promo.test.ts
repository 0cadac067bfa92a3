import { expect, test } from 'vitest';
import { isActive, struckThrough } from './promo.ts';

const promo = (type: 'P' | 'B' | 'M', endsOn = '2026-08-11') => ({ type, text: '', description: '', endsOn });

test.each([
  ['2026-08-04', true],
  ['2026-08-05', true],
  ['2026-08-06', false],
])('S-113 X-9 a promotion through Aug 5 is active on %s: %s', (today, active) => {
  expect(isActive(promo('P', '2026-08-05'), today)).toBe(active);
});

test('S-113 no promotion is never active', () => {
  expect(isActive(null, '2026-08-05')).toBe(false);
});

test.each([
  [399, 599, promo('P'), 599],
  [599, 599, promo('P'), null],
  [699, 599, promo('P'), null],
  [0, 599, promo('P'), null],
  [399, 0, promo('P'), null],
  [399, 599, promo('B'), null],
  [399, 599, promo('M'), null],
  [399, 599, promo('P', '2026-08-04'), null],
  [399, 599, null, null],
] as const)('S-143 %i of %i cents, %o: struck through is %o', (priceCents, basePriceCents, given, struck) => {
  expect(struckThrough({ priceCents, basePriceCents, promo: given }, '2026-08-05')).toBe(struck);
});
