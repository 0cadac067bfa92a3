import { notYours, requireShopper, shopperOf } from '../../platform/http/auth.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { purchaseHistoryRoutes as table } from '../contract/purchase-history.ts';
import { boughtBefore, productGrid, smartBasket } from '../views/purchase-history.ts';

/** What the bearer's household has bought, and is due to buy (S-209, S-210). */
export function purchaseHistoryRoutes(app: ServiceApp, { db, clock }: Pick<ServiceContext, 'db' | 'clock'>): void {
  app.route({
    ...table.boughtBefore,
    preHandler: requireShopper,
    handler: (request) => {
      const { householdId } = shopperOf(request);
      return boughtBefore({ db, now: clock.now(), householdId }, request.query);
    },
  });
  app.route({
    ...table.smartBasket,
    preHandler: requireShopper,
    handler: (request) => {
      const { householdId } = shopperOf(request);
      if (request.params.hhid !== householdId) throw notYours();
      return smartBasket({ db, now: clock.now(), householdId }, request.query);
    },
  });
  app.route({
    ...table.productGrid,
    preHandler: requireShopper,
    handler: (request) => {
      const { householdId } = shopperOf(request);
      return productGrid({ db, now: clock.now(), householdId }, request.body);
    },
  });
}
