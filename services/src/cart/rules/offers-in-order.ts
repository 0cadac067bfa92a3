import type { PriceContext } from '../../../../pricing/cart.ts';
import { standingRefusal } from '../../../../pricing/eligibility.ts';
import { compare, type Offer } from '../../../../pricing/offer.ts';

/**
 * The offers of a placed order. Those it was placed with stay as they were, if they could be used then (N-40): what ends
 * meanwhile goes on counting. What was clipped since counts as if it had been clipped in time, and what couldn't be used then
 * counts as it can be used now.
 * @param placed what the order was placed with
 * @param clipped what is clipped now
 * @param context of the order, at the moment whose offers count
 * @param nowLocal store time, `2026-08-05T10:15:00.000`
 */
export function offersInOrder(
  placed: readonly Offer[],
  clipped: readonly Offer[],
  { context, nowLocal }: { context: PriceContext; nowLocal: string },
): readonly Offer[] {
  const kept = placed.filter((offer) => standingRefusal(offer, context) === null);
  const keptIds = idsOf(kept);
  const later = clipped
    .filter(({ offerId }) => !keptIds.has(offerId))
    .map((offer) => inTimeFor(offer, { placedAt: context.placedAt, nowLocal }));
  const laterIds = idsOf(later);
  const others = placed.filter(({ offerId }) => !keptIds.has(offerId) && !laterIds.has(offerId));
  return [...kept, ...later, ...others].toSorted((one, other) => compare(one.offerId, other.offerId));
}

const idsOf = (offers: readonly Offer[]): ReadonlySet<string> => new Set(offers.map(({ offerId }) => offerId));

/** An offer that can be used now, as it counts for an order: it may have begun after that was placed, and is in time all the same. */
export const inTimeFor = (offer: Offer, { placedAt, nowLocal }: { placedAt: string; nowLocal: string }): Offer =>
  offer.startLocal <= placedAt || offer.startLocal > nowLocal ? offer : { ...offer, startLocal: placedAt };
