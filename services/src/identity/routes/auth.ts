import { inTransaction } from '../../platform/database/database.ts';
import { ServiceError, unauthorized } from '../../platform/http/errors.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { identityRoutes as contract } from '../contract/identity.ts';
import { endedSessionsOf } from '../sign-in/ended-sessions.ts';
import { createIdentity } from '../sign-in/identity.ts';
import { accountOn } from '../store/customers.ts';
import { forget, rememberedCustomer } from '../store/remembered.ts';
import { readRefreshToken, rotate } from '../sign-in/sessions.ts';
import { signedOut, type SignedOut } from '../sign-in/signed-out.ts';
import { accountOfSession, livingSession, revoke, revokeAll } from '../store/sessions.ts';
import { startOtp, verifyOtp } from '../sign-in/sign-in.ts';
import type { IdentityTables } from '../store/tables.ts';
import { userInfoOf } from '../sign-in/user-info.ts';
import { rememberedView } from '../views/remembered.ts';

/** Codes, sessions, tokens, and remembered shoppers (N-1 to N-5). */
export function identityRoutes(app: ServiceApp, context: ServiceContext): void {
  const identity = createIdentity(context);
  const { clock } = context;

  app.route({ ...contract.startOtp, handler: (request) => startOtp(identity, request) });
  app.route({ ...contract.verifyOtp, handler: (request, reply) => verifyOtp(identity, request, reply) });

  app.route({
    ...contract.userInfo,
    handler: async (request) => {
      const { cookies, keys } = await identity.open();
      const account = await accountOfSession(
        identity.db,
        cookies.sessionId(request),
        request.query.banner,
        clock.now(),
      );
      if (!account) throw unauthorized();
      return userInfoOf(identity.db, keys, account, account, request.query.banner);
    },
  });

  app.route({
    ...contract.refresh,
    handler: async (request, reply) => {
      const { cookies, keys, tools } = await identity.open();
      try {
        const given = readRefreshToken(keys, cookies.refresh(request));
        if (!given) throw unauthorized();
        const session = await rotate(identity.db, tools, given);
        cookies.setSession(reply, session);
        const account = await accountOn(identity.db, session.customer_id, request.query.banner);
        return await userInfoOf(identity.db, keys, session, account, request.query.banner);
      } catch (error) {
        if (error instanceof ServiceError && error.status === 401) cookies.clearSession(reply);
        endedSessionsOf(context).renew();
        throw error;
      }
    },
  });

  app.route({
    ...contract.signOut,
    handler: async (request, reply) => {
      const { cookies } = await identity.open();
      const now = clock.now();
      const session = await livingSession(identity.db, cookies.sessionId(request), now);
      if (session)
        await inTransaction(context.db, async (trx) => {
          const db = trx.withTables<IdentityTables>();
          const { customer_id: customerId, session_id: sessionId } = session;
          await (request.body.everywhere ? revokeAll(db, customerId, now) : revoke(db, sessionId, 'SIGNED_OUT', now));
          await context.outbox.announce(trx, signedOut, { customerId } satisfies SignedOut);
        });
      endedSessionsOf(context).renew();
      cookies.clearSession(reply);
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...contract.remembered,
    handler: async (request) => {
      const { cookies } = await identity.open();
      const customer = await rememberedCustomer(identity.db, cookies.rememberedId(request), clock.now());
      if (!customer) throw new ServiceError(404, 'NOBODY_REMEMBERED', "This browser isn't remembering anyone.");
      return rememberedView(customer);
    },
  });

  app.route({
    ...contract.forget,
    handler: async (request, reply) => {
      const { cookies } = await identity.open();
      const id = cookies.rememberedId(request);
      if (id !== null) await forget(identity.db, id);
      cookies.clearRemembered(reply);
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...contract.jwks,
    handler: async () => ({ keys: [...(await identity.open()).keys.published] }),
  });
}
