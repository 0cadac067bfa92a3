import { requireRecentSignIn, requireShopper, shopperOf } from '../../platform/http/auth.ts';
import { notFound, ServiceError } from '../../platform/http/errors.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { drawRoutes as table } from '../contract/draws.ts';
import { drawsDb } from '../store/tables.ts';
import { acknowledge, claim, drawWins } from '../store/wins.ts';
import { winView } from '../views/draws.ts';

const noWin = () => notFound('WIN_NOT_FOUND', 'Win not found.');

/** A household's wins: listed, acknowledged, and claimed (N-31). */
export function winRoutes(app: ServiceApp, context: ServiceContext): void {
  const { clock } = context;
  const db = drawsDb(context.db);

  app.route({
    ...table.winners,
    preHandler: requireShopper,
    handler: async (request) => {
      const wins = await drawWins(db, shopperOf(request).householdId, { acknowledged: false });
      const { programCode } = request.query;
      const asked = wins.filter((win) => programCode === undefined || win.program_code === programCode);
      return { sweepstakesWinners: asked.map(winView) };
    },
  });

  app.route({
    ...table.wins,
    preHandler: requireShopper,
    handler: async (request) => {
      const wins = await drawWins(db, shopperOf(request).householdId, { acknowledged: true });
      return { wins: wins.map(winView) };
    },
  });

  app.route({
    ...table.acknowledge,
    preHandler: requireShopper,
    handler: async (request) => {
      const { programCode, prizeId } = request.body;
      const { householdId } = shopperOf(request);
      if (!(await acknowledge(db, { householdId, programCode, prizeId }))) throw noWin();
      return { programCode, prizeId, displayed: true as const };
    },
  });

  app.route({
    ...table.claim,
    preHandler: requireShopper,
    handler: async (request) => {
      const shopper = shopperOf(request);
      requireRecentSignIn(shopper, clock);
      const { householdId } = shopper;
      const { programCode, prizeId } = request.body;
      const mine = async () =>
        (await drawWins(db, householdId, { acknowledged: true })).find(
          (each) => each.program_code === programCode && each.prize_id === prizeId,
        );
      const named = await mine();
      if (!named) throw noWin();
      const claimed = await claim(db, { householdId, drawId: named.draw_id, now: clock.now() });
      const win = (await mine()) ?? named;
      if (!claimed && (win.status === 'NOTIFIED' || win.status === 'FORFEITED'))
        throw new ServiceError(409, 'CLAIM_EXPIRED', 'The time to claim this prize has passed.');
      return winView(win);
    },
  });
}
