import { notFound } from '../../platform/http/errors.ts';
import { storeById } from '../../stores/index.ts';
import { requireShopper } from '../../platform/http/auth.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { gamesRoutes as table } from '../contract/games.ts';
import { listOf } from './programs.ts';
import { eligibleCents, type OrderCategory, type OrderLine, pointsOf } from '../rules/earning.ts';
import { programsByCode } from '../store/programs.ts';
import { gamesDb } from '../store/tables.ts';

/** What an order would earn, before it is placed (N-10). */
export function pointsRoutes(app: ServiceApp, context: ServiceContext): void {
  app.route({
    ...table.pointsEstimate,
    preHandler: requireShopper,
    handler: async (request) => {
      const { programCodes, storeId, lines } = request.query;
      const store = await storeById(context.db, storeId);
      if (!store) throw notFound('STORE_NOT_FOUND', 'Store not found.');
      const programs = await programsByCode(gamesDb(context.db), listOf(programCodes));
      const asked = linesOf(lines);
      return {
        estimates: programs.map(({ code, earning }) => {
          const cents = eligibleCents(earning, asked, store.state);
          return { programCode: code, points: pointsOf(earning, cents), eligibleCents: cents };
        }),
      };
    },
  });
}

/** The route's schema has checked the format. */
function linesOf(text: string): OrderLine[] {
  return listOf(text).map((line) => {
    const [category = '', cents = ''] = line.split(':');
    return { category: category as OrderCategory, netCents: Number(cents) };
  });
}
