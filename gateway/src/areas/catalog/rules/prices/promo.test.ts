import { expect, test } from 'vitest';
import type { Promo } from '../../../../generated/rest.ts';
import { promoOn, struckThrough } from './promo.ts';

const promo = (type: 'P' | 'B' | 'M', endsOn = '2026-08-11') => ({ type, text: '', description: '', endsOn });
const none = { buy: null, free: null, quantity: null, priceCents: null, group: null };
const under = (given: ReturnType<typeof promo> & { terms?: object | null }, priceCents = 399) =>
  promoOn({ priceCents, basePriceCents: 599, promo: given as Promo }, '2026-08-05') !== null;

test.each([
  ['2026-08-04', true],
  ['2026-08-05', true],
  ['2026-08-06', false],
])('S-113 X-9 a promotion through Aug 5 is active on %s: %s', (today, active) => {
  const sale = promo('P', '2026-08-05');
  expect(promoOn({ priceCents: 399, basePriceCents: 599, promo: sale }, today)).toBe(active ? sale : null);
});

test('S-113 no promotion is never active', () => {
  expect(promoOn({ priceCents: 399, basePriceCents: 599, promo: null }, '2026-08-05')).toBeNull();
});

test('N-33 nothing is a promotion that takes nothing off: a sale at the regular price, a deal without its terms', () => {
  expect([under(promo('P')), under(promo('P'), 599)]).toEqual([true, false]);
  for (const [type, terms] of [
    ['B', { ...none, buy: 2, free: 1 }],
    ['M', { ...none, quantity: 2, priceCents: 500 }],
  ] as const) {
    expect(under({ ...promo(type), terms })).toBe(true);
    const other = type === 'B' ? 'M' : 'B';
    expect([under(promo(type)), under({ ...promo(type), terms: null }), under({ ...promo(other), terms })]).toEqual([
      false,
      false,
      false,
    ]);
  }
  for (const half of [{ buy: 2 }, { free: 1 }])
    expect(under({ ...promo('B'), terms: { ...none, ...half } })).toBe(false);
  for (const half of [{ quantity: 2 }, { priceCents: 500 }])
    expect(under({ ...promo('M'), terms: { ...none, ...half } })).toBe(false);
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
