import { LRUCache } from 'lru-cache';
import { digestOf, quoteInputs } from '../../../../pricing/receipts/digest.ts';
import type { CartCouponsView } from '../contract/coupons.ts';
import { cartCouponsSteps } from './coupons.ts';
import { type CouponCart, planFor } from '../coupons/cart-coupons.ts';
import { inTurns } from '../../platform/in-turns.ts';

/** Answers by what they depend on, those that are being worked out among them: the same question is answered once. */
const known = new LRUCache<string, Promise<CartCouponsView>>({ max: 500 });

/** What could be clipped for a cart, and what less of a line would lose. */
export function couponsFor(cart: CouponCart): Promise<CartCouponsView> {
  const { inputs, offers, category } = cart;
  const clipped = inputs.offers.map(({ offerId }) => offerId).join();
  const digest = digestOf(quoteInputs(inputs.lines, offers, inputs.context));
  const key = `${digest} ${category} ${inputs.feeCents} ${clipped}`;
  const answer = known.get(key) ?? workedOut(cart);
  known.set(key, answer);
  answer.catch(() => known.delete(key));
  return answer;
}

async function workedOut(cart: CouponCart): Promise<CartCouponsView> {
  return inTurns(cartCouponsSteps(cart, await planFor(cart)));
}
