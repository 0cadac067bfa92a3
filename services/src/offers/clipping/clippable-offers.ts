import type { Offer } from '../../../../pricing/offer.ts';
import { paysLater } from '../../../../pricing/offer.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Store } from '../../stores/index.ts';
import { offersAt, type Seen } from '../reading/offers-at.ts';
import { isMemberFor } from '../reading/membership.ts';
import { clipRefusal } from '../rules/clipping.ts';
import type { OfferType } from '../rules/offer.ts';
import { isPriced, type OfferRecord, pricedOffer } from '../rules/record.ts';

/** Coupons and deals; not what is won, or paid for with points (S-96). */
const coupons: ReadonlySet<OfferType> = new Set(['PD', 'MF', 'SC', 'CC']);

/** Box tops, whose terms a household accepts first (S-156, N-47). */
const boxTops = '07';

/** Can it be clipped as it is, with no terms to accept first? */
const isForAll = ({ offerType, subPgm }: OfferRecord): boolean => coupons.has(offerType) && subPgm !== boxTops;

const whole = { clips: true, lists: true };

/**
 * What a household could clip at a store now, without being asked anything else, to pay less there: as `pricing` takes it,
 * not clipped. One statement, and one more if FreshPass matters.
 */
export async function clippableOffers(
  db: Database,
  { householdId, store, now }: { householdId: string; store: Store; now: Temporal.Instant },
): Promise<readonly Offer[]> {
  const { all } = await offersAt(db, { storeId: store.storeId, householdId, now });
  const canBeClipped = ({ offer, standing: { uses, isAllocated } }: Seen): boolean =>
    clipRefusal(offer, whole, { isClipped: false, uses, isAllocated }, { ...store, now }) === null;
  const open = all.filter(
    (seen) => seen.standing.clipId === null && isForAll(seen.offer) && isPriced(seen.offer) && canBeClipped(seen),
  );
  const isMember = await isMemberFor(
    db,
    open.map(({ offer }) => offer),
    { householdId, now },
  );
  return open.flatMap(({ offer, standing }) => {
    const priced = pricedOffer(offer, standing, store, isMember);
    return paysLater(priced) || priced.isExcluded ? [] : [{ ...priced, isClipped: false }];
  });
}
