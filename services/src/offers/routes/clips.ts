import { requireShopper, shopperOf } from '../../platform/http/auth.ts';
import { withIdempotency } from '../../platform/idempotency/idempotency.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { clipOffers } from '../clipping/clip.ts';
import { countWhatIsDone } from '../rewarding/count-deed.ts';
import { unclipOffers } from '../clipping/unclip.ts';
import { couponRoutes as table } from '../contract/routes.ts';

/** Clips of the bearer's household. */
export function clipRoutes(app: ServiceApp, context: ServiceContext): void {
  const { clock, random } = context;

  app.route({
    ...table.clip,
    preHandler: requireShopper,
    handler: (request) => {
      const { customerId, householdId } = shopperOf(request);
      const { storeId } = request.query;
      const { items } = request.body;
      return withIdempotency(context, request, async (trx) => {
        const at = clock.now();
        const { answer, store, offers } = await clipOffers(trx, random, { householdId, storeId, items, now: at });
        const clipped = answer.items.flatMap(({ clipType, itemId, status }) =>
          clipType === 'C' && status === 1 ? (offers.get(itemId) ?? []) : [],
        );
        const timeZone = store?.timeZone ?? 'UTC';
        await countWhatIsDone(trx, context, { customerId, householdId, at, timeZone }, clipped);
        return answer;
      });
    },
  });

  app.route({
    ...table.unclip,
    preHandler: requireShopper,
    handler: (request) => {
      const { householdId } = shopperOf(request);
      const ids = request.body.items.map(({ id }) => id);
      return withIdempotency(context, request, (trx) => unclipOffers(trx, { householdId, at: clock.now() }, ids));
    },
  });
}
