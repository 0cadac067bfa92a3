import { requireShopper, shopperOf } from '../../platform/http/auth.ts';
import { iso } from '../../platform/clock.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { storeById } from '../../stores/index.ts';
import { offersRoutes as table } from '../contract/offers.ts';
import { bonusPathStatus, clamped } from '../rules/challenge.ts';
import { challengesOf } from '../store/challenges.ts';
import { personalOffersOf } from '../store/personal-offers.ts';

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
      const store = await storeById(db, request.query.storeId);
      if (!store) throw new ServiceError(404, 'STORE_NOT_FOUND', 'Store not found.', 'storeId');
      const now = clock.now();
      const rows = await challengesOf(db, store.division, shopperOf(request).householdId, now);
      return {
        challenges: rows.map((row) => ({
          offerId: row.offer_id,
          title: row.title,
          description: row.description,
          imageId: row.image_id,
          rewardText: row.reward_text,
          bonusPathStatus: bonusPathStatus({ reached: row.reached, target: row.target, endAt: row.end_at }, now),
          endDate: iso(row.end_at),
          continuity: {
            units: row.units,
            progressValue: clamped(row.reached ?? 0, row.target),
            targetValue: row.target,
          },
        })),
      };
    },
  });
}
