import type { Database } from '../../platform/database/database.ts';
import { clippedOffers } from '../../offers/index.ts';
import type { Store } from '../../stores/index.ts';
import type { Offer } from '../../../../pricing/offer.ts';
import type { CartHead } from '../store/carts.ts';

/** The offers that a cart's owner has clipped; none for guests, and none in a seller's cart or a business's (N-63, S-165). */
export async function offersFor(
  db: Database,
  { owner, sellerId, category }: CartHead,
  { store, now }: { store: Store; now: Temporal.Instant },
): Promise<readonly Offer[]> {
  if (!('householdId' in owner) || sellerId !== null || category === '1P_B2B') return [];
  return clippedOffers(db, { householdId: owner.householdId, store, now });
}
