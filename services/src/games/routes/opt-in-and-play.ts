import { storeById } from '../../stores/index.ts';
import { requireShopper, shopperOf } from '../../platform/http/auth.ts';
import { iso } from '../../platform/clock.ts';
import { idempotencyOf } from '../../platform/idempotency/idempotency.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { gamesRoutes as table } from '../contract/games.ts';
import { takeFreePlay } from '../play/free-play.ts';
import { requirements } from '../play/opt-in-facts.ts';
import { optIn } from '../play/opt-in.ts';
import { play } from '../play/play.ts';
import { noProgram } from '../rules/refusals.ts';
import { zoneOf } from './programs.ts';
import { commitOf } from '../rules/proof.ts';
import { standings } from '../store/households.ts';
import { lastPlay } from '../store/plays.ts';
import { markSeen, gameByCode, programOfDivision, rulesOf } from '../store/programs.ts';
import { gamesDb } from '../store/tables.ts';
import { playView, pointsView } from '../views/programs.ts';

/** Opting in and playing, and the reads around them. */
export function gameplayRoutes(app: ServiceApp, context: ServiceContext): void {
  const { clock } = context;
  const db = gamesDb(context.db);

  app.route({
    ...table.postGameDetails,
    preHandler: requireShopper,
    handler: async (request) => {
      const shopper = shopperOf(request);
      const program = await gameByCode(db, request.query.programCode);
      if (!program) throw noProgram();
      const now = clock.now();
      const [[standing], last] = await Promise.all([
        standings(db, shopper.householdId, [program], now, await zoneOf(context, shopper)),
        lastPlay(db, shopper.householdId, program.code),
      ]);
      if (!standing) throw noProgram();
      const { reason, nextPlayAt } = standing.playability;
      return {
        programCode: program.code,
        lastPlay: last ? playView(last, now) : null,
        balances: pointsView(standing, now),
        canPlayAgain: reason === null,
        cannotPlayReason: reason,
        nextPlayAt: nextPlayAt && iso(nextPlayAt),
        nextCommit: standing.balance && commitOf(standing.balance.server_seed),
      };
    },
  });

  app.route({
    ...table.rules,
    handler: async ({ params: { programCode }, query: { storeId } }) => {
      const store = storeId === undefined ? null : await storeById(context.db, storeId);
      const program =
        storeId === undefined
          ? await gameByCode(db, programCode)
          : store && (await programOfDivision(db, programCode, store.division));
      const rules = program && (await rulesOf(db, program.code));
      if (!rules) throw noProgram();
      return {
        programCode: rules.program_code,
        version: rules.version,
        hash: rules.hash,
        effectiveFrom: iso(rules.effective_from),
        minimumAge: rules.minimum_age,
        sections: rules.sections,
        voidWhere: rules.void_where,
        programTitle: program.game.title,
        timeZone: rules.time_zone ?? 'UTC',
      };
    },
  });

  app.route({
    ...table.optInRequirements,
    preHandler: requireShopper,
    handler: async (request) => requirements(context, shopperOf(request), request.query),
  });

  app.route({
    ...table.optIn,
    preHandler: requireShopper,
    handler: async (request) => optIn(context, shopperOf(request), request.body, idempotencyOf(context, request)),
  });

  app.route({
    ...table.play,
    preHandler: requireShopper,
    handler: async (request) =>
      play(context, shopperOf(request), { ...request.body, idempotencyKey: request.headers['idempotency-key'] }),
  });

  app.route({
    ...table.takeFreePlay,
    preHandler: requireShopper,
    handler: async (request) =>
      takeFreePlay(context, shopperOf(request), request.body.programCode, idempotencyOf(context, request)),
  });

  app.route({
    ...table.howItWorks,
    preHandler: requireShopper,
    handler: async (request) => {
      const { programCode } = request.query;
      if (!(await gameByCode(db, programCode))) throw noProgram();
      await markSeen(db, shopperOf(request).householdId, programCode, clock.now());
      return { programCode, howItWorks: true as const };
    },
  });
}
