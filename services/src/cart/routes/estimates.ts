import { memberOf } from '../../platform/http/auth.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { storeById } from '../../stores/index.ts';
import { estimateRoutes as table } from '../contract/estimates.ts';
import { estimateCarts } from '../estimates/estimate.ts';
import { estimateView } from '../views/carts.ts';
import { categoriesIn, placeOf } from './visits.ts';

/** What items would cost in a cart, before anybody puts them there (N-42, N-67). */
export function estimateRoutes(app: ServiceApp, { db, clock, random }: ServiceContext): void {
  app.route({
    ...table.cartEstimate,
    handler: async (request) => {
      const { query, body } = request;
      const member = memberOf(request);
      const place = await placeOf(db, query);
      const store = await storeById(db, place.storeId);
      if (!store) throw notFound('STORE_NOT_FOUND', 'There is no such store.');
      const estimate = await estimateCarts(
        { db, random, now: clock.now() },
        {
          owner: member ? { householdId: member.householdId } : { guestCartId: 'none' },
          store,
          place,
          categories: categoriesIn(query.cartCategoryList),
          items: body.items.map(({ itemId, qty, selectedWeight, counted }) => ({
            itemId,
            quantity: qty,
            weight: selectedWeight,
            isCounted: counted,
          })),
          orderNumber: query.orderNumber ?? null,
        },
      );
      return estimateView(estimate);
    },
  });
}
