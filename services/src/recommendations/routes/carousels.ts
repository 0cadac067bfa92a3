import { memberOf } from '../../platform/http/auth.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { carouselRoutes as table } from '../contract/carousels.ts';
import { carousel, crossSell, zoneContent } from '../views/carousels.ts';
import { popularSearches } from '../views/popular-searches.ts';

/** What goes together, and what a visitor is recommended; guests too (S-204, S-207, S-208). */
export function carouselRoutes(app: ServiceApp, { db, clock }: Pick<ServiceContext, 'db' | 'clock'>): void {
  const asked = (request: Parameters<typeof memberOf>[0]) => ({
    db,
    now: clock.now(),
    householdId: memberOf(request)?.householdId ?? null,
  });
  app.route({
    ...table.crossSell,
    handler: async (request) => ({ response: { docs: await crossSell(asked(request), request.query) } }),
  });
  app.route({
    ...table.popularSearches,
    handler: async ({ query }) => ({ queries: await popularSearches({ db, now: clock.now() }, query) }),
  });
  app.route({
    ...table.carousel,
    handler: async (request) => ({
      items: await carousel(asked(request), request.body, request.query.includeOffer ?? false),
    }),
  });
  app.route({
    ...table.zone,
    handler: (request) =>
      zoneContent(asked(request), { zone: request.headers.zone, storeId: request.headers.storeid, ...request.body }),
  });
}
