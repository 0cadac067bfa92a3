import { inTransaction } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { storeById, storesById } from '../../stores/index.ts';
import { identityRoutes as contract } from '../contract/identity.ts';
import { accountOn, demoCustomer, demoCustomers } from '../store/customers.ts';
import { endedSessionsOf } from '../sign-in/ended-sessions.ts';
import { createIdentity } from '../sign-in/identity.ts';
import { openSession, revoke } from '../store/sessions.ts';
import type { IdentityTables } from '../store/tables.ts';
import { userInfoOf } from '../sign-in/user-info.ts';

/** Demo shoppers and the sign-in without a code; nothing of it exists with DEMO_DATA=off. */
export function demoRoutes(app: ServiceApp, context: ServiceContext): void {
  const identity = createIdentity(context);
  const demoOnly = async (): Promise<void> => {
    if (!context.config.demoData) throw nothingHere();
  };

  app.route({
    ...contract.demoShoppers,
    preHandler: demoOnly,
    handler: async () => {
      const rows = await demoCustomers(identity.db);
      const stores = await storesById(context.db, [...new Set(rows.map((row) => row.store_id))]);
      const banners = new Map(stores.map((store) => [store.storeId, store.banner]));
      return rows.map((row) => ({
        key: row.demo_key ?? '',
        title: row.demo_title ?? '',
        description: row.demo_description ?? '',
        userType: row.user_type,
        customerType: row.customer_type,
        siteType: row.site_type,
        banner: banners.get(row.store_id) ?? '',
        email: row.email,
        phone: row.phone,
      }));
    },
  });

  app.route({
    ...contract.demoSignIn,
    preHandler: demoOnly,
    handler: async (request, reply) => {
      const { cookies, keys, tools } = await identity.open();
      const shopper = await demoCustomer(identity.db, request.body.key);
      const store = shopper && (await storeById(context.db, shopper.store_id));
      if (!store) throw new ServiceError(404, 'NO_SUCH_SHOPPER', 'No demo shopper has that name.', 'key');
      const banner = request.body.banner ?? store.banner;
      const before = cookies.sessionId(request);
      const session = await inTransaction(context.db, async (trx) => {
        const db = trx.withTables<IdentityTables>();
        if (before !== null) await revoke(db, before, 'REPLACED', tools.clock.now());
        const customerId = shopper.customer_id;
        return openSession(db, tools, { customerId, deviceId: 'demo', banner, remember: false, amr: 'demo' });
      });
      endedSessionsOf(context).renew();
      cookies.setSession(reply, session);
      const account = await accountOn(identity.db, session.customer_id, banner);
      return userInfoOf(identity.db, keys, session, account, banner);
    },
  });
}

const nothingHere = (): ServiceError => new ServiceError(404, 'NOT_FOUND', "There's nothing at this address.");
