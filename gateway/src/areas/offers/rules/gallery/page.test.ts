import { expect, test } from 'vitest';
import type { CouponSort } from '../../../../generated/resolvers.ts';
import { aCoupon } from '../../../../testing/coupon-rows.ts';
import type { Coupon } from '../coupon.ts';
import { pageOf, placeOf } from './page.ts';
import { couponSorts, inOrder } from './sorts.ts';

const deal = aCoupon({ offerId: 'deal', offerPgm: 'PD', purchaseRank: 9, name: 'Eggs', regularPriceCents: 300 });
const ranked = aCoupon({ offerId: 'ranked', purchaseRank: 1, name: 'Apples', arrivalRank: 2, regularPriceCents: null });
const plain = aCoupon({
  offerId: 'plain',
  name: 'Bread',
  arrivalRank: 1,
  endLocal: '2026-08-06T23:59:59.999',
  offerProtoType: 'REWARDS_FLAT',
});
const clipped = aCoupon({ offerId: 'clipped', status: 'C', purchaseRank: 0, name: 'Corn', category: 'Bakery' });
const all = [clipped, plain, ranked, deal];
const ids = (coupons: readonly { coupon: Coupon }[]) => coupons.map(({ coupon }) => coupon.offerId);

test.each<[CouponSort, string[]]>([
  ['PURCHASE_HISTORY', ['deal', 'ranked', 'plain', 'clipped']],
  ['NEW_OFFERS', ['plain', 'ranked', 'clipped', 'deal']],
  ['ABOUT_TO_EXPIRE', ['plain', 'clipped', 'deal', 'ranked']],
  ['CATEGORY', ['clipped', 'deal', 'ranked', 'plain']],
  ['PRICE_LOW_HIGH', ['deal', 'clipped', 'plain', 'ranked']],
  ['REWARD_CARD_SPECIALS', ['plain', 'deal', 'ranked', 'clipped']],
  ['A_Z', ['ranked', 'plain', 'clipped', 'deal']],
  ['Z_A', ['deal', 'clipped', 'plain', 'ranked']],
])('S-90 S-278 S-280 S-164 by %s, whatever order they come in', (sort, order) => {
  expect(ids(inOrder(all, sort, 'en'))).toEqual(order);
  expect(ids(inOrder(all.toReversed(), sort, 'en'))).toEqual(order);
});

test('N-80 equals are ordered by id', () => {
  const same = ['c', 'a', 'b'].map((offerId) => aCoupon({ offerId }));
  for (const sort of couponSorts)
    expect(ids(inOrder(same, sort, 'en'))).toEqual(sort === 'Z_A' ? ['c', 'b', 'a'] : ['a', 'b', 'c']);
});

test.each(couponSorts)('S-51 S-256 pages of %s together have every coupon once', (sort) => {
  const seen: string[] = [];
  let after: string | null = null;
  for (let page = 0; page < all.length; page++) {
    const { edges, hasNextPage } = pageOf(
      all,
      { sort, language: 'en' },
      1,
      after === null ? null : placeOf(after, sort),
    );
    seen.push(...ids(edges));
    after = edges[0]?.cursor ?? null;
    expect(hasNextPage).toBe(page < all.length - 1);
  }
  expect(seen).toEqual(ids(inOrder(all, sort, 'en')));
});

test('S-280 a coupon that is clipped between two pages pushes none out of the list', () => {
  const first = pageOf(all, { sort: 'PURCHASE_HISTORY', language: 'en' }, 2, null);
  expect(ids(first.edges)).toEqual(['deal', 'ranked']);
  const now = all.map((coupon): Coupon => (coupon === deal ? { ...coupon, status: 'C' } : coupon));
  const place = placeOf(first.edges[1]?.cursor ?? '', 'PURCHASE_HISTORY');
  expect(ids(pageOf(now, { sort: 'PURCHASE_HISTORY', language: 'en' }, 30, place).edges)).toEqual([
    'plain',
    'clipped',
    'deal',
  ]);
});

const cursor = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');

test.each([
  ['of another order', cursor('Z_A', 'butter', 'butter')],
  ['without a key', cursor('A_Z')],
  ['with an object', cursor('A_Z', { toString: 'x' })],
  ['no list', Buffer.from('"A_Z"').toString('base64url')],
  ['no JSON', 'bm90aGluZw'],
  ['empty', ''],
  ['endless', 'A'.repeat(2001)],
])('N-80 a cursor %s is none', (_, text) => {
  expect(placeOf(text, 'A_Z')).toBeNull();
});

test('S-255 nothing in a gallery is a page without a next one', () => {
  expect(pageOf([], { sort: 'PURCHASE_HISTORY', language: 'en' }, 30, null)).toEqual({ edges: [], hasNextPage: false });
});
