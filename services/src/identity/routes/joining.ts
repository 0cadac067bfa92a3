import { iso } from '../../platform/clock.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { joiningRoutes as contract } from '../contract/joining.ts';
import { join, noJoining } from '../joining/join.ts';
import { maskHandle } from '../rules/handle.ts';
import { createIdentity } from '../sign-in/identity.ts';
import { deleteJoining, joiningOf } from '../store/joinings.ts';

/** From a verified handle to a member: its status, joining, and canceling. */
export function joiningRoutes(app: ServiceApp, context: ServiceContext): void {
  const identity = createIdentity(context);

  app.route({
    ...contract.joining,
    handler: async (request) => {
      const { cookies } = await identity.open();
      const joining = await joiningOf(identity.db, cookies.joiningId(request), context.clock.now());
      if (!joining || joining.customer_id !== null) throw noJoining();
      const { channel, handle, expires_at } = joining;
      return { channel, maskedHandle: maskHandle(channel, handle), expiresAt: iso(expires_at) };
    },
  });

  app.route({ ...contract.join, handler: (request, reply) => join(identity, request, reply) });

  app.route({
    ...contract.cancelJoining,
    handler: async (request, reply) => {
      const { cookies } = await identity.open();
      const id = cookies.joiningId(request);
      if (id !== null) await deleteJoining(identity.db, id);
      cookies.clearJoining(reply);
      return reply.code(204).send(null);
    },
  });
}
