import type { FastifyRequest } from 'fastify';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import { memberOf } from '../../platform/http/auth.ts';
import { idempotencyOf } from '../../platform/idempotency/idempotency.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { cartToCheckOut, ownerOf, principalOf } from '../checkout/checkout-cart.ts';
import { choosePlace, keepBody, refuseMisfits } from '../checkout/choose.ts';
import { fillInKnown } from '../checkout/fill-in-known.ts';
import { isMember } from '../checkout/membership.ts';
import { type Checkout, loadCheckout } from '../checkout/load-checkout.ts';
import { checkoutRoutes as table } from '../contract/checkout.ts';
import { slotRoutes } from '../contract/slots.ts';
import type { PaymentPort } from '../payments/port.ts';
import { holdSlot, refuseUnfit } from '../slots/hold-slot.ts';
import { noteShown } from '../store/checkouts.ts';
import { checkoutView, shownQuote } from '../views/checkout.ts';
import { heldSlotView } from '../views/slots.ts';
import { notFound } from '../../platform/http/errors.ts';

type Context = ServiceContext & { ports: ReadonlyMap<string, PaymentPort> };

/** What is chosen for a cart (N-60), and holding a time for it (N-59). Guests may look, choose, and hold. */
export function checkoutRoutes(app: ServiceApp, context: Context): void {
  const { db, clock, ports } = context;
  const load = (trx: Transaction, request: FastifyRequest, cart: Checkout['cart']) =>
    loadCheckout(trx, cart, { now: clock.now(), member: memberOf(request), ports });
  const shown = async (trx: Transaction, checkout: Checkout) => {
    if (checkout.choices.shown?.quoteId !== checkout.quoteId)
      await noteShown(trx, checkout.cart.head.cartId, shownQuote(checkout), clock.now());
    return checkoutView(trx, checkout);
  };

  app.route({
    ...table.getCheckout,
    handler: async (request) => {
      const owner = ownerOf(request, request.query.guestCartId);
      return inTransaction(db, async (trx) => {
        const cart = await cartToCheckOut(trx, owner, request.params.cartId);
        await fillInKnown(trx, cart, { member: memberOf(request), now: clock.now() });
        return shown(trx, await load(trx, request, cart));
      });
    },
  });

  app.route({
    ...table.setCheckout,
    handler: async (request) => {
      const { body, params } = request;
      const owner = ownerOf(request, body.guestCartId);
      const once = idempotencyOf(context, request, principalOf(owner));
      return inTransaction(db, (trx) =>
        once.run(trx, async () => {
          const now = clock.now();
          const cart = await cartToCheckOut(trx, owner, params.cartId);
          const placed = await choosePlace(trx, cart, body, { member: memberOf(request), now });
          await keepBody(trx, placed.head.cartId, body, now);
          await fillInKnown(trx, placed, { member: memberOf(request), now });
          const checkout = await load(trx, request, placed);
          refuseMisfits(checkout, body);
          return shown(trx, checkout);
        }),
      );
    },
  });

  app.route({
    ...slotRoutes.holdSlot,
    handler: async (request) => {
      const { cartId, guestCartId } = request.body;
      const owner = ownerOf(request, guestCartId);
      const once = idempotencyOf(context, request, principalOf(owner));
      return inTransaction(db, (trx) =>
        once.run(trx, async () => {
          const cart = await cartToCheckOut(trx, owner, cartId);
          const { head } = cart;
          const { storeId, channel } = head;
          if (channel !== 'PICKUP' && channel !== 'DELIVERY')
            throw notFound('SLOT_NOT_FOUND', 'This cart needs no time.');
          const held = await holdSlot(
            trx,
            { cartId: head.cartId, storeId, channel },
            request.params.slotId,
            clock.now(),
          );
          await refuseUnfit(trx, cart, held, clock.now());
          return heldSlotView(held, { channel, isMember: await isMember(trx, owner, clock.now()) });
        }),
      );
    },
  });
}
