/** Who an offer is for (S-83): one household, or everybody. X-4: not its type. */
export type OfferProgram = 'PD' | 'CC';

/** What an offer is, by code (S-96). */
export const offerTypes = ['PD', 'MF', 'SC', 'CC', 'GR', 'TR', 'WS'] as const;
export type OfferType = (typeof offerTypes)[number];

/** What the rules of this area read of an offer (S-83 to S-95). */
export interface Coupon {
  offerId: string;
  offerPgm: string;
  offerType: OfferType;
  /** C is clipped, U is not (S-84). */
  status: 'C' | 'U';
  /** Was it taken off My List (S-116)? */
  deleted: boolean;
  isClippable: boolean;
  /** Smallest first for the household (S-90, S-164); null if it has no rank. */
  purchaseRank: number | null;
  /** `B` for what the household bought before (S-90). */
  purchaseInd: string | null;
  /** What to do for a reward, unless it is to buy: a code (S-94). */
  qualificationBehavior: string | null;
  /** Empty until it is activated (N-46). */
  bonusPathStatus: '' | 'inprogress' | 'completed' | 'expired';
  continuity: { progressValue: number; targetValue: number } | null;
}
