import type { Database } from '../../platform/database/database.ts';
import type { Offer } from '../../../../pricing/offer.ts';
import type { CartHead } from '../store/carts.ts';

/** The offers that a cart's owner may use there and then; none as long as there are no coupons. */
export async function offersFor(_db: Database, _cart: CartHead, _now: Temporal.Instant): Promise<readonly Offer[]> {
  return [];
}
