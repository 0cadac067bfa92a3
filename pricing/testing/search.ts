import type { CartLine, PriceContext } from '../cart.ts';
import { standingRefusal } from '../eligibility.ts';
import { inCanonicalOrder, type Lot, lotsOf } from '../lots.ts';
import { byExpiryThenId, type Offer, paysLater } from '../offer.ts';
import { poolsOf, withPriceCuts } from '../promos.ts';
import { Reach } from '../reach.ts';
import { findDeal } from '../search/best-deal.ts';
import type { Ground } from '../search/part.ts';
import { atOnce, Pace } from '../steps.ts';
import { withVolumes } from '../volume.ts';
import type { Case } from './carts.ts';

/** What a search looks at, and the cart's lots with price cuts taken off. */
export function groundOf(cart: readonly CartLine[], context: PriceContext): { ground: Ground; lots: readonly Lot[] } {
  const lines = inCanonicalOrder(cart);
  const pools = poolsOf(lines, context);
  const reach = new Reach(lines, context.placedAt);
  const lots = withVolumes(lines, withPriceCuts(lines, lotsOf(lines), context.placedAt));
  return { ground: { lines, pools, reach, context, pace: new Pace() }, lots };
}

/** Offers that can be used, by expiry and id. */
export const usable = (offers: readonly Offer[], context: PriceContext): Offer[] =>
  offers.filter((offer) => !paysLater(offer) && standingRefusal(offer, context) === null).toSorted(byExpiryThenId);

/** What a search finds, and what it leaves of its steps. */
export function search({ cart, offers, context }: Case, steps: number) {
  const budget = { steps };
  const { ground, lots } = groundOf(cart, context);
  const { cents, gapCents, isProven } = atOnce(findDeal(ground, lots, usable(offers, context), budget));
  return { cents, gapCents, isProven, left: budget.steps };
}
