import { notYours, requireShopper, shopperOf } from '../../platform/http/auth.ts';
import { notFound, type ServiceError } from '../../platform/http/errors.ts';
import { withIdempotency } from '../../platform/idempotency/idempotency.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { lockClips } from '../clipping/clip.ts';
import { allocationRoute } from '../contract/allocation.ts';
import { offersAt } from '../reading/offers-at.ts';
import { allocate, isRegistration } from '../store/allocations.ts';
import { offerBook } from '../store/offers.ts';
import { couponView } from '../views/coupon.ts';

const noEvent = (): ServiceError => notFound('EVENT_NOT_FOUND', 'There is no such event of this household.');

/** Offers for what has just happened to a household. */
export function allocationRoutes(app: ServiceApp, context: ServiceContext): void {
  const { db, clock } = context;
  app.route({
    ...allocationRoute,
    preHandler: requireShopper,
    handler: async (request) => {
      const { customerId, householdId } = shopperOf(request);
      const { body } = request;
      if (body.customerId !== customerId || body.householdId !== householdId) throw notYours();
      const now = clock.now();
      const asked = new Set(body.offers.map(({ externalOfferId }) => externalOfferId));
      const { byId } = await offerBook(db);
      const offerIds = [...byId.values()].flatMap(({ offerId, externalId, card }) =>
        card.instantAllocation && externalId !== null && asked.has(externalId) ? [offerId] : [],
      );
      const event = { householdId, correlationId: body.eventCorrelationId, name: body.eventName, at: now };
      const { given } = await withIdempotency(context, request, async (trx) => {
        if (!(await isRegistration(trx, householdId, event.correlationId))) throw noEvent();
        await lockClips(trx, householdId);
        return { given: await allocate(trx, event, offerIds) };
      });
      const { store, all } = await offersAt(db, { storeId: request.query.storeId, householdId, now });
      const offers = all.filter(({ offer }) => given.includes(offer.offerId));
      return {
        companionGalleryOffer: Object.fromEntries(
          offers.map(({ offer, standing }) => [offer.offerId, couponView(offer, standing, { ...store, now })]),
        ),
        nextPageToken: null,
        total: offers.length,
      };
    },
  });
}
