import { requireShopper, shopperOf } from '../../platform/http/auth.ts';
import { iso } from '../../platform/clock.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { offersRoutes as table } from '../contract/offers.ts';
import { offersAt } from '../reading/offers-at.ts';
import { isOnPath } from '../rules/challenge.ts';
import { personalOffersOf } from '../store/personal-offers.ts';
import { challengeView } from '../views/challenge.ts';
import { couponView } from '../views/coupon.ts';

/** A household's own offers and its Bonus Path challenges. */
export function offerRoutes(app: ServiceApp, { db, clock }: ServiceContext): void {
  app.route({
    ...table.personalOffers,
    preHandler: requireShopper,
    handler: async (request) => {
      const rows = await personalOffersOf(db, shopperOf(request).householdId, clock.now());
      return {
        offers: rows.map((row) => ({
          offerId: row.offer_id,
          campaignOfferId: row.campaign_offer_id,
          title: row.title,
          description: row.description,
          imageId: row.image_id,
          valueCents: row.value_cents,
          status: row.status,
          inMyList: row.in_my_list,
          clippedAt: row.clipped_at && iso(row.clipped_at),
          expiresAt: iso(row.expires_at),
        })),
      };
    },
  });

  app.route({
    ...table.challenges,
    preHandler: requireShopper,
    handler: async (request) => {
      const now = clock.now();
      const viewer = { storeId: request.query.storeId, householdId: shopperOf(request).householdId, now };
      const { store, all } = await offersAt(db, viewer);
      const own = all
        .filter(({ offer, standing }) => isOnPath(offer, standing))
        .map(({ offer, standing }) => couponView(offer, standing, { ...store, now }))
        .toSorted(
          (one, other) =>
            (one.purchaseRank ?? Infinity) - (other.purchaseRank ?? Infinity) || (one.offerId < other.offerId ? -1 : 1),
        );
      return { challenges: own.flatMap((coupon) => challengeView(coupon) ?? []) };
    },
  });
}
