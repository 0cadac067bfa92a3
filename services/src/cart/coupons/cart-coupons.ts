import { isAmong } from '../../../../pricing/eligibility.ts';
import { type ClipPlan, clipPlanSteps } from '../../../../pricing/clips/clip-plan.ts';
import type { Steps } from '../../../../pricing/steps.ts';
import type { Offer } from '../../../../pricing/offer.ts';
import { clippableOffers, localMoment } from '../../offers/index.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { CartCategory } from '../rules/kinds.ts';
import { inTimeFor } from '../rules/offers-in-order.ts';
import type { PriceInputs } from '../rules/price-inputs.ts';
import { inTurns } from '../../platform/in-turns.ts';
import { findCart, type Owner } from '../store/carts.ts';
import { linesOf } from '../store/lines.ts';
import { quoteCart } from '../quotes/quote-cart.ts';

/** A cart and what could be clipped for it. */
export interface CouponCart {
  storeId: string;
  category: CartCategory;
  inputs: PriceInputs;
  /** What is clipped and could be, as far as it has to do with the cart. */
  offers: readonly Offer[];
}

/**
 * A cart with every offer that has to do with it; so it is with an order that is being changed, for which coupons count until
 * its cut-off (N-40). A guest's, what a seller ships, and what a business orders take no more coupons (S-12, N-63, S-165).
 * @throws ServiceError 404 CART_NOT_FOUND
 */
export async function couponCart(
  db: Database,
  { cartId, owner, now }: { cartId: string; owner: Owner; now: Temporal.Instant },
): Promise<CouponCart> {
  const head = await findCart(db, { cartId, owner });
  if (!head) throw notFound('CART_NOT_FOUND', 'There is no such cart.');
  const lines = (await linesOf(db, [head.cartId])).get(head.cartId) ?? [];
  const { inputs, store } = await quoteCart(db, { head, lines }, { now });
  const isHousehold = head.category !== '1P_B2B' && 'householdId' in owner;
  const takesMore = isHousehold && head.sellerId === null;
  const clippable = takesMore ? await clippableOffers(db, { householdId: owner.householdId, store, now }) : [];
  const at = { placedAt: inputs.context.placedAt, nowLocal: localMoment(now, store.timeZone) };
  const open = head.ordered ? clippable.map((offer) => inTimeFor(offer, at)) : clippable;
  // An order holds a coupon that its household has unclipped.
  const held = new Set(inputs.offers.map(({ offerId }) => offerId));
  const reaching = open.filter(
    ({ offerId, buy }) => !held.has(offerId) && inputs.lines.some((line) => isAmong(buy, line)),
  );
  return { storeId: head.storeId, category: head.category, inputs, offers: [...inputs.offers, ...reaching] };
}

/** What to clip for a cart, besides what can't be clipped any more. */
export const planFor = (cart: CouponCart, refused: ReadonlySet<string> = new Set()): Promise<ClipPlan> =>
  inTurns(planSteps(cart, refused));

export const planSteps = (
  { inputs: { lines, context }, offers }: CouponCart,
  refused: ReadonlySet<string> = new Set(),
): Steps<ClipPlan> =>
  clipPlanSteps(
    lines,
    offers.filter(({ offerId }) => !refused.has(offerId)),
    context,
  );
