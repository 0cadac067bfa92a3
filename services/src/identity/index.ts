import { join } from 'node:path';
import type { Service } from '../platform/service.ts';
import { identityModels } from './contract/identity.ts';
import { joiningModels } from './contract/joining.ts';
import { passkeyModels } from './contract/passkeys.ts';
import { endedSessionsOf } from './sign-in/ended-sessions.ts';
import { demoRoutes } from './routes/demo.ts';
import { keysOf } from './sign-in/keys.ts';
import { startCodeJob } from './sign-in/deliver-code.ts';
import { createIdentity } from './sign-in/identity.ts';
import { isDelivered } from './sign-in/carriers.ts';
import { startOutgoingJob } from './sign-in/outgoing.ts';
import { identityRoutes } from './routes/auth.ts';
import { joiningRoutes } from './routes/joining.ts';
import { passkeyRoutes } from './routes/passkeys.ts';
import { sweep } from './jobs/sweep.ts';
import { createAuthenticate } from './sign-in/tokens.ts';

export { CustomerType, UserType } from './contract/identity.ts';
export { signedOut, type SignedOut } from './sign-in/signed-out.ts';
export { passkeyStopped, type PasskeyStopped } from './passkeys/stopped.ts';
export { newRegistration, type NewRegistration } from './joining/join.ts';
export { registerOutboxPages } from './routes/outbox-pages.ts';
export { messagesTo } from './sign-in/messages-to.ts';
export { postMail, postText, sendMail } from './sign-in/outgoing.ts';
export { countedIp } from './sign-in/counted-ip.ts';
export { type Keys, keysOf } from './sign-in/keys.ts';
export { takeUse } from './store/rate-limit.ts';
export { otp } from './rules/limits.ts';
export {
  type Customer,
  customerById,
  customersOfHousehold,
  type Household,
  householdOf,
  householdsOf,
  mailboxesOf,
  removePhone,
} from './store/customers.ts';
export { maskHandle, normalizeHandle } from './rules/handle.ts';
export { browserOf, readerIn } from './store/sessions.ts';
export { keepShopChoice } from './store/shop-choices.ts';
export { type DemoCustomer, insertDemoIdentities } from './store/demo-identities.ts';

/** Who the shopper is: one-time codes, passkeys, joining, sessions, tokens (N-1 to N-5). */
export const identity: Service = {
  name: 'identity',
  models: [...identityModels, ...joiningModels, ...passkeyModels],
  migrations: join(import.meta.dirname, 'migrations'),
  authenticator: (context) => createAuthenticate(context.clock, () => keysOf(context), endedSessionsOf(context).has),
  routes: (app, context) => {
    identityRoutes(app, context);
    joiningRoutes(app, context);
    passkeyRoutes(app, context);
    demoRoutes(app, context);
  },
  start: async (context) => {
    await keysOf(context);
    if (isDelivered(context, 'email') || isDelivered(context, 'sms')) {
      await startOutgoingJob(context);
      await startCodeJob(context, createIdentity(context).open);
    }
    await context.jobs.schedule('identity.sweep', '*/10 * * * *', () => sweep(context));
  },
};
