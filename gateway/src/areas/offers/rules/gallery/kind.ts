import type { CouponKind } from '../../../../generated/resolvers.ts';
import { isChallenge } from '../challenge-state.ts';
import type { Coupon } from '../coupon.ts';
import { programOf } from '../offer-program.ts';

export const couponKinds = [
  'PERSONALIZED',
  'COUPON',
  'BONUS_PATH',
  'REWARD',
  'WEEKLY_AD',
] as const satisfies CouponKind[];

/** What a shopper would call an offer: each is of one kind, so that their numbers add up. */
export function kindOf(
  coupon: Pick<Coupon, 'offerType' | 'offerPgm' | 'continuity' | 'qualificationBehavior'>,
): CouponKind {
  if (isChallenge(coupon)) return 'BONUS_PATH';
  if (coupon.offerType === 'WS') return 'WEEKLY_AD';
  if (coupon.offerType === 'GR' || coupon.offerType === 'TR') return 'REWARD';
  return programOf(coupon.offerPgm) === 'PD' ? 'PERSONALIZED' : 'COUPON';
}
