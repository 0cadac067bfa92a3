import { join } from 'node:path';
import type { Service } from '../platform/service.ts';
import { clipModels } from './contract/clips.ts';
import { couponModels } from './contract/coupons.ts';
import { BoxTops } from './contract/household.ts';
import { offersModels } from './contract/offers.ts';
import { allocationRoutes } from './routes/allocation.ts';
import { clipRoutes } from './routes/clips.ts';
import { detailRoutes } from './routes/details.ts';
import { galleryRoutes } from './routes/galleries.ts';
import { householdRoutes } from './routes/household.ts';
import { offerRoutes } from './routes/offers.ts';

export { countProgress } from './reserving/count-progress.ts';
export { clippedOffers } from './reserving/clipped-offers.ts';
export { lockClips as lockOffers, lostOffers, redeemOffers, reserveOffers, returnOffers } from './reserving/reserve.ts';
export { giveWelcomeOffers } from './store/allocations.ts';
export { givePersonalOffer } from './store/personal-offers.ts';
export { seedDemoOffers } from './demo/seed.ts';
export { publishOffers } from './store/offers.ts';
export { type ChallengeDraft, publishChallenges, setProgress } from './store/publish.ts';

/** Offers: coupons, clips, and My List; a household's Bonus Path challenges and its own offers (S-83, S-94, N-26, N-46). */
export const offers: Service = {
  name: 'offers',
  models: [...offersModels, ...couponModels, ...clipModels, BoxTops],
  migrations: join(import.meta.dirname, 'migrations'),
  routes(app, context) {
    offerRoutes(app, context);
    galleryRoutes(app, context);
    detailRoutes(app, context);
    clipRoutes(app, context);
    allocationRoutes(app, context);
    householdRoutes(app, context);
  },
};
