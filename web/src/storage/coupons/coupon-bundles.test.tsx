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
  expect(isValidBundle({ ...bundle, updatedTime: 1 }, { ...place, now: minute })).toBe(true);
  for (const updatedTime of [place.now - 120 * minute + 1, place.now])
    expect(isValidBundle({ ...bundle, updatedTime }, place)).toBe(true);
  const { butter } = bundle.objCoupons;
  expect(isValidBundle({ ...bundle, objCoupons: { butter: butter! } }, place)).toBe(true);
});

test.each<[string, Partial<CouponBundle<{ id: string }>>, Partial<BundlePlace>]>([
  ['has no coupons', { objCoupons: {} }, {}],
  ['was never updated', { updatedTime: 0 }, { now: minute }],
  ['is 120 minutes old', { updatedTime: 880 * minute }, {}],
  ['is of a later time than now', { updatedTime: 1_000 * minute + 1 }, {}],
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

test.each<[string, object | string | null]>([
  ['nonsense', 'nonsense'],
  ['a list', []],
  ['null', null],
  ['no owner', { owner: undefined }],
  ['no store', { storeId: 2300 }],
  ['no time', { updatedTime: null }],
  ['no limit', { carouselLimitItems: 'many' }],
  ['nobody who says whether they were signed in', { authorize: undefined }],
  ['no list of those clipped', { arrClippedCoupons: { length: 0 } }],
  ['something clipped that is no id', { arrClippedCoupons: ['butter', 7] }],
  ['no list of those given for joining', { instantAllocOffer: null }],
  ['no coupons', { objCoupons: undefined }],
  ['coupons that are null', { objCoupons: null }],
  ['coupons that are a text', { objCoupons: '' }],
  ['a coupon that is null', { objCoupons: { ...bundle.objCoupons, a: null } }],
  ['a coupon under the name of another', { objCoupons: { ...bundle.objCoupons, a: { id: 'b' } } }],
])('S-232 what is stored with %s is no bundle', (_, changes) => {
  const isBundle = typeof changes === 'object' && changes !== null && !Array.isArray(changes);
  const text = JSON.stringify(isBundle ? { ...bundle, dealsInfo: [], ...changes } : changes);
  localStorage.setItem('abJ4uCoupons', text);
  localStorage.setItem('p13nCoupons', text);
  expect([couponBundles.readGallery(), couponBundles.readDeals()]).toEqual([null, null]);
});

test('S-155 personalized deals without their list are none', () => {
  localStorage.setItem('p13nCoupons', JSON.stringify(bundle));
  expect(couponBundles.readDeals()).toBeNull();
});

test.each([null, {}, { offerId: 'eggs' }, { reasonText: 'You buy this often' }, { offerId: 7, reasonText: 'Often' }])(
  'S-155 personalized deals one of which is %j are none',
  (deal) => {
    const dealsInfo = [{ offerId: 'butter', reasonText: 'You buy this often' }, deal];
    localStorage.setItem('p13nCoupons', JSON.stringify({ ...bundle, dealsInfo }));
    expect(couponBundles.readDeals()).toBeNull();
  },
);

test('S-125 a clip of a coupon that no bundle has changes no coupon, and makes no bundle', () => {
  couponBundles.clipped({ id: 'tea' }, true);
  expect(localStorage).toHaveLength(0);
  couponBundles.writeGallery(bundle);
  couponBundles.clipped({ id: 'tea' }, true);
  expect(couponBundles.readGallery()).toEqual({ ...bundle, arrClippedCoupons: ['tea'] });
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

test('S-119 S-120 what was given for joining joins the coupons of its owner, and stays when they are fetched anew', () => {
  const welcome = (id: string) => ({ id, isWelcomeOffer: true });
  const given = {
    ...bundle,
    objCoupons: { coffee: welcome('coffee') },
    arrClippedCoupons: [],
    instantAllocOffer: ['coffee'],
  };
  couponBundles.writeGallery({ ...bundle, instantAllocOffer: [] });
  couponBundles.given(given);
  expect(couponBundles.readGallery()?.instantAllocOffer).toEqual(['coffee']);
  expect(Object.keys(couponBundles.readGallery()?.objCoupons ?? {})).toEqual([
    ...Object.keys(bundle.objCoupons),
    'coffee',
  ]);
  couponBundles.writeGallery({ ...bundle, instantAllocOffer: [] });
  expect(couponBundles.readGallery()?.instantAllocOffer).toEqual(['coffee']);
  couponBundles.writeGallery({ ...bundle, owner: 'another', instantAllocOffer: [] });
  expect(couponBundles.readGallery()?.instantAllocOffer).toEqual([]);
});
