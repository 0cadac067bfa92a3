import { notFound } from '../../platform/http/errors.ts';
import { requireRecentSignIn, requireShopper, shopperOf } from '../../platform/http/auth.ts';
import { iso } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { withIdempotency } from '../../platform/idempotency/idempotency.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { choose } from '../prizes/choices.ts';
import { gamesRoutes as table } from '../contract/games.ts';
import { holdPrize, releaseHold } from '../prizes/holds.ts';
import { redeem } from '../prizes/redemption.ts';
import { rewardsProgramCode } from '../rules/rewards/rewards.ts';
import { expiringPoints } from '../store/rewards/rewards-program.ts';
import { redemptionViews } from '../views/redemptions.ts';
import { rewardPointsView } from '../views/rewards.ts';
import { askForStock, forgetStock } from '../prizes/stock-alerts.ts';
import { redemptionById, redemptionsOf } from '../store/redemptions.ts';
import { rewardsOf } from '../store/rewards/rewards.ts';
import { gamesDb } from '../store/tables.ts';

/** Redeeming, choosing, and holding prizes, and rereading the result (G-88, N-26). */
export function redemptionRoutes(app: ServiceApp, context: ServiceContext): void {
  const { clock, random } = context;
  const db = gamesDb(context.db);

  app.route({
    ...table.redeem,
    preHandler: requireShopper,
    handler: async (request) => {
      const shopper = shopperOf(request);
      requireRecentSignIn(shopper, clock);
      const { deliveryAddressId: _, ...body } = request.body;
      return redeem(context, shopper, { ...body, idempotencyKey: request.headers['idempotency-key'] });
    },
  });

  app.route({
    ...table.choose,
    preHandler: requireShopper,
    handler: async (request) => {
      const shopper = shopperOf(request);
      requireRecentSignIn(shopper, clock);
      return choose(context, shopper, { ...request.body, idempotencyKey: request.headers['idempotency-key'] });
    },
  });

  app.route({
    ...table.redemptions,
    preHandler: requireShopper,
    handler: async (request) => {
      const rows = await redemptionsOf(db, shopperOf(request).householdId, request.query.prizeId);
      return { redemptions: await redemptionViews(db, random, rows) };
    },
  });

  app.route({
    ...table.redemption,
    preHandler: requireShopper,
    handler: async (request) => {
      const row = await redemptionById(db, shopperOf(request).householdId, request.params.redemptionId);
      const [view] = await redemptionViews(db, random, row ? [row] : []);
      if (!view) throw notFound('REDEMPTION_NOT_FOUND', 'Redemption not found.');
      return view;
    },
  });

  app.route({
    ...table.hold,
    preHandler: requireShopper,
    handler: async (request) =>
      withIdempotency(context, request, (trx) => holdPrize(trx, context, shopperOf(request), request.params.prizeId)),
  });

  app.route({
    ...table.releaseHold,
    preHandler: requireShopper,
    handler: async (request) => {
      const { prizeId } = request.params;
      const shopper = shopperOf(request);
      const released = await inTransaction(context.db, (trx) => releaseHold(trx, clock, shopper, prizeId));
      return { prizeId, released };
    },
  });

  app.route({
    ...table.askForStock,
    preHandler: requireShopper,
    handler: async (request) => {
      const { prizeId } = request.params;
      await askForStock(context, { prizeId, householdId: shopperOf(request).householdId });
      return { prizeId, stockAlert: true };
    },
  });

  app.route({
    ...table.forgetStock,
    preHandler: requireShopper,
    handler: async (request) => {
      const { prizeId } = request.params;
      await forgetStock(context, { prizeId, householdId: shopperOf(request).householdId });
      return { prizeId, stockAlert: false };
    },
  });

  app.route({
    ...table.groceryRewards,
    preHandler: requireShopper,
    handler: async (request) => {
      const of = { householdId: shopperOf(request).householdId, now: clock.now() };
      const [credits, points] = await Promise.all([
        rewardsOf(db, of.householdId, of.now),
        expiringPoints(db, { ...of, programCode: rewardsProgramCode }),
      ]);
      return {
        balanceCents: credits.reduce((sum, credit) => sum + credit.left_cents, 0),
        points: rewardPointsView(points),
        rewards: credits.map((credit) => ({
          rewardId: credit.id,
          title: credit.title,
          ...(credit.prize_id === null ? {} : { prizeId: credit.prize_id }),
          ...(credit.offer_id === null ? {} : { offerId: credit.offer_id }),
          valueCents: credit.value_cents,
          leftCents: credit.left_cents,
          earnedAt: iso(credit.at),
          expiresAt: iso(credit.expires_at),
        })),
      };
    },
  });
}
