import { notFound, ServiceError } from '../../platform/http/errors.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { offeringsOf, shopRefusal, type ShopRefusal, storeById } from '../../stores/index.ts';
import { slotRoutes as table } from '../contract/slots.ts';
import { storeChannel, storeSlots } from '../slots/store-slots.ts';
import { slotView } from '../views/slots.ts';

const refusals: Readonly<Record<ShopRefusal, [message: string, field: string]>> = {
  CHANNEL_NOT_OFFERED: ["This store doesn't offer that.", 'channel'],
  ZIP_CODE_REQUIRED: ['Enter the ZIP code to deliver to.', 'zip'],
  OUTSIDE_DELIVERY_AREA: ["This store doesn't deliver there.", 'zip'],
};

/** Times of a store, and holding one for a cart (N-59). */
export function slotRoutes(app: ServiceApp, { db, clock }: ServiceContext): void {
  app.route({
    ...table.getSlots,
    handler: async (request) => {
      const { storeId, channel, zip = null } = request.query;
      const store = await storeById(db, storeId);
      if (!store) throw notFound('STORE_NOT_FOUND', 'No store has this number.');
      const refusal = shopRefusal((await offeringsOf(db))(storeId), { channel: storeChannel[channel], zipCode: zip });
      if (refusal) throw new ServiceError(409, refusal, ...refusals[refusal]);
      return { slots: (await storeSlots(db, store, channel, clock.now())).map(slotView) };
    },
  });
}
