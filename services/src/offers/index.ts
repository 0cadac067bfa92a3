import { join } from 'node:path';
import { newRegistration, type NewRegistration } from '../identity/index.ts';
import type { Service } from '../platform/service.ts';
import { startDeeds } from './jobs/count-deeds.ts';
import { welcomeMember } from './jobs/welcome-member.ts';
import { clipModels } from './contract/clips.ts';
import { couponModels } from './contract/coupons.ts';
import { listModels } from './contract/my-list.ts';
import { BoxTops } from './contract/household.ts';
import { PersonalizedDeals } from './contract/deals.ts';
import { offersModels } from './contract/offers.ts';
import { EarnedReward } from './contract/rewards.ts';
import { allocationRoutes } from './routes/allocation.ts';
import { guardCallers } from './routes/callers.ts';
import { clipRoutes } from './routes/clips.ts';
import { dealRoutes } from './routes/deals.ts';
import { detailRoutes } from './routes/details.ts';
import { galleryRoutes } from './routes/galleries.ts';
import { householdRoutes } from './routes/household.ts';
import { listRoutes } from './routes/my-list.ts';
import { offerRoutes } from './routes/offers.ts';
import { rewardRoutes } from './routes/rewards.ts';

export { countOrder } from './rewarding/count-order.ts';
export type { OfferMessages } from './rewarding/messages.ts';
export { returnOrder } from './rewarding/return-order.ts';
export { clippableOffers } from './clipping/clippable-offers.ts';
export { clipTogether } from './clipping/clip-together.ts';
export { clippedOffers } from './reserving/clipped-offers.ts';
export { lockClips as lockOffers, lostOffers, redeemOffers, reserveOffers, returnOffers } from './reserving/reserve.ts';
export { giveWelcomeOffers } from './store/allocations.ts';
export { givePersonalOffer } from './store/personal-offers.ts';
export { localMoment } from './rules/record.ts';
export { importOffers } from './intake/import-offers.ts';
export { newestOfferVersions, rollBackOffers } from './intake/versions.ts';
export { fillList } from './demo/fill-list.ts';
export { seedDemoOffers } from './demo/seed.ts';
export { tellChallenges } from './demo/tell-challenges.ts';
export { listChangedSince } from './store/list-versions.ts';
export { publishOffers } from './store/offers.ts';

/** Offers: coupons, clips, and My List; a household's Bonus Path challenges and its own offers (S-83, S-94, N-26, N-46). */
export const offers: Service = {
  name: 'offers',
  models: [...offersModels, ...couponModels, ...clipModels, ...listModels, BoxTops, EarnedReward, PersonalizedDeals],
  migrations: join(import.meta.dirname, 'migrations'),
  routes(app, context) {
    guardCallers(app, context);
    offerRoutes(app, context);
    galleryRoutes(app, context);
    detailRoutes(app, context);
    clipRoutes(app, context);
    allocationRoutes(app, context);
    householdRoutes(app, context);
    rewardRoutes(app, context);
    listRoutes(app, context);
    dealRoutes(app, context);
  },
  async start(context) {
    const { db, jobs } = context;
    await jobs.listen<NewRegistration>(newRegistration, 'offers.welcome', (member) => welcomeMember(db, member));
    await startDeeds(context);
  },
};
