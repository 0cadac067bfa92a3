import type { FastifyRequest } from 'fastify';
import { lockOffers } from '../../offers/index.ts';
import { memberOf, requireShopper, shopperOf } from '../../platform/http/auth.ts';
import { unauthorized } from '../../platform/http/errors.ts';
import { withIdempotency } from '../../platform/idempotency/idempotency.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { cartRoutes as table } from '../contract/routes.ts';
import { couponCart } from '../coupons/cart-coupons.ts';
import { couponsFor } from '../views/known-coupons.ts';
import { clipForCart } from '../coupons/clip-for-cart.ts';
import type { Owner } from '../store/carts.ts';
import { clippedForCartView } from '../views/coupons.ts';

/** Coupons that lower the total of a cart of the bearer's household, and what less of a line would lose, also of a guest's. */
export function couponRoutes(app: ServiceApp, context: ServiceContext): void {
  const { db, clock, random } = context;

  app.route({
    ...table.cartCoupons,
    handler: async (request) => {
      const owner = ownerOf(request, request.query.guestCartId);
      const cart = await couponCart(db, { ...request.params, owner, now: clock.now() });
      return couponsFor(cart);
    },
  });

  app.route({
    ...table.clipForCart,
    preHandler: requireShopper,
    handler: async (request) => {
      const { householdId } = shopperOf(request);
      const now = clock.now();
      return withIdempotency(context, request, async (trx) => {
        // A coupon that is being clipped meanwhile would be neither among those of the cart nor among those to clip.
        await lockOffers(trx, householdId);
        const cart = await couponCart(trx, { ...request.params, owner: { householdId }, now });
        return clippedForCartView(cart, await clipForCart(trx, random, cart, { householdId, now }));
      });
    },
  });
}

/** Whose cart it is. @throws ServiceError 401 for a visitor who names none */
function ownerOf(request: FastifyRequest, guestCartId: string | undefined): Owner {
  const member = memberOf(request);
  if (member) return { householdId: member.householdId };
  if (guestCartId === undefined) throw unauthorized();
  return { guestCartId };
}
