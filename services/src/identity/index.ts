import { join } from 'node:path';
import type { Service } from '../platform/service.ts';
import { identityModels } from './contract/identity.ts';
import { joiningModels } from './contract/joining.ts';
import { endedSessionsOf } from './sign-in/ended-sessions.ts';
import { demoRoutes } from './routes/demo.ts';
import { keysOf } from './sign-in/keys.ts';
import { startCodeJob } from './sign-in/deliver-code.ts';
import { createIdentity } from './sign-in/identity.ts';
import { startMailJob } from './sign-in/mail.ts';
import { mailerOf } from './sign-in/mailer.ts';
import { identityRoutes } from './routes/auth.ts';
import { joiningRoutes } from './routes/joining.ts';
import { sweep } from './jobs/sweep.ts';
import { createAuthenticate } from './sign-in/tokens.ts';

export { CustomerType, UserType } from './contract/identity.ts';
export { newRegistration, type NewRegistration } from './joining/join.ts';
export { registerOutboxPages } from './routes/outbox-pages.ts';
export { postMail, postText } from './sign-in/mail.ts';
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
export { normalizeHandle } from './rules/handle.ts';
export { keepShopChoice } from './store/shop-choices.ts';
export { type DemoCustomer, insertDemoIdentities } from './store/demo-identities.ts';

/** Who the shopper is: one-time codes, joining, sessions, tokens (N-1 to N-5). */
export const identity: Service = {
  name: 'identity',
  models: [...identityModels, ...joiningModels],
  migrations: join(import.meta.dirname, 'migrations'),
  authenticator: (context) => createAuthenticate(context.clock, () => keysOf(context), endedSessionsOf(context).has),
  routes: (app, context) => {
    identityRoutes(app, context);
    joiningRoutes(app, context);
    demoRoutes(app, context);
  },
  start: async (context) => {
    await keysOf(context);
    const mailer = mailerOf(context);
    if (mailer) {
      await startMailJob(context, mailer);
      await startCodeJob(context, createIdentity(context).open);
    }
    await context.jobs.schedule('identity.sweep', '*/10 * * * *', () => sweep(context));
  },
};
