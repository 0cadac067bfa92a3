import { qualifyingOffers } from '../../../constants.ts';
import type { Coupon } from './coupon.ts';
import { couponState } from './coupon-state.ts';
import { programOf } from './offer-program.ts';

export type Ranked = Pick<Coupon, 'status' | 'deleted' | 'purchaseRank'> & { offerPgm: string };

/** Smallest first. */
const groups = { DEAL: 0, OTHER: 1, CLIPPED: 2 } as const;

/**
 * Where a coupon stands in the gallery: unclipped personalized deals, then other unclipped coupons, then clipped ones
 * (S-280), and within each by purchase rank, those without one last (S-164). Smallest first.
 */
export function galleryKey(coupon: Ranked): [group: number, rank: number] {
  const rank = coupon.purchaseRank ?? Number.MAX_SAFE_INTEGER;
  if (couponState(coupon) === 'CLIPPED') return [groups.CLIPPED, rank];
  return [programOf(coupon.offerPgm) === 'PD' ? groups.DEAL : groups.OTHER, rank];
}

/** Offers that a product qualifies for: those for what was bought before first (S-281), at most twelve (S-255). */
export const inQualifyingOrder = <C extends Pick<Coupon, 'purchaseInd'>>(coupons: readonly C[]): C[] =>
  coupons
    .toSorted((one, other) => Number(other.purchaseInd === 'B') - Number(one.purchaseInd === 'B'))
    .slice(0, qualifyingOffers);
