import type { Challenge } from '../contract/offers.ts';
import type { Coupon } from '../contract/coupons.ts';

/** A challenge as a row of the Bonus Path; null for an offer whose progress isn't counted (S-94). */
export function challengeView(coupon: Coupon): Challenge | null {
  const { offerId, name, description, imageId, rewardText, deal, translations, bonusPathStatus, endDate, continuity } =
    coupon;
  if (continuity === null) return null;
  return {
    offerId,
    title: name,
    description,
    imageId,
    rewardText: rewardText ?? '',
    deal: deal ?? null,
    ...(translations ? { translations } : {}),
    bonusPathStatus,
    endDate,
    continuity,
  };
}
