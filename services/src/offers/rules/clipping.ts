import { isCarried, leftOf, localMoment, type OfferPlace, type OfferRecord, validityOf } from './record.ts';

/** Why an offer can't be clipped or listed. */
export type ClipRefusal =
  | 'OFFER_EXPIRED'
  | 'OFFER_NOT_STARTED'
  | 'OFFER_NOT_FOUND'
  | 'STORE_NOT_FOUND'
  | 'NOT_AT_STORE'
  | 'NOT_CLIPPABLE'
  | 'NOT_CLIPPED'
  | 'ALREADY_USED'
  | 'NONE_LEFT';

/** For logs and people; shoppers read the gateway's words. */
export const clipWords: Readonly<Record<ClipRefusal, string>> = {
  OFFER_EXPIRED: 'This offer has expired.',
  OFFER_NOT_STARTED: "This offer hasn't started yet.",
  OFFER_NOT_FOUND: 'There is no such offer.',
  STORE_NOT_FOUND: 'There is no such store.',
  NOT_AT_STORE: "This store doesn't have this offer.",
  NOT_CLIPPABLE: 'This offer needs no clip.',
  NOT_CLIPPED: 'Clip this offer first.',
  ALREADY_USED: 'This offer has been used.',
  NONE_LEFT: 'Every one of these offers has been clipped.',
};

/** An offer's clip status in an answer: 0 is expired, 2 everything else (S-115, N-48). */
export const statusOf = (refusal: ClipRefusal): 0 | 2 => (refusal === 'OFFER_EXPIRED' ? 0 : 2);

/** What is asked of one offer: to be clipped (C), to be in My List (L), or both. */
export interface Wish {
  clips: boolean;
  lists: boolean;
}

/** How the household stands with it. */
interface Held {
  isClipped: boolean;
  uses: number;
  /** Has it been given to the household (N-45)? */
  isAllocated: boolean;
}

/** Does it go into My List as it is, without a clip (S-124)? */
export const needsNoClip = ({ offerType }: Pick<OfferRecord, 'offerType'>): boolean => offerType === 'WS';

/**
 * Why a wish can't be granted at a store; null if it can, unless everybody's allowance is gone. What is clipped already
 * may be clipped again, and stays as it is (T-1).
 */
export function clipRefusal(
  offer: OfferRecord | undefined,
  { clips, lists }: Wish,
  held: Held,
  at: OfferPlace & { now: Temporal.Instant },
): ClipRefusal | null {
  if (!offer || (offer.card.instantAllocation && !held.isAllocated)) return 'OFFER_NOT_FOUND';
  if (!isCarried(offer, at)) return 'NOT_AT_STORE';
  const validity = validityOf(offer, localMoment(at.now, at.timeZone));
  if (validity === 'EXPIRED') return 'OFFER_EXPIRED';
  if (validity === 'UPCOMING') return 'OFFER_NOT_STARTED';
  const isAd = needsNoClip(offer);
  if (clips && (isAd || !offer.card.isClippable)) return 'NOT_CLIPPABLE';
  if (clips && !held.isClipped && leftOf(offer.ordersEach, held.uses) === 0) return 'ALREADY_USED';
  if (lists && !clips && !isAd && offer.card.isClippable && !held.isClipped) return 'NOT_CLIPPED';
  return null;
}
