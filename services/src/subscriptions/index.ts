import { join } from 'node:path';
import type { Service } from '../platform/service.ts';
import { keepWhileUsed } from '../profile/index.ts';
import { subscriptionModels } from './contract/models.ts';
import { startRunJobs } from './jobs/run-jobs.ts';
import { subscriptionRoutes } from './routes/subscriptions.ts';

import { deliversTo } from './store/plans.ts';

export { runDue } from './jobs/run-jobs.ts';
export { pauseSubscription } from './changing/change.ts';
export { subscribe } from './changing/subscribe.ts';
export { tellPastRun } from './running/past-run.ts';
export { itemsOnSchedule, subscriptionsOf } from './store/subscriptions.ts';

/** Subscribe & save: what comes again and again, and the orders it becomes (S-7, N-65, N-66). */
export const subscriptions: Service = {
  name: 'subscriptions',
  models: subscriptionModels,
  migrations: join(import.meta.dirname, 'migrations'),
  routes: subscriptionRoutes,
  start: async (context) => {
    keepWhileUsed(context.db, deliversTo);
    await startRunJobs(context);
  },
};
