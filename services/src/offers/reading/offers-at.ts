import type { Database } from '../../platform/database/database.ts';
import { hasFreshPass } from '../../profile/index.ts';
import { notFound } from '../../platform/http/errors.ts';
import { type Store, storeById } from '../../stores/index.ts';
import { leftOf, isCarried, localMoment, type OfferRecord, validityOf } from '../rules/record.ts';
import { isUpcomingAd } from '../rules/upcoming-ad.ts';
import { offerBook } from '../store/offers.ts';
import { noStanding, type Standing, standings } from '../store/standing.ts';

/** Who looks at the offers of a store. */
export interface Viewer {
  storeId: string;
  /** null for a visitor. */
  householdId: string | null;
  now: Temporal.Instant;
}

/** An offer, and how the viewer stands with it. */
export interface Seen {
  offer: OfferRecord;
  standing: Standing;
}

/** A store's offers for a viewer. */
export interface StoreOffers {
  store: Store;
  all: readonly Seen[];
}

/** A store by its id. @throws ServiceError 404 STORE_NOT_FOUND */
export async function knownStore(db: Database, storeId: string): Promise<Store> {
  const store = await storeById(db, storeId);
  if (!store) throw notFound('STORE_NOT_FOUND', 'There is no such store.');
  return store;
}

/** The store's day of a moment: `2026-08-05`. */
export const dayOf = (now: Temporal.Instant, timeZone: string): string => localMoment(now, timeZone).slice(0, 10);

const isCurrent = (offer: OfferRecord, local: string): boolean => validityOf(offer, local) === 'CURRENT';

/**
 * The current offers of a store as a viewer may see them: visitors see no personal deals, and nobody what is gone,
 * what they have used up, or what is given to others, and members of FreshPass not what joining it earns. Or, of the next
 * weekly ad, what can be looked at. One statement, and one more if FreshPass matters. @throws ServiceError 404 STORE_NOT_FOUND
 */
export async function offersAt(
  db: Database,
  { storeId, householdId, now }: Viewer,
  { onlyUpcomingAd = false }: { onlyUpcomingAd?: boolean } = {},
): Promise<StoreOffers> {
  const store = await knownStore(db, storeId);
  const local = localMoment(now, store.timeZone);
  const [{ byId }, known] = await Promise.all([offerBook(db), standings(db, householdId, local.slice(0, 10))]);
  const all: Seen[] = [];
  for (const offer of byId.values()) {
    if (householdId === null && offer.pgm === 'PD') continue;
    if (!isCarried(offer, store) || !(onlyUpcomingAd ? isUpcomingAd : isCurrent)(offer, local)) continue;
    const standing = known.get(offer.offerId) ?? noStanding;
    if (offer.card.instantAllocation && !standing.isAllocated) continue;
    if (standing.isGone && standing.clipId === null) continue;
    if (leftOf(offer.ordersEach, standing.uses) === 0) continue;
    all.push({ offer, standing });
  }
  const toJoin = all.filter(({ offer, standing }) => standing.clipId === null && asksToJoin(offer));
  if (householdId === null || toJoin.length === 0) return { store, all };
  if (!(await hasFreshPass(db, { householdId, at: now }))) return { store, all };
  return { store, all: all.filter((seen) => !toJoin.includes(seen)) };
}

/** Is it earned by joining FreshPass (S-50)? */
const asksToJoin = ({ card }: OfferRecord): boolean => card.qualificationBehavior === 'FRESHPASS';
