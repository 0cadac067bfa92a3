import { requireShopper, shopperOf } from '../../platform/http/auth.ts';
import { iso } from '../../platform/clock.ts';
import { withIdempotency } from '../../platform/idempotency/idempotency.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { householdRoutes as table } from '../contract/household.ts';
import { checkListItems } from '../store/clips.ts';
import { acceptBoxTops, boxTopsAccepted } from '../store/households.ts';

/** Terms that a household has accepted, and My List while shopping. */
export function householdRoutes(app: ServiceApp, context: ServiceContext): void {
  const { db, clock } = context;
  const view = (at: Temporal.Instant | null) => ({ authorized: at !== null, acceptedAt: at && iso(at) });

  app.route({
    ...table.boxTops,
    preHandler: requireShopper,
    handler: async (request) => view(await boxTopsAccepted(db, shopperOf(request).householdId)),
  });
  app.route({
    ...table.acceptBoxTops,
    preHandler: requireShopper,
    handler: (request) => {
      const { householdId } = shopperOf(request);
      return withIdempotency(context, request, async (trx) => {
        await acceptBoxTops(trx, householdId, clock.now());
        return view(await boxTopsAccepted(trx, householdId));
      });
    },
  });
  app.route({
    ...table.checkListItems,
    preHandler: requireShopper,
    handler: (request) => {
      const { householdId } = shopperOf(request);
      return withIdempotency(context, request, async (trx) => ({
        items: await checkListItems(trx, { householdId, at: clock.now() }, request.body.items),
      }));
    },
  });
}
