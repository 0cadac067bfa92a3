import { Readable } from 'node:stream';
import { memberOf, requireRecentSignIn, requireShopper, shopperOf } from '../../platform/auth.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { drawRoutes as table } from '../contract/draws.ts';
import { drawFile } from '../draws/draw-lines.ts';
import { bestPlaceOf } from '../draws/best-place.ts';
import { enterFree } from '../draws/free-entry.ts';
import { challengeFor } from '../draws/proof-of-work.ts';
import { noProgram, notFound } from '../refusals.ts';
import { entryIdOf } from '../rules/entry-id.ts';
import { drawById, draws, entriesOf, entryCounts, pseudonyms, winnersOf, type DrawOfProgram } from '../store/draws.ts';
import { noticesOf, read } from '../store/notices.ts';
import { acknowledge, claim, drawWins } from '../store/wins.ts';
import { gamesDb } from '../store/tables.ts';
import { drawView, inboxView, winView } from '../views/draws.ts';

const noDraw = () => notFound('DRAW_NOT_FOUND', 'There is no such draw.');
const noWin = () => notFound('WIN_NOT_FOUND', 'There is no such win.');

/** Draws, which are public, and the wins and the inbox of a household (N-30, N-31, N-69). */
export function readDrawRoutes(app: ServiceApp, context: ServiceContext): void {
  const db = gamesDb(context.db);

  const view = async (draw: DrawOfProgram) => {
    const { entry_count: entries, household_count: holders, draw_id } = draw;
    const [counts, winners, pseudonym] = await Promise.all([
      entries === null || holders === null ? entryCounts(db, draw_id) : { entries, holders },
      draw.state === 'PUBLISHED' ? winnersOf(db, draw_id) : [],
      pseudonyms(db, context.random, draw_id),
    ]);
    return drawView(draw, counts, winners, pseudonym);
  };

  app.route({
    ...table.draws,
    handler: async ({ query }) => ({ draws: await Promise.all((await draws(db, query.programCode)).map(view)) }),
  });

  app.route({
    ...table.draw,
    handler: async ({ params }) => {
      const draw = await drawById(db, params.drawId);
      if (!draw) throw noDraw();
      return view(draw);
    },
  });

  app.route({
    ...table.drawFile,
    handler: async ({ params }, reply) => {
      const draw = await drawById(db, params.drawId);
      if (draw?.state !== 'PUBLISHED') throw noDraw();
      return reply
        .type('application/jsonl; charset=utf-8')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(Readable.from(drawFile(db, context.random, draw)));
    },
  });

  app.route({
    ...table.myEntries,
    preHandler: requireShopper,
    handler: async (request) => {
      const { householdId } = shopperOf(request);
      const draw = await drawById(db, request.params.drawId);
      if (!draw) throw noDraw();
      const [mine, bestPlace, pseudonym] = await Promise.all([
        entriesOf(db, draw.draw_id, householdId),
        bestPlaceOf(db, draw, householdId),
        pseudonyms(db, context.random, draw.draw_id),
      ]);
      return {
        drawId: draw.draw_id,
        entries: mine.entries,
        entryLimit: draw.entry_limit,
        entryIds: mine.entryNos.map(entryIdOf),
        household: pseudonym(householdId),
        bestPlace,
      };
    },
  });
}

/** The free way in, for members and visitors (N-28). */
export function freeEntryRoutes(app: ServiceApp, context: ServiceContext): void {
  app.route({
    ...table.freeEntryChallenge,
    handler: async ({ query }) => {
      const [draw] = await draws(gamesDb(context.db), query.programCode);
      if (!draw) throw noProgram();
      return challengeFor(context, draw.program_code);
    },
  });

  app.route({
    ...table.enterFree,
    handler: async (request) => enterFree(context, memberOf(request), request.body),
  });
}

/** What a household does about its wins and notices. */
export function winRoutes(app: ServiceApp, context: ServiceContext): void {
  const { clock } = context;
  const db = gamesDb(context.db);

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

  app.route({
    ...table.inbox,
    preHandler: requireShopper,
    handler: async (request) => inboxView(await noticesOf(db, shopperOf(request).householdId)),
  });

  app.route({
    ...table.readNotice,
    preHandler: requireShopper,
    handler: async (request) => {
      const { householdId } = shopperOf(request);
      if (!(await read(db, householdId, request.params.noticeId, clock.now())))
        throw notFound('NOTICE_NOT_FOUND', 'There is no such notice.');
      return inboxView(await noticesOf(db, householdId));
    },
  });
}
