import { memberOf, requireShopper, shopperOf } from '../../platform/http/auth.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { couponRoutes as table } from '../contract/routes.ts';
import { offerFor } from '../reading/offer-for.ts';
import { knownStore, offersAt } from '../reading/offers-at.ts';
import { disclaimers } from '../rules/disclaimers.ts';
import { isChallenge } from '../rules/rewards.ts';
import { endLocal, localMoment, needsFreshPass, titleOf } from '../rules/record.ts';
import { personalOfferNames } from '../store/personal-uses.ts';
import { offersById } from '../store/offers.ts';
import { couponView } from '../views/coupon.ts';

/** Single offers, offers by product, and what belongs to them. */
export function detailRoutes(app: ServiceApp, { db, clock }: ServiceContext): void {
  app.route({
    ...table.offerDetail,
    handler: async (request) => {
      const { offerId, storeId, offerPgm = 'CC-PD', includeUpc = 'n' } = request.query;
      const householdId = memberOf(request)?.householdId ?? null;
      const viewer = { storeId, householdId, now: clock.now() };
      const offer = await offerFor(db, viewer, { offerId, offerPgm, withUpcs: includeUpc === 'y' });
      if (!offer) throw notFound('OFFER_NOT_FOUND', 'There is no such offer.');
      return { offer };
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

  app.route({
    ...table.offerNames,
    preHandler: requireShopper,
    handler: async (request) => {
      const asked = [...new Set(request.query.offerId.split(','))];
      const { householdId, storeId } = shopperOf(request);
      const found = await offersById(db, asked);
      const others = asked.filter((offerId) => !found.has(offerId));
      const own = others.length > 0 ? await personalOfferNames(db, householdId, others) : [];
      const { timeZone } = own.length > 0 ? await knownStore(db, storeId) : { timeZone: 'UTC' };
      const ofOwn = own.map(({ offerId, title, prizeId, expiresAt }) => ({
        offerId,
        title,
        ...(prizeId === null ? {} : { prizeId }),
        endLocal: localMoment(expiresAt, timeZone),
        points: 0,
        forMembers: false,
      }));
      const ofAll = [...found.values()].map((offer) => ({
        offerId: offer.offerId,
        title: titleOf(offer),
        name: offer.card.name,
        category: offer.category,
        categoryType: offer.departmentId,
        isChallenge: isChallenge(offer),
        deal: offer.card.deal ?? null,
        ...(offer.card.translations ? { translations: offer.card.translations } : {}),
        endLocal: endLocal(offer),
        points: offer.rule.rewardPoints ?? 0,
        forMembers: needsFreshPass(offer),
      }));
      return { offers: [...ofAll, ...ofOwn] };
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
