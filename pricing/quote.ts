import { findDeal } from './search/best-deal.ts';
import { Reach } from './reach.ts';
import type { CartLine, PriceContext } from './cart.ts';
import { standingRefusal } from './eligibility.ts';
import { inCanonicalOrder, lotsOf } from './lots.ts';
import { byExpiryThenId, type Offer, paysLater } from './offer.ts';
import { poolsOf, withPriceCuts } from './promos.ts';
import type { Quote } from './quote-types.ts';
import { withVolumes } from './volume.ts';
import { atOnce, Pace, type Steps } from './steps.ts';
import { type Priced, settle } from './settle.ts';

/**
 * What a cart costs and why, to the cent (N-42). Pure: the same cart, offers, and context come to the same cents (I-7),
 * in whatever order things were added (I-6). Every offer is either applied or has a reason.
 */
export const quote = (cart: readonly CartLine[], offers: readonly Offer[], context: PriceContext): Quote =>
  atOnce(quoteSteps(cart, offers, context));

/** The same, in turns of so much work at most. */
export function* quoteSteps(cart: readonly CartLine[], offers: readonly Offer[], context: PriceContext): Steps<Quote> {
  return settle(yield* pricedSteps(cart, offers, context));
}

/** The best deal for a cart, before rewards and tax. */
export const priced = (cart: readonly CartLine[], offers: readonly Offer[], context: PriceContext): Priced =>
  atOnce(pricedSteps(cart, offers, context));

/** The same, in turns of so much work at most. */
export function* pricedSteps(
  cart: readonly CartLine[],
  offers: readonly Offer[],
  context: PriceContext,
): Steps<Priced> {
  const lines = inCanonicalOrder(cart);
  const pools = poolsOf(lines, context);
  const cut = withVolumes(lines, withPriceCuts(lines, lotsOf(lines), context.placedAt));
  const reach = new Reach(lines, context.placedAt);
  const usable = offers.filter((offer) => !paysLater(offer) && standingRefusal(offer, context) === null);
  const { lots, isProven, gapCents } = yield* findDeal(
    { lines, pools, reach, context, pace: new Pace() },
    cut,
    usable.toSorted(byExpiryThenId),
  );
  return { cart, lines, pools, reach, lots, offers, context, isProven, gapCents };
}
