import { join } from 'node:path';
import type { Service } from '../platform/service.ts';
import { carouselModels } from './contract/carousels.ts';
import { purchaseHistoryModels } from './contract/purchase-history.ts';
import { startGatheringJobs } from './jobs/gathering-jobs.ts';
import { carouselRoutes } from './routes/carousels.ts';
import { purchaseHistoryRoutes } from './routes/purchase-history.ts';

export { countAll } from './counting/count-all.ts';
export type { Basket } from './rules/basket.ts';
export { insertBaskets } from './store/baskets.ts';

/** What a household is due to buy, and what goes together, from the shop's own orders (S-204 to S-210, N-67, N-79). */
export const recommendations: Service = {
  name: 'recommendations',
  models: [...purchaseHistoryModels, ...carouselModels],
  migrations: join(import.meta.dirname, 'migrations'),
  routes(app, context) {
    purchaseHistoryRoutes(app, context);
    carouselRoutes(app, context);
  },
  start: startGatheringJobs,
};
