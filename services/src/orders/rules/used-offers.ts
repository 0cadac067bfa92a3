import { paysLater } from '../../../../pricing/offer.ts';
import type { Quote } from '../../../../pricing/quote-types.ts';
import { type QuoteInputs, quoteOfSteps } from '../../../../pricing/receipts/digest.ts';
import type { Steps } from '../../../../pricing/steps.ts';

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

/** What an order's goods come to for each offer that rewards over several orders, in the unit of the offer's minimum (N-46). */
export function* addedProgress(inputs: QuoteInputs): Steps<Map<string, number>> {
  const adding = inputs.offers.filter(({ proto }) => proto === 'REWARDS_ACCUMULATION');
  if (adding.length === 0) return new Map();
  // As if it were the first order, and nothing limited: then all that it adds is in view.
  const fresh = adding.map((offer) => ({ ...offer, progress: 0, rewardsLeft: null, maxApplications: null }));
  const others = inputs.offers.filter((offer) => !adding.includes(offer));
  const { rewards } = yield* quoteOfSteps({ ...inputs, offers: [...others, ...fresh] });
  return new Map(
    rewards
      .filter(({ offerId }) => adding.some((offer) => offer.offerId === offerId))
      .map(({ offerId, times, progress, target }) => [offerId, times * target + progress]),
  );
}

/** How many times an order earns each offer that pays in points at once. */
export const earnedTimes = ({ offers }: QuoteInputs, { rewards }: Pick<Quote, 'rewards'>): Map<string, number> =>
  new Map(
    rewards.flatMap(({ offerId, times }): [string, number][] => {
      const offer = offers.find((each) => each.offerId === offerId);
      return offer && offer.proto !== 'REWARDS_ACCUMULATION' && times > 0 ? [[offerId, times]] : [];
    }),
  );
