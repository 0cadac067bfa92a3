import { expect, test } from 'vitest';
import { aCoupon } from '../../../../testing/coupon-rows.ts';
import { compared, couponSorts, inOrder } from './sorts.ts';

const order = (sort: Parameters<typeof inOrder>[1], ...coupons: ReturnType<typeof aCoupon>[]) =>
  inOrder(coupons, sort, 'en').map(({ coupon }) => coupon.offerId);

test('S-278 N-80 names stand by their letters, whatever their case, or the other way around', () => {
  const named = (offerId: string, brand: string | null, name: string) =>
    aCoupon({ offerId, brand: brand as never, name });
  const all = [named('c', 'Zest', 'Apples'), named('a', null, 'bread'), named('b', 'almond Co', 'Milk')];
  expect(order('A_Z', ...all)).toEqual(['b', 'a', 'c']);
  expect(order('Z_A', ...all)).toEqual(['c', 'a', 'b']);
});

test('N-80 ties go by id, however they came', () => {
  const same = ['b', 'a', 'c'].map((offerId) => aCoupon({ offerId }));
  expect(order('A_Z', ...same)).toEqual(['a', 'b', 'c']);
  expect(order('Z_A', ...same)).toEqual(['c', 'b', 'a']);
});

test('S-278 what arrived last, ends first, or costs least comes first; what is not known, last', () => {
  const ranked = (offerId: string, arrivalRank: number | null) => aCoupon({ offerId, arrivalRank } as never);
  expect(order('NEW_OFFERS', ranked('a', null), ranked('b', 2), ranked('c', 1))).toEqual(['c', 'b', 'a']);
  const ending = (offerId: string, endLocal: string) => aCoupon({ offerId, endLocal });
  expect(order('ABOUT_TO_EXPIRE', ending('a', '2026-08-24T23:59'), ending('b', '2026-08-20T23:59'))).toEqual([
    'b',
    'a',
  ]);
  const priced = (offerId: string, regularPriceCents: number | null) =>
    aCoupon({ offerId, regularPriceCents } as never);
  expect(order('PRICE_LOW_HIGH', priced('a', null), priced('b', 549), priced('c', 99))).toEqual(['c', 'b', 'a']);
});

test('S-278 S-276 categories stand together, and what earns something comes first', () => {
  const of = (offerId: string, category: string) => aCoupon({ offerId, category });
  expect(order('CATEGORY', of('a', 'Pets'), of('b', 'Bakery'), of('c', 'Pets'))).toEqual(['b', 'a', 'c']);
  const earns = (offerId: string, offerProtoType: string) => aCoupon({ offerId, offerProtoType } as never);
  expect(order('REWARD_CARD_SPECIALS', earns('a', 'ITEM_DISCOUNT'), earns('b', 'REWARDS_FLAT'))).toEqual(['b', 'a']);
});

test('a coupon has its place in each order, however often it is asked for', () => {
  const [one, other] = [aCoupon({ offerId: 'a', name: 'Zucchini' }), aCoupon({ offerId: 'b', name: 'Apples' })];
  for (const _ of [1, 2]) {
    expect(order('A_Z', one, other)).toEqual(['b', 'a']);
    expect(order('NEW_OFFERS', one, other)).toEqual(['a', 'b']);
  }
  expect(inOrder([one], 'A_Z', 'en')[0]).toBe(inOrder([one], 'A_Z', 'en')[0]);
  expect(couponSorts).toHaveLength(8);
});

test('a key that is longer than another is in no order with it', () => {
  expect(compared(['a', 'b'], ['a'], 'A_Z')).toBe(0);
  expect([compared(['a'], ['b'], 'A_Z'), compared(['b'], ['a'], 'A_Z'), compared(['a'], ['b'], 'Z_A')]).toEqual([
    -1, 1, 1,
  ]);
});

test('S-278 on a Spanish page, names stand by their Spanish letters: accents count for nothing, and ñ comes after n', () => {
  const named = (offerId: string, name: string) => aCoupon({ offerId, translations: { es: { name } } });
  const all = [named('c', 'Ñame'), named('a', 'Árbol'), named('d', 'Oca'), named('b', 'Nuez')];
  expect(inOrder(all, 'A_Z', 'es').map(({ coupon }) => coupon.offerId)).toEqual(['a', 'b', 'c', 'd']);
});
