import { notYours, requireShopper, shopperOf, type Principal } from '../../platform/http/auth.ts';
import { iso } from '../../platform/clock.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { gamesRoutes as table } from '../contract/games.ts';
import { activityTypes } from '../contract/activity.ts';
import { processingNote } from '../rules/processing-time.ts';
import { listOf, own, zoneOf } from './programs.ts';
import { type LedgerPlace, pageToken, placeOf } from '../rules/page-token.ts';
import { isTimeZone } from '../rules/time-zone.ts';
import { historyCounts, historyPage, playFacts } from '../store/activity.ts';
import { winsOf } from '../store/prizes.ts';
import { gamesDb } from '../store/tables.ts';
import { wonView } from '../views/programs.ts';
import { activityView, rewardsView } from '../views/activity.ts';

/** Days of history: the maximum and the default (G-117). */
const lookBack = 180;

/** A household's history: activity, prizes won, and rewards transactions (G-82..G-84). */
export function activityRoutes(app: ServiceApp, context: ServiceContext): void {
  const { clock } = context;
  const db = gamesDb(context.db);

  app.route({
    ...table.activity,
    preHandler: requireShopper,
    handler: async (request) => {
      const { householdId } = own(request.params.uuid, shopperOf(request));
      const { numberOfDays: days = lookBack, programCodes, types, pageSize: limit = 500 } = request.query;
      const now = clock.now();
      const since = now.subtract({ hours: 24 * days });
      const codes = programCodes === undefined ? undefined : listOf(programCodes);
      const after = placeIn(request.query.pageToken);
      const [{ rows, next }, counted] = await Promise.all([
        historyPage(db, {
          householdId,
          since,
          codes,
          types: types === undefined ? types : typesOf(types),
          after,
          limit,
        }),
        historyCounts(db, { householdId, since }),
      ]);
      const plays = await playFacts(db, rows);
      const asked = counted.filter(({ code }) => codes === undefined || codes.includes(code));
      return {
        days,
        since: iso(since),
        items: rows.map((row) => activityView(row, plays.get(row.source_id), now)),
        counts: activityTypes.map((type) => ({
          type,
          count: asked.reduce((sum, each) => sum + (each.type === type ? each.count : 0), 0),
        })),
        programs: [...new Map(counted.map(({ code, title }) => [code, { code, title }])).values()],
        nextPageToken: next && pageToken(next),
        note: processingNote,
      };
    },
  });

  app.route({
    ...table.wonPrizes,
    preHandler: requireShopper,
    handler: async (request) => {
      const shopper = own(request.params.uuid, shopperOf(request));
      const timeZone = request.headers['x-user-timezone'] ?? (await zoneOf(context, shopper));
      if (!isTimeZone(timeZone))
        throw new ServiceError(400, 'TIME_ZONE_INVALID', "That isn't a valid time zone.", 'x-user-timezone');
      const wins = await winsOf(db, shopper.householdId, request.query.programCode);
      return { items: wins.map((win) => wonView(win, clock.now(), timeZone)) };
    },
  });

  app.route({
    ...table.rewardsHistory,
    preHandler: requireShopper,
    handler: async (request) => {
      const { householdId } = ownHousehold(request.params.householdId, shopperOf(request));
      const { numberOfDays: days = lookBack, programs, pageSize: limit = 50 } = request.query;
      const to = clock.now();
      const from = to.subtract({ hours: 24 * days });
      const { rows, next } = await historyPage(db, {
        householdId,
        since: from,
        codes: programs === undefined ? undefined : listOf(programs),
        onlyPoints: programs !== undefined,
        withVoid: true,
        after: placeIn(request.query.pageToken),
        limit,
      });
      const nextPageToken = next && pageToken(next);
      return { householdId, from: iso(from), to: iso(to), items: rows.map(rewardsView), nextPageToken };
    },
  });
}

function ownHousehold(householdId: string, shopper: Principal): Principal {
  if (householdId !== shopper.householdId) throw notYours();
  return shopper;
}

function typesOf(list: string): string[] {
  const types = listOf(list);
  const known: readonly string[] = activityTypes;
  if (types.every((type) => known.includes(type))) return types;
  throw new ServiceError(400, 'TYPE_UNKNOWN', `The type must be one of ${activityTypes.join(', ')}.`, 'types');
}

function placeIn(token: string | undefined): LedgerPlace | undefined {
  if (token === undefined) return undefined;
  const place = placeOf(token);
  if (place === null) throw new ServiceError(400, 'PAGE_TOKEN_INVALID', "That page doesn't exist.", 'pageToken');
  return place;
}
