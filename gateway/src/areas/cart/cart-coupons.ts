import type { GatewayContext } from '../../context.ts';
import type { Cart, CartCoupons } from '../../generated/rest.ts';
import { cartOwner } from '../../session/cart-owner.ts';

/**
 * What coupons could do for a cart, and what less of a line would lose; a guest's cart has no coupons, and a minimum all the
 * same (N-60). null for a seller's cart, and if nobody can say: a cart is shown without. Whoever of a visit asks, there is one
 * call for each cart.
 */
export async function couponsFor(
  { cartId, program, lines }: Pick<Cart, 'cartId' | 'program' | 'lines'>,
  context: GatewayContext,
): Promise<CartCoupons | null> {
  if (program === 'mkp' || lines.length === 0) return null;
  try {
    const owner = await cartOwner(context);
    if (owner.isGuest && owner.guestCartId === undefined) return null;
    return await context.sources.cart.coupons(owner, cartId);
  } catch (error) {
    context.log.warn({ err: error }, 'what coupons could do for a cart could not be loaded');
    return null;
  }
}
