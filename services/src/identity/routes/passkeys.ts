import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { passkeyRoutes as contract } from '../contract/passkeys.ts';
import { askForPasskey, askingNetwork } from '../passkeys/challenges.ts';
import { addPasskey, removePasskey, renamePasskey, sessionOf, startPasskey } from '../passkeys/keep.ts';
import { signInWithPasskey } from '../passkeys/sign-in.ts';
import { countedIp } from '../sign-in/counted-ip.ts';
import { createIdentity } from '../sign-in/identity.ts';
import { passkeysOf } from '../store/passkeys.ts';
import { passkeyView } from '../views/passkey.ts';

/** Passkeys: signing in with one, and what a shopper does with their own. */
export function passkeyRoutes(app: ServiceApp, context: ServiceContext): void {
  const identity = createIdentity(context);

  app.route({
    ...contract.startPasskeySignIn,
    handler: (request) => askForPasskey(identity, request.body, null, askingNetwork(countedIp(context, request))),
  });
  app.route({
    ...contract.signInWithPasskey,
    handler: (request, reply) => signInWithPasskey(identity, request, reply),
  });

  app.route({
    ...contract.startPasskey,
    handler: async (request) =>
      startPasskey(identity, await sessionOf(identity, request, { isRecent: true }), request.body),
  });
  app.route({
    ...contract.addPasskey,
    handler: async (request) => {
      const session = await sessionOf(identity, request, { isRecent: false });
      return passkeyView(await addPasskey(identity, session, request.body));
    },
  });
  app.route({
    ...contract.passkeys,
    handler: async (request) => {
      const session = await sessionOf(identity, request, { isRecent: false });
      return (await passkeysOf(identity.db, session.customer_id)).map(passkeyView);
    },
  });
  app.route({
    ...contract.renamePasskey,
    handler: async (request) => {
      const { customer_id: customerId } = await sessionOf(identity, request, { isRecent: false });
      const own = { customerId, credentialId: request.params.credentialId };
      return passkeyView(await renamePasskey(identity, own, request.body.name));
    },
  });
  app.route({
    ...contract.removePasskey,
    handler: async (request, reply) => {
      const { customer_id: customerId } = await sessionOf(identity, request, { isRecent: true });
      await removePasskey(identity, { customerId, credentialId: request.params.credentialId });
      return reply.code(204).send(null);
    },
  });
}
