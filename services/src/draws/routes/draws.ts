import { Readable } from 'node:stream';
import { requireShopper, shopperOf } from '../../platform/http/auth.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { drawRoutes as table } from '../contract/draws.ts';
import { bestPlaceOf } from '../drawing/best-place.ts';
import { drawFile } from '../drawing/draw-lines.ts';
import { entryIdOf } from '../rules/entry-id.ts';
import { drawById, draws, entriesOf, entryCounts, pseudonyms, winnersOf } from '../store/draws.ts';
import { type DrawRow, drawsDb } from '../store/tables.ts';
import { drawView } from '../views/draws.ts';

const noDraw = () => notFound('DRAW_NOT_FOUND', 'Draw not found.');

/** Draws, which are public, and a household's own entries in them (N-30). */
export function drawRoutes(app: ServiceApp, context: ServiceContext): void {
  const db = drawsDb(context.db);

  const view = async (draw: DrawRow) => {
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
