import type { OfferRecord } from './record.ts';

/** What one reward of an offer is worth. */
export interface RewardWorth {
  points: number;
  /** Grocery rewards. */
  valueCents: number;
}

/** What an offer pays each time it is earned; null if it pays nothing afterward. */
export function worthOf({ rule, proto, card }: Pick<OfferRecord, 'rule' | 'proto' | 'card'>): RewardWorth | null {
  const paysLater = proto === 'REWARDS_ACCUMULATION' || proto === 'REWARDS_FLAT' || card.qualificationBehavior !== null;
  const worth = { points: rule.rewardPoints ?? 0, valueCents: rule.rewardCents ?? 0 };
  return paysLater && worth.points + worth.valueCents > 0 ? worth : null;
}

/** Is it of the Bonus Path? */
export const isChallenge = ({ card: { units, qualificationBehavior } }: Pick<OfferRecord, 'card'>): boolean =>
  units !== undefined || qualificationBehavior !== null;

/** What its reward is called where points and rewards are listed: `Bonus Path: Breakfast & Cereal`. */
export const rewardTitle = (offer: Pick<OfferRecord, 'card'>): string =>
  `${isChallenge(offer) ? 'Bonus Path' : 'Coupon'}: ${offer.card.name}`;
