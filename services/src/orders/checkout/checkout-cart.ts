import type { FastifyRequest } from 'fastify';
import { type LoadedCart, lockCart, type Owner } from '../../cart/index.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { memberOf } from '../../platform/http/auth.ts';
import { notFound } from '../../platform/http/errors.ts';
import { carryOver } from '../store/carry-over.ts';

const noCart = () => notFound('CART_NOT_FOUND', 'Cart not found.');

/** Whose cart a request names: the bearer's household's, or that of the guest who knows its id. @throws 404 without either */
export function ownerOf(request: FastifyRequest, guestCartId: string | undefined): Owner {
  const member = memberOf(request);
  if (member) return { householdId: member.householdId };
  if (guestCartId === undefined) throw noCart();
  return { guestCartId };
}

/** A key is a household's, or the guest's who knows the cart. */
export const principalOf = (owner: Owner): string =>
  'householdId' in owner ? owner.householdId : `guest ${owner.guestCartId}`;

/**
 * The cart, locked; one of an order that is being changed isn't checked out. A guest's that was merged leads to the
 * household's, along with what was chosen and held for it (N-6). @throws ServiceError 404 CART_NOT_FOUND
 */
export async function cartToCheckOut(trx: Transaction, owner: Owner, cartId: string): Promise<LoadedCart> {
  const cart = await lockCart(trx, { cartId, owner });
  if (!cart || cart.head.orderNumber !== null) throw noCart();
  if (cart.head.cartId !== cartId) await carryOver(trx, { from: cartId, to: cart.head.cartId });
  return cart;
}
