import { expect, test } from 'vitest';
import { discounted, lotsOf, type Why } from './lots.ts';
import { taxesOf } from './taxes.ts';
import { context, line } from './testing/samples.ts';
import type { CartLine } from './cart.ts';

const rates = { food: 50_000, soda: 100_000, bag: 12_345 };
const at = (tax: Partial<ReturnType<typeof context>['tax']> = {}) =>
  context({ tax: { rates, couponsLowerIt: false, rewardsLowerIt: true, ...tax } });
const taxes = (lines: CartLine[], where = at()) => taxesOf(lines, lotsOf(lines), where);
/** The tax of two packages at $4.00, a dollar off each. */
const lowered = (why: Why, where = at(), given: Partial<CartLine> = {}) => {
  const lines = [line({ taxCode: 'food', qty: 2, ...given })];
  const lots = lotsOf(lines).map((lot) => discounted(lot, 2, { id: 'c', cents: 100, why }));
  return taxesOf(lines, lots, where)[0]?.taxableCents;
};

test('N-35 each code is taxed together, in the order of codes, and rounded once', () => {
  const lines = [
    line({ lineId: '1', taxCode: 'soda', listCents: 105 }),
    line({ lineId: '2', taxCode: 'food', listCents: 105, qty: 3 }),
    line({ lineId: '3', taxCode: 'soda', listCents: 100 }),
    line({ lineId: '4', taxCode: 'bag', listCents: 10_000_000 }),
    line({ lineId: '5', taxCode: null }),
    line({ lineId: '6', taxCode: 'unheard of' }),
  ];
  const wanted = [
    { taxCode: 'bag', taxableCents: 10_000_000, taxCents: 123_450 },
    { taxCode: 'food', taxableCents: 315, taxCents: 16 },
    { taxCode: 'soda', taxableCents: 205, taxCents: 21 },
  ];
  expect(taxes(lines)).toEqual(wanted);
  expect(taxes(lines.toReversed())).toEqual(wanted);
});

test('N-81 what a coupon or a reward takes off is taxed or not, as the state has it', () => {
  expect(lowered('MANUFACTURER')).toBe(800);
  expect(lowered('MANUFACTURER', at({ couponsLowerIt: true }))).toBe(600);
  expect(lowered('REWARD')).toBe(600);
  expect(lowered('REWARD', at({ rewardsLowerIt: false }))).toBe(800);
  expect(lowered('ITEM', at({ rewardsLowerIt: false }))).toBe(600);
});

test('T-94 what SNAP pays is not taxed, but the part of a coupon is', () => {
  const ebt = { isPaidWithEbt: true };
  expect(lowered('MANUFACTURER', at(), ebt)).toBe(200);
  expect(lowered('MANUFACTURER', at({ couponsLowerIt: true }), ebt)).toBe(0);
  expect(lowered('REWARD', at({ rewardsLowerIt: false }), ebt)).toBe(0);
});

test('N-35 a deposit on a taxed drink is taxed where the state makes it a part of the price, for free units too', () => {
  const taxed = at({ depositsAreTaxed: true });
  const soda = line({ taxCode: 'soda', qty: 2, depositCents: 10 });
  expect([taxes([soda], taxed), taxes([soda])]).toMatchObject([[{ taxableCents: 820 }], [{ taxableCents: 800 }]]);
  expect(taxes([{ ...soda, taxCode: null }], taxed)).toEqual([]);
  expect(taxes([{ ...soda, isPaidWithEbt: true }], taxed)).toMatchObject([{ taxableCents: 0 }]);
});
