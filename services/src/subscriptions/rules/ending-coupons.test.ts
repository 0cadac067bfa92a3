import { expect, test } from 'vitest';
import { endingCoupons } from './ending-coupons.ts';

const days = { today: '2026-10-17', date: '2026-10-24' };
const items = [
  { name: 'Milk', upc: 'upc-milk', departmentId: 'dairy' },
  { name: 'Bread', upc: 'upc-bread', departmentId: 'bakery' },
];
const get = { qty: 1, discount: { type: 'AMOUNT_OFF' as const, value: 100 } };
const coupon = (day: string, buy: object = { upcs: ['upc-milk'] }, more: object = {}) => ({
  buy,
  get,
  endLocal: `${day}T23:59:59.999`,
  isClipped: true,
  ...more,
});

test('N-65 a clipped coupon of an item is told that ends before the item comes', () => {
  const offers = [
    coupon('2026-10-23'),
    coupon('2026-10-24'),
    coupon('2026-10-16'),
    coupon('2026-10-20', { department: 'bakery' }),
    coupon('2026-10-19', { upcs: ['upc-bread'] }, { isClipped: false }),
    coupon('2026-10-18', {}),
  ];
  expect(endingCoupons(offers, items, days)).toEqual([
    { name: 'Bread', endsOn: '2026-10-20' },
    { name: 'Milk', endsOn: '2026-10-23' },
  ]);
});

test('N-65 what is got at a lower price counts too, and two coupons of a day are told once', () => {
  const got = coupon('2026-10-20', { upcs: ['upc-jam'] }, { get: { ...get, upcs: ['upc-milk'] } });
  expect(endingCoupons([got, coupon('2026-10-20')], items, days)).toEqual([{ name: 'Milk', endsOn: '2026-10-20' }]);
});
