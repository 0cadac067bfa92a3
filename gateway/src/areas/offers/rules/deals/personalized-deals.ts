import { additionalCoupons } from '../../../../constants.ts';

/** A personalized answer counts only if it has deals (S-155). @returns null for one that doesn't, or that never came (S-231) */
export function validDeals<Deal>(
  answer: { dealsInfo?: readonly Deal[] | null } | null | undefined,
): readonly Deal[] | null {
  const deals = answer?.dealsInfo ?? [];
  return deals.length > 0 ? deals : null;
}

/** The deals whose offers the store has, in their order, as many as are shown (S-199, S-255). */
export function shownDeals<Deal extends { offerId: string }, Offer extends { offerId: string }>(
  deals: readonly Deal[],
  offers: readonly Offer[],
  first: number,
): { deal: Deal; offer: Offer }[] {
  const byId = new Map(offers.map((offer) => [offer.offerId, offer]));
  return deals
    .flatMap((deal) => {
      const offer = byId.get(deal.offerId);
      return offer ? [{ deal, offer }] : [];
    })
    .slice(0, first);
}

/** S-254, S-255: as many as the carousel shows, and ten more in place of those that can't be shown. */
export const pageSizeOf = (carouselLimit: number): number => Math.min(carouselLimit + additionalCoupons, mostDeals);

/** The service gives no more at once. */
export const mostDeals = 100;

/** Scores are 0 to 1000; whatever has none comes after all that have one. */
const bestScore = 1000;

/**
 * Offers whose purchase rank is how much a deal is for the household, the best first (S-198), and after them those that nobody
 * scored, as they were. A score is the offer's own: a clip of one leaves the others where they are.
 */
export function rankedByDeals<Offer extends { offerId: string; purchaseRank: number | null }>(
  offers: readonly Offer[],
  deals: readonly { offerId: string; score: number }[],
): Offer[] {
  const scores = new Map(deals.map(({ offerId, score }) => [offerId, score]));
  return offers.map((offer) => {
    const score = scores.get(offer.offerId);
    const rank = score === undefined ? bestScore + 1 + (offer.purchaseRank ?? bestScore) : bestScore - score;
    return { ...offer, purchaseRank: rank };
  });
}
