import { storeById, type Store } from '../../identity/directory.ts';
import { notYours, requireShopper, shopperOf, type Principal } from '../../platform/auth.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { gamesRoutes as table } from '../contract/games.ts';
import { refusalsOf } from '../play/known-refusals.ts';
import { standInsOf } from '../play/stand-ins.ts';
import { notFound } from '../refusals.ts';
import { prizeViews } from '../views/prizes.ts';
import { standings } from '../store/households.ts';
import { prizeById, prizesOf } from '../store/prizes.ts';
import { householdPrograms, optInEnhancements, programsByCode, sweepstakesWins } from '../store/programs.ts';
import { gamesDb } from '../store/tables.ts';
import { pointsView, programView } from '../views/programs.ts';

/** What a shopper reads: programs, points and prizes. */
export function readRoutes(app: ServiceApp, context: ServiceContext): void {
  const { clock } = context;
  const db = gamesDb(context.db);

  app.route({
    ...table.programs,
    preHandler: requireShopper,
    handler: async (request) => {
      const shopper = shopperOf(request);
      const { householdId } = shopper;
      const store = await asked(context, request.query.storeId);
      const codes = request.query.programCodes;
      const [programs, sweepstakesWinners, optInEnhancementsEnabled] = await Promise.all([
        householdPrograms(db, {
          division: store.division,
          householdId,
          now: clock.now(),
          ...(codes ? { codes: listOf(codes) } : {}),
        }),
        sweepstakesWins(db, householdId),
        optInEnhancements(db, store.division),
      ]);
      const [refusalOf, standIns] = await Promise.all([
        refusalsOf(context, shopper, store, programs),
        standInsOf(context, shopper, store, programs),
      ]);
      const view = (optedIn: boolean) =>
        programs
          .filter((each) => each.opted_in === optedIn)
          .map((each) =>
            programView(each, store.timeZone, {
              optInRefusal: refusalOf(each),
              standIns: standIns.get(each.code) ?? [],
            }),
          );
      return {
        userOptedInPrograms: view(true),
        storePrograms: view(false),
        sweepstakesWinners,
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
      const programs = await householdPrograms(db, {
        division: store.division,
        householdId: shopper.householdId,
        now: clock.now(),
        ...(programCode === undefined ? {} : { codes: [programCode] }),
      });
      const codes = programs.map((program) => program.code);
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
      if (!view) throw notFound('PRIZE_NOT_FOUND', 'There is no such prize.');
      return view;
    },
  });
}

/** Codes of a comma list. */
export const listOf = (codes: string): string[] =>
  codes
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean);

/** The shopper, when the path names the own uuid. @throws ServiceError 403 for any other (T-24) */
export function own(uuid: string, shopper: Principal): Principal {
  if (uuid !== shopper.uuid) throw notYours();
  return shopper;
}

async function asked(context: ServiceContext, storeId: string): Promise<Store> {
  const store = await storeById(context.db, storeId);
  if (!store) throw notFound('STORE_NOT_FOUND', 'There is no such store.');
  return store;
}

/** Zone of the shopper's program store: "today" is its day. */
export async function zoneOf(context: Pick<ServiceContext, 'db'>, shopper: Principal): Promise<string> {
  return (await storeById(context.db, shopper.storeId))?.timeZone ?? 'UTC';
}
