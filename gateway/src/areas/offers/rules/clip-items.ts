import type { ClipOffersBody } from '../../../generated/rest.ts';
import type { Coupon } from './coupon.ts';
import { couponState } from './coupon-state.ts';

/** Where a weekly ad was added from (S-188). */
const weeklyAd = 'weeklyAd';

/**
 * What to send to clip an offer, or to put it on My List. A coupon is clipped and listed (S-184); one that was taken off the
 * list is listed only (S-185, S-150), and so is what needs no clip (S-188). null if it is so already (T-1).
 * @param coupon null if it isn't known: then the service says what is the matter
 */
export function clipItems(offerId: string, coupon: Coupon | null): ClipOffersBody['items'] | null {
  if (coupon && couponState(coupon) === 'CLIPPED') return null;
  const item = { itemId: offerId, itemType: coupon?.offerPgm ?? 'CC' };
  if (coupon && !coupon.offerDetail.isClippable)
    return [{ clipType: 'L', ...item, ...(coupon.offerType === 'WS' ? { wsSource: weeklyAd } : {}) }];
  if (coupon && couponState(coupon) === 'UNLISTED') return [{ clipType: 'L', ...item }];
  return [
    { clipType: 'C', ...item },
    { clipType: 'L', ...item },
  ];
}
