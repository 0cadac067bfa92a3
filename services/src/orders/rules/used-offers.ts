import { paysLater } from '../../../../pricing/offer.ts';
import type { Quote } from '../../../../pricing/quote-types.ts';
import type { QuoteInputs } from '../../../../pricing/receipts/digest.ts';

/** The offers that an order uses, with what each takes off; an offer that pays in points uses no cents (N-39). */
export function usedOffers({ offers }: QuoteInputs, { applied, rewards }: Quote): { offerId: string; cents: number }[] {
  const cents = new Map(applied.map(({ offerId, amountCents }) => [offerId, amountCents]));
  const earned = new Set(rewards.filter(({ times }) => times > 0).map(({ offerId }) => offerId));
  return offers.flatMap((offer) => {
    const off = cents.get(offer.offerId) ?? 0;
    // What adds up over orders is counted at their end.
    const pays = paysLater(offer) && offer.proto !== 'REWARDS_ACCUMULATION' && earned.has(offer.offerId);
    return off > 0 || pays ? [{ offerId: offer.offerId, cents: off }] : [];
  });
}

/** What an order adds to each offer that rewards over several orders, in the unit of the offer's minimum (N-46). */
export const addedProgress = ({ offers }: QuoteInputs, { rewards }: Quote): Map<string, number> =>
  new Map(
    rewards.flatMap(({ offerId, times, progress, target }): [string, number][] => {
      const offer = offers.find((each) => each.offerId === offerId);
      if (offer?.proto !== 'REWARDS_ACCUMULATION') return [];
      return [[offerId, Math.max(0, times * target + progress - (offer.progress ?? 0))]];
    }),
  );
