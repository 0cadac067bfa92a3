import { join } from 'node:path';
import { storeById } from '../identity/directory.ts';
import { requireShopper, shopperOf } from '../platform/auth.ts';
import { iso } from '../platform/clock.ts';
import { ServiceError } from '../platform/errors.ts';
import type { Service, ServiceApp, ServiceContext } from '../platform/service.ts';
import { offersModels, offersRoutes as table } from './contract.ts';
import { personalOffersOf } from './personal-offers.ts';
import { bonusPathStatus, clamped } from './rules/challenge.ts';
import { challengesOf } from './store/challenges.ts';

/** Offers: the Bonus Path challenges of a household and the offers of its own (S-94, N-26, N-46). */
export const offers: Service = {
  name: 'offers',
  models: offersModels,
  migrations: join(import.meta.dirname, 'schema'),
  routes,
};

function routes(app: ServiceApp, { db, clock }: ServiceContext): void {
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
      if (!store) throw new ServiceError(404, 'STORE_NOT_FOUND', 'There is no such store.', 'storeId');
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
