import type { ApolloClient } from '@apollo/client';
import { knownData } from '../../../app/data/answers.ts';
import { FrameShopDocument } from '../../../app/data/FrameShop.generated.ts';
import { ownerOf } from '../../../app/data/owner.ts';
import { pageNow, serverNow } from '../../../page/clock.ts';
import type { BundlePlace, CouponBundle } from '../../../storage/coupons/coupon-bundles.ts';
import { knownLook } from '../clips/look.ts';
import type { CarouselCoupons_CouponFragment } from './CarouselCoupons.generated.ts';
import { guest } from '../../../storage/whose.ts';

export type CarouselCoupon = CarouselCoupons_CouponFragment;

/** Where and for whom the page shows coupons; null while its store isn't known. */
export function placeOf(client: ApolloClient, limit: number): BundlePlace | null {
  const storeId = knownData(client, FrameShopDocument)?.shop?.store.id;
  if (storeId === undefined) return null;
  const owner = ownerOf(client);
  const clipped = Number(new URLSearchParams(window.location.search).get('couponsClipped'));
  return {
    owner,
    storeId,
    isSignedIn: owner !== guest,
    limit,
    couponsClipped: clipped > 0 ? clipped : 0,
    now: serverNow(),
  };
}

/** Coupons as they are stored (S-98). */
export function bundleOf(coupons: readonly CarouselCoupon[], place: BundlePlace): CouponBundle<CarouselCoupon> {
  const { owner, storeId, isSignedIn, limit, now } = place;
  return {
    owner,
    storeId,
    updatedTime: now,
    savedTime: pageNow(),
    updatedOn: new Date(now).toISOString(),
    objCoupons: Object.fromEntries(coupons.map((coupon) => [coupon.id, coupon])),
    arrClippedCoupons: coupons.filter(({ action }) => action === 'CLIPPED').map(({ id }) => id),
    instantAllocOffer: coupons
      .filter((coupon) => coupon.isWelcomeOffer && coupon.action !== 'CLIPPED')
      .map(({ id }) => id),
    isHiddenEvents: false,
    authorize: isSignedIn,
    carouselLimitItems: limit,
  };
}

/** The coupons of a bundle; what the page knows better of one stays. */
export const couponsOf = (client: ApolloClient, { objCoupons }: CouponBundle<CarouselCoupon>): CarouselCoupon[] =>
  Object.values(objCoupons).map((coupon) => ({ ...coupon, ...knownLook(client, coupon.id) }));
