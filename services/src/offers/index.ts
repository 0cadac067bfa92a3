import { join } from 'node:path';
import type { Service } from '../platform/service.ts';
import { offersModels } from './contract/offers.ts';
import { offerRoutes } from './routes/offers.ts';

export { givePersonalOffer } from './store/personal-offers.ts';
export { type ChallengeDraft, publishChallenges, setProgress } from './store/publish.ts';

/** Offers: a household's Bonus Path challenges and its own offers (S-94, N-26, N-46). */
export const offers: Service = {
  name: 'offers',
  models: offersModels,
  migrations: join(import.meta.dirname, 'migrations'),
  routes: offerRoutes,
};
