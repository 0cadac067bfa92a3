import { inTransaction } from '../../platform/database/database.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { writeAction } from '../audit/audited.ts';
import { signInRoutes as contract } from '../contract/sign-in.ts';
import { clearSession } from '../door/cookie.ts';
import { operatorOf } from '../door/door.ts';
import { startSignIn, verifySignIn } from '../sign-in/sign-in.ts';
import { endSession, endSessionsOf } from '../store/sessions.ts';
import { meView } from '../views/person.ts';

/** Signing in to the console by a one-time code, and out. */
export function signInRoutes(app: ServiceApp, context: ServiceContext): void {
  app.route({ ...contract.start, handler: (request) => startSignIn(context, request) });
  app.route({ ...contract.verify, handler: (request, reply) => verifySignIn(context, request, reply) });
  app.route({ ...contract.me, handler: async (request) => meView(operatorOf(request)) });
  app.route({
    ...contract.signOut,
    handler: async (request, reply) => {
      const { session_hash: hash, person_id: personId, name } = operatorOf(request);
      const { everywhere } = request.body;
      const now = context.clock.now();
      await inTransaction(context.db, async (trx) => {
        if (everywhere) await endSessionsOf(trx, personId, now);
        else await endSession(trx, hash, now);
        const command = everywhere ? 'sign-out everywhere' : 'sign-out';
        await writeAction({ ...context, db: trx }, { operator: name, command, subject: name }, 'DONE');
      });
      clearSession(reply, context.config);
      return reply.code(204).send(null);
    },
  });
}
