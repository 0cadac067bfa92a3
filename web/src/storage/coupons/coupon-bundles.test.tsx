import { beforeEach, expect, test } from 'vitest';
import { type BundlePlace, type CouponBundle, couponBundles, isValidBundle } from './coupon-bundles.ts';

const minute = 60_000;
const place: BundlePlace = {
  owner: 'c1',
  storeId: '2300',
  isSignedIn: true,
  limit: 12,
  couponsClipped: 0,
  now: 1_000 * minute,
};
const bundle: CouponBundle<{ id: string; action?: string; isWelcomeOffer?: boolean }> = {
  owner: 'c1',
  storeId: '2300',
  updatedTime: 900 * minute,
  savedTime: 900 * minute,
  updatedOn: '2026-08-05T12:00:00.000Z',
  objCoupons: { butter: { id: 'butter', action: 'CLIP' }, eggs: { id: 'eggs', action: 'CLIP' } },
  arrClippedCoupons: [],
  instantAllocOffer: [],
  isHiddenEvents: false,
  authorize: true,
  carouselLimitItems: 12,
};

beforeEach(() => localStorage.clear());

test('S-133 S-242 a bundle of the same shopper and store counts for 120 minutes', () => {
  expect(isValidBundle(bundle, place)).toBe(true);
  expect(isValidBundle({ ...bundle, updatedTime: place.now - 120 * minute + 1 }, place)).toBe(true);
});

test.each<[string, Partial<CouponBundle<{ id: string }>>, Partial<BundlePlace>]>([
  ['has no coupons', { objCoupons: {} }, {}],
  ['was never updated', { updatedTime: 0 }, {}],
  ['is 120 minutes old', { updatedTime: 880 * minute }, {}],
  ['is of a later time than now', { updatedTime: 1_001 * minute }, {}],
  ['is of another store', {}, { storeId: '2910' }],
  ["is another shopper's", {}, { owner: 'c2' }],
  ['is of a guest who has signed in', { authorize: false }, {}],
  ['is of a shopper who has left', {}, { isSignedIn: false }],
  ['is behind clips made elsewhere (S-33)', {}, { couponsClipped: 2 }],
  ['has fewer than a carousel wants', {}, { limit: 22 }],
])('S-133 a bundle that %s is fetched anew', (_, changes, where) => {
  expect(isValidBundle({ ...bundle, ...changes }, { ...place, ...where })).toBe(false);
});

test('S-98 S-99 what is stored comes back, under the names of the specification', () => {
  couponBundles.writeGallery(bundle);
  const deals = {
    ...bundle,
    dealsInfo: [{ offerId: 'eggs', reasonText: 'You buy this often' }],
    carouselTitle: 'Deals',
  };
  couponBundles.writeDeals(deals);
  expect(Object.keys(localStorage).toSorted()).toEqual(['abJ4uCoupons', 'p13nCoupons']);
  expect(couponBundles.readGallery()).toEqual(bundle);
  expect(couponBundles.readDeals()).toEqual(deals);
  couponBundles.clear();
  expect([couponBundles.readGallery(), couponBundles.readDeals()]).toEqual([null, null]);
});

test.each([
  'nonsense',
  '[]',
  '{"objCoupons":{"a":{"id":"b"}}}',
  JSON.stringify({ ...bundle, objCoupons: { a: null } }),
])('S-232 %s is no bundle', (text) => {
  localStorage.setItem('abJ4uCoupons', text);
  localStorage.setItem('p13nCoupons', text);
  expect([couponBundles.readGallery(), couponBundles.readDeals()]).toEqual([null, null]);
});

test('S-155 personalized deals without their list are none', () => {
  localStorage.setItem('p13nCoupons', JSON.stringify(bundle));
  expect(couponBundles.readDeals()).toBeNull();
});

test('S-119 S-125 a clip is kept in both bundles, and a clipped welcome offer clears those given for joining', () => {
  couponBundles.writeGallery({
    ...bundle,
    objCoupons: { ...bundle.objCoupons, eggs: { id: 'eggs', isWelcomeOffer: true } },
    instantAllocOffer: ['eggs', 'milk'],
  });
  couponBundles.writeDeals({ ...bundle, dealsInfo: [] });
  couponBundles.clipped({ id: 'butter', action: 'CLIPPED' } as { id: string }, true);
  for (const kept of [couponBundles.readGallery(), couponBundles.readDeals()])
    expect(kept).toMatchObject({
      objCoupons: { butter: { id: 'butter', action: 'CLIPPED' } },
      arrClippedCoupons: ['butter'],
    });
  expect(couponBundles.readGallery()?.instantAllocOffer).toEqual(['eggs', 'milk']);
  couponBundles.clipped({ id: 'eggs' }, true);
  expect(couponBundles.readGallery()).toMatchObject({ arrClippedCoupons: ['butter', 'eggs'], instantAllocOffer: [] });
  couponBundles.clipped({ id: 'butter' }, false);
  expect(couponBundles.readGallery()?.arrClippedCoupons).toEqual(['eggs']);
});

test("S-120 unclipping an offer of the event 'Welcome Offers' restores the list, and unclipping any other doesn't", () => {
  const welcome = { isWelcomeOffer: true };
  const objCoupons = {
    ...bundle.objCoupons,
    coffee: { id: 'coffee', ...welcome },
    milk: { id: 'milk', ...welcome },
    bread: { id: 'bread', ...welcome },
  };
  couponBundles.writeGallery({ ...bundle, objCoupons, instantAllocOffer: ['coffee', 'milk', 'bread'] });
  const given = () => couponBundles.readGallery()?.instantAllocOffer;
  couponBundles.clipped({ id: 'bread' }, true);
  couponBundles.clipped({ id: 'milk' }, true);
  couponBundles.clipped({ id: 'butter' }, true);
  expect(given()).toEqual([]);
  couponBundles.clipped({ id: 'butter' }, false);
  expect(given()).toEqual([]);
  couponBundles.clipped({ id: 'milk' }, false);
  expect(given()).toEqual(['coffee', 'milk']);
});
