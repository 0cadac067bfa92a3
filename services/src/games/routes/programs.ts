import { customerById } from '../../identity/index.ts';
import { notFound } from '../../platform/http/errors.ts';
import { type Store, storeById } from '../../stores/index.ts';
import { notYours, requireShopper, shopperOf, type Principal } from '../../platform/http/auth.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { gamesRoutes as table } from '../contract/games.ts';
import { refusalsOf } from '../play/opt-in-refusals.ts';
import { knownFrom } from '../play/prize-eligibility.ts';
import { standInsOf } from '../play/stand-ins.ts';
import { householdFacts } from '../store/household-facts.ts';
import { prizeViews } from '../prizes/shopper-prizes.ts';
import { standings } from '../store/households.ts';
import { prizeById, prizesOf } from '../store/prizes.ts';
import { optInEnhancements, programsByCode, programsOfDivision } from '../store/programs.ts';
import { gamesDb } from '../store/tables.ts';
import { pointsView, programView } from '../views/programs.ts';

/** Programs, points, and prizes as a shopper reads them. */
export function readRoutes(app: ServiceApp, context: ServiceContext): void {
  const { clock } = context;
  const db = gamesDb(context.db);

  app.route({
    ...table.programs,
    preHandler: requireShopper,
    handler: async (request) => {
      const shopper = shopperOf(request);
      const now = clock.now();
      const codes = request.query.programCodes;
      const [facts, customer] = await Promise.all([
        householdFacts(db, shopper, now),
        customerById(db, shopper.customerId),
      ]);
      const store = await asked(context, request.query.storeId);
      const { division } = store;
      const programs = await programsOfDivision(db, { division, now, codes: codes ? listOf(codes) : undefined });
      const known = async () => knownFrom(customer, facts.ageRecord);
      const [refusalOf, standIns, optInEnhancementsEnabled] = await Promise.all([
        refusalsOf(programs, { shopper, store, now, facts, known }),
        standInsOf(
          context,
          shopper,
          store,
          programs.map(({ row }) => row),
          known,
        ),
        optInEnhancements(db, division),
      ]);
      const view = (optedIn: boolean) =>
        programs
          .filter(({ row }) => facts.optedIn.includes(row.code) === optedIn)
          .map(({ row }) =>
            programView(row, store.timeZone, {
              optedIn,
              seen: facts.seen.includes(row.code),
              optInRefusal: refusalOf(row.code),
              standIns: standIns.get(row.code) ?? [],
            }),
          );
      return {
        userOptedInPrograms: view(true),
        storePrograms: view(false),
        sweepstakesWinners: facts.sweepstakesWins,
        optInEnhancementsEnabled,
      };
    },
  });

  app.route({
    ...table.points,
    preHandler: requireShopper,
    handler: async (request) => {
      const shopper = shopperOf(request);
      const programs = await programsByCode(db, listOf(request.query.programCodes));
      const now = clock.now();
      const all = await standings(db, shopper.householdId, programs, now, await zoneOf(context, shopper));
      return { programPoints: all.map((standing) => pointsView(standing, now)) };
    },
  });

  app.route({
    ...table.prizes,
    preHandler: requireShopper,
    handler: async (request) => {
      const { programCode, storeId } = request.query;
      const shopper = shopperOf(request);
      const store = await asked(context, storeId);
      const programs = await programsOfDivision(db, {
        division: store.division,
        now: clock.now(),
        codes: programCode === undefined ? undefined : [programCode],
        withoutGame: true,
      });
      const codes = programs.map(({ row }) => row.code);
      const prizes = await prizesOf(db, codes, true);
      return { prizes: await prizeViews(context, shopper, store.timeZone, prizes) };
    },
  });

  app.route({
    ...table.prize,
    preHandler: requireShopper,
    handler: async (request) => {
      const { prizeType, programCode, storeId } = request.query;
      const store = await asked(context, storeId);
      const prize = await prizeById(db, request.params.prizeId);
      const meant =
        prize &&
        (prizeType === undefined || prize.prize_type === prizeType) &&
        (programCode === undefined || prize.program_code === programCode);
      const [view] = meant ? await prizeViews(context, shopperOf(request), store.timeZone, [prize]) : [];
      if (!view) throw notFound('PRIZE_NOT_FOUND', 'Prize not found.');
      return view;
    },
  });
}

/** Codes in a comma-separated list. */
export const listOf = (codes: string): string[] =>
  codes
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean);

/** The shopper, when the path names their own uuid. @throws ServiceError 403 for any other (T-24) */
export function own(uuid: string, shopper: Principal): Principal {
  if (uuid !== shopper.uuid) throw notYours();
  return shopper;
}

async function asked(context: ServiceContext, storeId: string): Promise<Store> {
  const store = await storeById(context.db, storeId);
  if (!store) throw notFound('STORE_NOT_FOUND', 'Store not found.');
  return store;
}

/** Time zone of the shopper's program store: its day is "today". */
export async function zoneOf(context: Pick<ServiceContext, 'db'>, shopper: Principal): Promise<string> {
  return (await storeById(context.db, shopper.storeId))?.timeZone ?? 'UTC';
}
