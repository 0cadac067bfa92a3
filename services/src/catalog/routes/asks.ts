import { memberOf } from '../../platform/http/auth.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { idempotencyOf } from '../../platform/idempotency/idempotency.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { askToStock, stockAsk } from '../asks/stock-ask.ts';
import { askRoutes as table } from '../contract/asks.ts';

/** What shoppers and guests ask a store to stock. */
export function askRoutes(app: ServiceApp, context: ServiceContext): void {
  const { db, clock } = context;
  app.route({
    ...table.ask,
    handler: (request) => {
      const { storeId, q, browserId = null } = request.query;
      return stockAsk(db, { storeId, q, asker: { customerId: memberOf(request)?.customerId ?? null, browserId } });
    },
  });

  app.route({
    ...table.askToStock,
    handler: (request) => {
      const { storeId, q, browserId } = request.body;
      const customerId = memberOf(request)?.customerId ?? null;
      // A guest who has signed in since is still the same shopper (N-6).
      const guest = `browser:${browserId}`;
      const once = idempotencyOf(context, request, customerId ?? guest, customerId === null ? {} : { earlier: guest });
      const address = customerId === null ? request.ip : null;
      const ask = { storeId, q, asker: { customerId, browserId }, address, at: clock.now() };
      return inTransaction(db, (trx) => once.run(trx, () => askToStock(trx, ask)));
    },
  });
}
