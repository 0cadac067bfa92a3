import type { Database } from '../../platform/database/database.ts';
import { clippedOffers } from '../../offers/index.ts';
import type { Store } from '../../stores/index.ts';
import type { Offer } from '../../../../pricing/offer.ts';
import type { CartHead } from '../store/carts.ts';

/** The offers that a cart's owner has clipped; none for guests, and none in a seller's cart (N-63). */
export async function offersFor(
  db: Database,
  { owner, sellerId }: CartHead,
  { store, now }: { store: Store; now: Temporal.Instant },
): Promise<readonly Offer[]> {
  if (!('householdId' in owner) || sellerId !== null) return [];
  return clippedOffers(db, { householdId: owner.householdId, store, now });
}
