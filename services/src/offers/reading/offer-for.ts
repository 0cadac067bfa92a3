import type { Database } from '../../platform/database/database.ts';
import type { Coupon } from '../contract/coupons.ts';
import { isCarried } from '../rules/record.ts';
import { offersById } from '../store/offers.ts';
import { standings } from '../store/standing.ts';
import { couponView } from '../views/coupon.ts';
import { dayOf, knownStore, type Viewer } from './offers-at.ts';

/**
 * One offer of a store as a viewer sees it, also after its end; null if there is none in these programs (S-190, S-192).
 * @param offerPgm `PD`, `CC`, or both as `CC-PD`
 * @throws ServiceError 404 STORE_NOT_FOUND
 */
export async function offerFor(
  db: Database,
  { storeId, householdId, now }: Viewer,
  { offerId, offerPgm, withUpcs }: { offerId: string; offerPgm: string; withUpcs: boolean },
): Promise<Coupon | null> {
  const store = await knownStore(db, storeId);
  const [offers, known] = await Promise.all([
    offersById(db, [offerId]),
    standings(db, householdId, dayOf(now, store.timeZone)),
  ]);
  const offer = offers.get(offerId);
  if (!offer || !offerPgm.includes(offer.pgm) || !isCarried(offer, store)) return null;
  const view = couponView(offer, known.get(offerId), { ...store, now });
  return { ...view, upcList: withUpcs ? [...offer.upcs] : [] };
}
