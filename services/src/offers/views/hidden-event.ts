import type { Coupon, HiddenEventOffer } from '../contract/coupons.ts';

/** An offer in the list shape of the companion gallery (N-44). */
export const hiddenEventView = (coupon: Coupon): HiddenEventOffer => ({
  offerId: coupon.offerId,
  offerPgm: coupon.offerPgm,
  clipStatus: coupon.status,
  deleted: coupon.deleted,
  name: coupon.name,
  description: coupon.description,
  offerPrice: coupon.offerPrice,
  events: coupon.events,
  imageId: coupon.imageId,
  offerStartDt: String(Date.parse(coupon.startDate)),
  offerEndDt: String(Date.parse(coupon.endDate)),
  purchaseRank: coupon.purchaseRank,
});
