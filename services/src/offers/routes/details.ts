import { memberOf } from '../../platform/http/auth.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { couponRoutes as table } from '../contract/routes.ts';
import { dayOf, knownStore, offersAt } from '../reading/offers-at.ts';
import { disclaimers } from '../rules/disclaimers.ts';
import { isCarried } from '../rules/record.ts';
import { offersById } from '../store/offers.ts';
import { standings } from '../store/standing.ts';
import { couponView } from '../views/coupon.ts';

/** Single offers, offers by product, and what belongs to them. */
export function detailRoutes(app: ServiceApp, { db, clock }: ServiceContext): void {
  app.route({
    ...table.offerDetail,
    handler: async (request) => {
      const { offerId, storeId, offerPgm = 'CC-PD', includeUpc = 'n' } = request.query;
      const store = await knownStore(db, storeId);
      const now = clock.now();
      const householdId = memberOf(request)?.householdId ?? null;
      const [offers, known] = await Promise.all([
        offersById(db, [offerId]),
        standings(db, householdId, dayOf(now, store.timeZone)),
      ]);
      const offer = offers.get(offerId);
      if (!offer || !offerPgm.includes(offer.pgm) || !isCarried(offer, store))
        throw notFound('OFFER_NOT_FOUND', 'There is no such offer.');
      const view = couponView(offer, known.get(offerId), { ...store, now });
      return { offer: { ...view, upcList: includeUpc === 'y' ? [...offer.upcs] : [] } };
    },
  });

  app.route({
    ...table.upcsByOfferIds,
    handler: async ({ query }) => {
      await knownStore(db, query.storeId);
      const offerIds = [...new Set(query.offerId.split(','))];
      const found = await offersById(db, offerIds);
      return { offers: offerIds.map((offerId) => ({ offerId, upcList: [...(found.get(offerId)?.upcs ?? [])] })) };
    },
  });

  app.route({
    ...table.offersByUpc,
    handler: async (request) => {
      const { storeId, offerPgm = 'CC-PD' } = request.query;
      const householdId = memberOf(request)?.householdId ?? null;
      const now = clock.now();
      const { store, all } = await offersAt(db, { storeId, householdId, now });
      const asked = new Set(request.body.upcs.map((upc) => (upc.length === 14 ? upc.replace(/^00/, '') : upc)));
      const offers = all.filter(
        ({ offer }) =>
          offer.offerType !== 'WS' && offerPgm.includes(offer.pgm) && offer.upcs.some((upc) => asked.has(upc)),
      );
      return {
        upcs: [...asked].map((upc) => ({
          upc,
          offerIds: offers.filter(({ offer }) => offer.upcs.includes(upc)).map(({ offer }) => offer.offerId),
        })),
        offers: offers.map(({ offer, standing }) => couponView(offer, standing, { ...store, now })),
      };
    },
  });

  app.route({ ...table.disclaimers, handler: () => ({ disclaimers }) });

  app.route({
    ...table.dealsDepartments,
    handler: async (request) => {
      const householdId = memberOf(request)?.householdId ?? null;
      const { all } = await offersAt(db, { storeId: request.query.storeId, householdId, now: clock.now() });
      const coupons = all.filter(({ offer }) => offer.offerType !== 'WS');
      const groups = Map.groupBy(coupons, ({ offer }) => offer.departmentId);
      return {
        departments: [...groups]
          .map(([departmentId, found]) => ({
            departmentId,
            name: found[0]?.offer.category ?? departmentId,
            offers: found.length,
          }))
          .toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
      };
    },
  });
}
