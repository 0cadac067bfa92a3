import type { Coupon } from './coupon.ts';
import { couponState } from './coupon-state.ts';
import { programOf } from './offer-program.ts';

type Ordered = Pick<Coupon, 'status' | 'deleted' | 'offerPgm' | 'purchaseRank'>;

/** Most offers that are shown for a product (S-255). */
export const mostQualifying = 12;

/** S-280: unclipped personalized deals, then other unclipped coupons, then clipped ones. */
function group(coupon: Ordered): number {
  if (couponState(coupon) === 'CLIPPED') return 2;
  return programOf(coupon.offerPgm) === 'PD' ? 0 : 1;
}

/** Offers without a rank follow those with one. */
const rank = ({ purchaseRank }: Pick<Coupon, 'purchaseRank'>): number => purchaseRank ?? Number.MAX_SAFE_INTEGER;

/** S-280, and within each group by purchase rank (S-164); equals stay as they come. */
export const inGalleryOrder = <C extends Ordered>(coupons: readonly C[]): C[] =>
  coupons.toSorted((one, other) => group(one) - group(other) || rank(one) - rank(other));

/** Offers that a product qualifies for: those for what was bought before first (S-281), at most twelve (S-255). */
export const inQualifyingOrder = <C extends Pick<Coupon, 'purchaseInd'>>(coupons: readonly C[]): C[] =>
  coupons
    .toSorted((one, other) => Number(other.purchaseInd === 'B') - Number(one.purchaseInd === 'B'))
    .slice(0, mostQualifying);
