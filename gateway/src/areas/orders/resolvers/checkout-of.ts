import type { GatewayContext } from '../../../context.ts';
import type { CheckoutChoices } from '../../../generated/rest.ts';
import { guestCartId } from '../../../session/guest-cart-cookie.ts';
import { cartsOf } from '../../cart/published.ts';
import type { CheckoutModel } from '../models.ts';
import type { CartRef } from '../source.ts';

const cartForm = /^[\w-]{1,64}$/;

/** A cart as the visitor names it; null for what no cart could be called. */
export const cartRef = ({ jar }: Pick<GatewayContext, 'jar'>, cartId: string): CartRef | null =>
  cartForm.test(cartId) ? { cartId, guestCartId: guestCartId(jar) ?? undefined } : null;

/** The checkout of one of the visitor's carts; null if there's no such cart (T-24). */
export async function checkoutOf(context: GatewayContext, cartId: string): Promise<CheckoutModel | null> {
  const ref = cartRef(context, cartId);
  if (ref === null) return null;
  // First the carts: a guest's that is merged now has another id in the checkout.
  await cartsOf(context);
  const choices = await context.sources.orders.checkout(ref);
  return choices && withCart(context, choices);
}

/** What was chosen, with its cart; null if the cart is gone. */
export async function withCart(context: GatewayContext, choices: CheckoutChoices): Promise<CheckoutModel | null> {
  const { carts } = await cartsOf(context);
  const cart = carts.find((each) => each.cartId === choices.cartId);
  if (!cart) return null;
  const store = await context.sources.stores.store(choices.storeId).catch(() => null);
  return { choices, cart, timeZone: store?.timeZone ?? 'America/Los_Angeles' };
}
