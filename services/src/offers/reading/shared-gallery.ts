import { createHash } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import type { Store } from '../../stores/index.ts';
import type { Coupon } from '../contract/coupons.ts';
import { isCarried, localMoment, type OfferRecord, validityOf } from '../rules/record.ts';
import { type OfferBook, offerBook } from '../store/offers.ts';
import { couponView } from '../views/coupon.ts';
import { dayOf } from './offers-at.ts';

/** The offers of a store that households see alike until they touch them, as those look that no household has touched. */
export interface SharedGallery {
  /** The same for the same offers, whichever process tells it. */
  version: string;
  ids: ReadonlySet<string>;
}

const known = new WeakMap<OfferBook, Map<string, SharedGallery>>();
/** A store has one a day. */
const most = 200;

/** Which offers households share at a store today, in memory. */
export async function sharedGallery(db: Database, store: Store, now: Temporal.Instant): Promise<SharedGallery> {
  const book = await offerBook(db);
  const ofBook = known.get(book) ?? new Map<string, SharedGallery>();
  known.set(book, ofBook);
  const key = `${store.storeId} ${dayOf(now, store.timeZone)}`;
  const kept = ofBook.get(key);
  if (kept) return kept;
  const views = viewsOf(book, store, now);
  const version = createHash('sha256').update(JSON.stringify(views)).digest('base64url').slice(0, 22);
  const shared = { version, ids: new Set(views.map(({ offerId }) => offerId)) };
  if (ofBook.size >= most) ofBook.clear();
  ofBook.set(key, shared);
  return shared;
}

/** The same with the offers themselves. */
export async function sharedOffers(
  db: Database,
  store: Store,
  now: Temporal.Instant,
): Promise<{ version: string; offers: Coupon[] }> {
  const { version } = await sharedGallery(db, store, now);
  return { version, offers: viewsOf(await offerBook(db), store, now) };
}

function viewsOf({ byId }: OfferBook, store: Store, now: Temporal.Instant): Coupon[] {
  const local = localMoment(now, store.timeZone);
  const isShared = (offer: OfferRecord) =>
    isCarried(offer, store) && validityOf(offer, local) === 'CURRENT' && !offer.card.instantAllocation;
  return [...byId.values()].filter(isShared).map((offer) => couponView(offer, undefined, { ...store, now }));
}
