import { join } from 'node:path';
import type { Service } from '../platform/service.ts';
import { identityModels } from './contract.ts';
import { endedSessionsOf } from './ended-sessions.ts';
import { demoRoutes } from './demo-routes.ts';
import { keysOf } from './keys.ts';
import { identityRoutes } from './routes.ts';
import { sweep } from './sweep.ts';
import { createAuthenticate } from './tokens.ts';

/** Who the shopper is: one-time codes, sessions, tokens (N-1 to N-5). */
export const identity: Service = {
  name: 'identity',
  models: identityModels,
  migrations: join(import.meta.dirname, 'migrations'),
  authenticator: (context) => createAuthenticate(context.clock, () => keysOf(context), endedSessionsOf(context).has),
  routes: (app, context) => {
    identityRoutes(app, context);
    demoRoutes(app, context);
  },
  start: async (context) => {
    await keysOf(context);
    await context.jobs.schedule('identity.sweep', '*/10 * * * *', () => sweep(context));
  },
};
