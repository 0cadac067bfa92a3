import { expect, test } from 'vitest';
import { allCoupons, couponsSearch, couponsView, fromStart, moreOf, mostShown, requestOf } from './coupons-view.ts';

const viewOf = (search: string) => couponsView(new URLSearchParams(search));

test.each([
  ['', ''],
  [
    '?category=bread-bakery&event=Welcome+Offers&offerPgm=PD',
    '?category=bread-bakery&event=Welcome+Offers&offerPgm=PD',
  ],
  [
    '?show=expiring-soon&type=coupon&type=weekly-ad&sort=z-a',
    '?show=expiring-soon&type=coupon&type=weekly-ad&sort=z-a',
  ],
  ['?q=+milk+&offers=60&after=abc', '?q=milk&offers=60&after=abc'],
  ['?show=ALL&sort=purchase-history&offers=30', ''],
  ['?show=none&type=none&sort=none&offerPgm=XX&offers=9999&category=', ''],
  ['?category=a&category=a', '?category=a'],
  ['?view=list&sort=a-z', '?sort=a-z&view=list'],
  ['?view=table&couponsClipped=3', ''],
  ['?after=%3Cscript%3E', ''],
  ['?q=%00a%0A%0Ab', '?q=a+b'],
])('S-34 the address %s shows %s', (search, same) => {
  expect(couponsSearch(viewOf(search))).toBe(same);
});

test('S-34 no address asks for more than the gateway takes', () => {
  const many = Array.from({ length: 60 }, (_, at) => `category=${at}&event=${at}`).join('&');
  const { filter } = requestOf(viewOf(`?${many}&q=${'a'.repeat(200)}`));
  expect((filter?.categories?.length ?? 0) + (filter?.events?.length ?? 0)).toBeLessThanOrEqual(50);
  expect(filter?.text).toHaveLength(80);
});

test('S-51 S-52 Load More shows 30 more, and then the next page', () => {
  expect(requestOf(allCoupons)).toMatchObject({ first: 30, after: null });
  const more = moreOf(allCoupons, 'end');
  expect(requestOf(more)).toMatchObject({ first: mostShown, after: null });
  const next = moreOf(more, 'end');
  expect(requestOf(next)).toMatchObject({ first: 30, after: 'end' });
  expect(fromStart(next)).toEqual(allCoupons);
});
