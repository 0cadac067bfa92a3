import type { Coupon } from './coupon.ts';

/** UNLISTED: clipped, but taken off My List. */
export type CouponState = 'UNCLIPPED' | 'CLIPPED' | 'UNLISTED';

/** S-84, S-116: a coupon that is flagged deleted counts as unclipped, and one that was clipped can go back on the list. */
export function couponState({ status, deleted }: Pick<Coupon, 'status' | 'deleted'>): CouponState {
  if (status === 'U') return 'UNCLIPPED';
  return deleted ? 'UNLISTED' : 'CLIPPED';
}
