import type { Service } from '../platform/service.ts';
import { liveModels } from './contract/changes.ts';
import { changeRoutes, type LiveSettings } from './routes/changes.ts';

/** Changes of carts and orders, as they happen (N-58, N-61). */
export const liveService = (settings: LiveSettings): Service => ({
  name: 'live',
  models: liveModels,
  routes: (app, context) => changeRoutes(app, context, settings),
});

export const live = liveService({ heartbeatMs: 15_000, mostPerOwner: 12 });
