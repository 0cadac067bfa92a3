import { priceTag } from '../../../../shared/dollars.ts';
import { texts } from '../../texts/index.ts';
import { isChallenge } from '../challenge-state.ts';
import type { Coupon } from '../coupon.ts';
import type { Language } from '../../../../shared/language.ts';

type Valued = Pick<
  Coupon,
  'status' | 'valueCents' | 'rewardPoints' | 'offerComplete' | 'offerDetail' | 'continuity' | 'qualificationBehavior'
>;

/**
 * `Up to $21.50 clipped`: what the clipped coupons are worth, each used once; also those off the list, which still price
 * (N-81). null if there is none that takes off money.
 */
export function clippedText(coupons: readonly Valued[], language: Language): string | null {
  const cents = coupons.filter(takesOff).reduce((sum, { valueCents }) => sum + (valueCents ?? 0), 0);
  return cents > 0 ? texts[language].gallery.clipped(priceTag(cents)) : null;
}

const takesOff = (coupon: Valued): boolean =>
  coupon.status === 'C' &&
  coupon.offerDetail.isClippable &&
  coupon.rewardPoints === null &&
  !coupon.offerComplete &&
  !isChallenge(coupon);
