import type { ClipPlan } from '../../../../pricing/clips/clip-plan.ts';
import { clipTogether } from '../../offers/index.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Random } from '../../platform/random.ts';
import { type CouponCart, planFor } from './cart-coupons.ts';

/** What was clipped for a cart, and what that changes. */
export interface ClippedForCart {
  plan: ClipPlan;
  clips: { offerId: string; clipId: string }[];
}

/** As often as others may take the last one of an offer meanwhile. */
const mostTries = 5;

/** Clips what lowers a cart's total, all of it or none; without what others have just used up, it is decided anew. */
export async function clipForCart(
  trx: Transaction,
  random: Random,
  cart: CouponCart,
  { householdId, now }: { householdId: string; now: Temporal.Instant },
): Promise<ClippedForCart> {
  const gone = new Set<string>();
  for (let tries = 0; tries < mostTries; tries++) {
    const plan = await planFor(cart, gone);
    const { storeId } = cart;
    const { clips, refused } = await clipTogether(trx, random, { householdId, storeId, offerIds: plan.offerIds, now });
    if (refused.length === 0) return { plan, clips };
    for (const offerId of refused) gone.add(offerId);
  }
  const plan = await planFor({ ...cart, offers: cart.inputs.offers });
  return { plan, clips: [] };
}
