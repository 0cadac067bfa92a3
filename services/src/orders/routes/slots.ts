import type { FastifyRequest } from 'fastify';
import { quoteCart, readCart } from '../../cart/index.ts';
import { memberOf } from '../../platform/http/auth.ts';
import { notFound, ServiceError } from '../../platform/http/errors.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { offeringsOf, shopRefusal, type ShopRefusal, storeById } from '../../stores/index.ts';
import { isMember } from '../checkout/membership.ts';
import { slotRoutes as table } from '../contract/slots.ts';
import { storeChannel, storeSlots } from '../slots/store-slots.ts';
import { unfitLines } from '../slots/unfit-lines.ts';
import { slotView } from '../views/slots.ts';

const refusals: Readonly<Record<ShopRefusal, [message: string, field: string]>> = {
  CHANNEL_NOT_OFFERED: ["This store doesn't offer that.", 'channel'],
  ZIP_CODE_REQUIRED: ['Enter the ZIP code to deliver to.', 'zip'],
  OUTSIDE_DELIVERY_AREA: ["This store doesn't deliver there.", 'zip'],
};

interface AskedCart {
  cartId?: string;
  guestCartId?: string;
  storeId: string;
}

/** Times of a store, and holding one for a cart (N-59). */
export function slotRoutes(app: ServiceApp, { db, clock }: ServiceContext): void {
  const linesOf = async (request: FastifyRequest, { cartId, guestCartId, storeId }: AskedCart) => {
    const member = memberOf(request);
    const owner = member ? { householdId: member.householdId } : guestCartId === undefined ? null : { guestCartId };
    const cart = cartId !== undefined && owner ? await readCart(db, { cartId, owner }) : null;
    if (cart?.head.storeId !== storeId) return [];
    return (await quoteCart(db, cart, { now: clock.now() })).lines;
  };

  app.route({
    ...table.getSlots,
    handler: async (request) => {
      const { storeId, channel, zip = null } = request.query;
      const now = clock.now();
      const store = await storeById(db, storeId);
      if (!store) throw notFound('STORE_NOT_FOUND', 'No store has this number.');
      const offering = (await offeringsOf(db))(storeId);
      const refusal = shopRefusal(offering, { channel: storeChannel[channel], zipCode: zip });
      if (refusal) throw new ServiceError(409, refusal, ...refusals[refusal]);
      const member = memberOf(request);
      const [slots, lines, hasFreshPass] = await Promise.all([
        storeSlots(db, store, channel, now),
        linesOf(request, request.query),
        member !== null && isMember(db, member, now),
      ]);
      return {
        slots: slots.map((slot) =>
          slotView(slot, unfitLines(lines, slot.start, { store, offering, now }), { channel, isMember: hasFreshPass }),
        ),
      };
    },
  });
}
