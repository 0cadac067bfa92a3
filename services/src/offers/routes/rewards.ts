import { iso } from '../../platform/clock.ts';
import { requireShopper, shopperOf } from '../../platform/http/auth.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { rewardsRoute } from '../contract/rewards.ts';
import { rewardTitle } from '../rules/rewards.ts';
import { offerBook } from '../store/offers.ts';
import { rewardsOf } from '../store/rewards.ts';

/** As many as a list shows. */
const most = 200;

/** What offers have brought the bearer's household. */
export function rewardRoutes(app: ServiceApp, { db }: ServiceContext): void {
  app.route({
    ...rewardsRoute,
    preHandler: requireShopper,
    handler: async (request) => {
      const [rows, { byId }] = await Promise.all([rewardsOf(db, shopperOf(request).householdId, most), offerBook(db)]);
      return {
        rewards: rows.map((row) => {
          const offer = byId.get(row.offer_id);
          return {
            rewardId: row.reward_id,
            offerId: row.offer_id,
            title: offer ? rewardTitle(offer) : row.offer_id,
            points: row.points,
            valueCents: row.value_cents,
            orderNumber: row.order_number,
            earnedAt: iso(row.earned_at),
            returnedAt: row.returned_at && iso(row.returned_at),
          };
        }),
      };
    },
  });
}
