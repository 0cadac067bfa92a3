import type { FastifyRequest } from 'fastify';
import { dayFigures, workNow } from '../../orders/index.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { homeRoutes as contract } from '../contract/home.ts';
import { operatorOf } from '../door/door.ts';
import { storeOf } from '../rules/store-of.ts';
import { workView } from '../views/work.ts';
import { iso } from '../../platform/clock.ts';

/** What needs someone now, and how the day goes. */
export function homeRoutes(app: ServiceApp, { db, clock }: ServiceContext): void {
  const ownStore = (request: FastifyRequest): string | null => {
    const { roles, store_id: storeId } = operatorOf(request);
    return storeOf({ roles, storeId }, request.routeOptions.config.asks);
  };
  app.route({
    ...contract.work,
    handler: async (request) => workView(await workNow(db, ownStore(request), clock.now())),
  });
  app.route({
    ...contract.figures,
    handler: async (request) => {
      const now = clock.now();
      return { at: iso(now), hours: await dayFigures(db, ownStore(request), now) };
    },
  });
}
