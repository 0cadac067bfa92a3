import { notYours, requireShopper, shopperOf } from '../../platform/http/auth.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { dealsRoutes as table } from '../contract/deals.ts';
import { dealsFor } from '../reading/deals-for.ts';
import { offerFor } from '../reading/offer-for.ts';

/** Deals that are chosen for the bearer's household. */
export function dealRoutes(app: ServiceApp, { db, clock }: ServiceContext): void {
  app.route({
    ...table.personalizedDeals,
    preHandler: requireShopper,
    handler: (request) => {
      const { householdId } = shopperOf(request);
      const { storeId, assortmentChannel: channel, uiPageSize: size, householdId: asked } = request.body;
      if (asked !== householdId) throw notYours();
      return dealsFor(db, { householdId, storeId, channel, size, now: clock.now() });
    },
  });
  app.route({
    ...table.personalizedOffer,
    preHandler: requireShopper,
    handler: async (request) => {
      const { offerId, storeId, includeUpc = 'n' } = request.query;
      const { householdId } = shopperOf(request);
      const viewer = { storeId, householdId, now: clock.now() };
      const offer = await offerFor(db, viewer, { offerId, offerPgm: 'PD', withUpcs: includeUpc === 'y' });
      if (!offer) throw notFound('OFFER_NOT_FOUND', 'There is no such offer.');
      return { offer };
    },
  });
}
