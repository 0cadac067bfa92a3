import type { Offer } from '../../../../pricing/offer.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Store } from '../../stores/index.ts';
import { dayOf } from '../reading/offers-at.ts';
import { type OfferRecord, pricedOffer } from '../rules/record.ts';
import { offersById } from '../store/offers.ts';
import { standings } from '../store/standing.ts';

/** What counts orders, or asks for something other than a purchase, has no part in a price. */
const isPriced = ({ card: { units, qualificationBehavior } }: OfferRecord): boolean =>
  units !== null && qualificationBehavior === null;

/** Days after its end that a clipped offer is still told of as expired. */
const toldFor = { days: 3 };

/**
 * What a household has clipped, as `pricing` takes it, by id: also what can't be used there and then, which `pricing` gives
 * its reason (N-42). Not what it has used up, unless an order still holds it. One statement.
 */
export async function clippedOffers(
  db: Database,
  { householdId, store, now }: { householdId: string; store: Store; now: Temporal.Instant },
): Promise<readonly Offer[]> {
  const today = dayOf(now, store.timeZone);
  const since = Temporal.PlainDate.from(today).subtract(toldFor).toString();
  const clipped = [...(await standings(db, householdId, today))].filter(([, { clipId }]) => clipId !== null);
  const offers = await offersById(
    db,
    clipped.map(([offerId]) => offerId),
  );
  return clipped
    .flatMap(([offerId, standing]) => {
      const offer = offers.get(offerId);
      return offer && offer.endsOn >= since && isPriced(offer) ? [pricedOffer(offer, standing, store)] : [];
    })
    .toSorted((one, other) => (one.offerId < other.offerId ? -1 : 1));
}
