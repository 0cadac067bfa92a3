import { channelName, channelOf } from '../../../../server-kit/channel-names.ts';
import { customerById, keepShopChoice } from '../../identity/index.ts';
import { requireShopper } from '../../platform/http/auth.ts';
import { withIdempotency } from '../../platform/idempotency/idempotency.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { shoppableStore } from '../../stores/index.ts';
import { profileRoutes as table } from '../contract/profile.ts';
import { noCustomer, ownProfile } from './own-profile.ts';

/** Where a shopper shops on a banner's site; user info tells it from then on (N-4). */
export function shopRoutes(app: ServiceApp, context: ServiceContext): void {
  app.route({
    ...table.chooseShop,
    preHandler: requireShopper,
    handler: async (request) => {
      const { customerId } = ownProfile(request);
      const { banner, storeId, preference, zipCode: delivered } = request.body;
      const channel = channelName(channelOf(preference, 'session'), 'cart');
      const zipCode = channel === 'delivery' ? (delivered?.slice(0, 5) ?? null) : null;
      const shop = { storeId, preference, zipCode };
      // From memory, before a connection is taken.
      await shoppableStore(context.db, { storeId, banner, channel, zipCode });
      return withIdempotency(context, request, async (trx) => {
        if (!(await customerById(trx, customerId))) throw noCustomer();
        await keepShopChoice(trx, { customerId, banner }, shop, context.clock.now());
        return shop;
      });
    },
  });
}
