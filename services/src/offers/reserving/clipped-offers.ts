import type { Offer } from '../../../../pricing/offer.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Store } from '../../stores/index.ts';
import { isMemberFor } from '../reading/membership.ts';
import { dayOf } from '../reading/offers-at.ts';
import { personalOffer } from '../rules/personal-offer.ts';
import { isPriced, pricedOffer } from '../rules/record.ts';
import { offersById } from '../store/offers.ts';
import { usablePersonalOffers } from '../store/personal-uses.ts';
import { standings } from '../store/standing.ts';

interface ClippedBy {
  householdId: string;
  store: Store;
  now: Temporal.Instant;
  clippedBy?: Temporal.Instant | undefined;
}

/** Days after its end that a clipped offer is still told of as expired. */
const toldFor = { days: 3 };

/**
 * What a household has clipped, and prizes that it redeemed, as `pricing` takes them, by id: also what can't be used there and then, which `pricing` gives
 * its reason (N-42). Not what it has used up, unless an order still holds it. Two statements, and one more if FreshPass matters.
 * @param asked.clippedBy leaves out what was clipped at that moment or later; nothing if omitted
 */
export async function clippedOffers(
  db: Database,
  { householdId, store, now, clippedBy }: ClippedBy,
): Promise<readonly Offer[]> {
  const today = dayOf(now, store.timeZone);
  const since = Temporal.PlainDate.from(today).subtract(toldFor).toString();
  const isInTime = (at: Temporal.Instant | null) =>
    clippedBy === undefined || (at !== null && Temporal.Instant.compare(at, clippedBy) < 0);
  const clipped = [...(await standings(db, householdId, today))].filter(
    ([, { clipId, clippedAt }]) => clipId !== null && isInTime(clippedAt),
  );
  const offers = await offersById(
    db,
    clipped.map(([offerId]) => offerId),
  );
  const told = clipped.flatMap(([offerId, standing]) => {
    const offer = offers.get(offerId);
    return offer && offer.endsOn >= since && isPriced(offer) ? [{ offer, standing }] : [];
  });
  const isMember = await isMemberFor(
    db,
    told.map(({ offer }) => offer),
    { householdId, now },
  );
  const own = (await usablePersonalOffers(db, { householdId, now })).filter(({ clippedAt }) => isInTime(clippedAt));
  return [
    ...told.map(({ offer, standing }) => pricedOffer(offer, standing, store, isMember)),
    ...own.map((offer) => personalOffer(offer, store.timeZone)),
  ].toSorted((one, other) => (one.offerId < other.offerId ? -1 : 1));
}
