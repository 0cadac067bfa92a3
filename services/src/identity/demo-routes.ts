import { inTransaction } from '../platform/database.ts';
import { ServiceError } from '../platform/errors.ts';
import type { ServiceApp, ServiceContext } from '../platform/service.ts';
import { identityRoutes as contract } from './contract.ts';
import { endedSessionsOf } from './ended-sessions.ts';
import { createIdentity } from './identity.ts';
import { openSession, revoke } from './sessions.ts';
import type { IdentityTables } from './tables.ts';
import { userInfoOf } from './user-info.ts';

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
      const rows = await identity.db
        .selectFrom('identity.customer')
        .innerJoin('identity.store', 'identity.store.store_id', 'identity.customer.store_id')
        .selectAll('identity.customer')
        .select('identity.store.banner')
        .where('demo_key', 'is not', null)
        .orderBy('demo_position')
        .execute();
      return rows.map((row) => ({
        key: row.demo_key ?? '',
        title: row.demo_title ?? '',
        description: row.demo_description ?? '',
        userType: row.user_type,
        customerType: row.customer_type,
        siteType: row.site_type,
        banner: row.banner,
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
      const shopper = await identity.db
        .selectFrom('identity.customer')
        .innerJoin('identity.store', 'identity.store.store_id', 'identity.customer.store_id')
        .select(['identity.customer.customer_id', 'identity.store.banner'])
        .where('demo_key', '=', request.body.key)
        .executeTakeFirst();
      if (!shopper) throw new ServiceError(404, 'NO_SUCH_SHOPPER', 'There is no demo shopper of this name.', 'key');
      const banner = request.body.banner ?? shopper.banner;
      const before = cookies.sessionId(request);
      const session = await inTransaction(context.db, async (trx) => {
        const db = trx.withTables<IdentityTables>();
        if (before !== null) await revoke(db, before, 'REPLACED', tools.clock.now());
        const customerId = shopper.customer_id;
        return openSession(db, tools, { customerId, deviceId: 'demo', banner, remember: false, amr: 'demo' });
      });
      endedSessionsOf(context).renew();
      cookies.setSession(reply, session);
      return userInfoOf(identity.db, keys, session, banner);
    },
  });
}

const nothingHere = (): ServiceError => new ServiceError(404, 'NOT_FOUND', 'There is nothing at this address.');
