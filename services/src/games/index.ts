import { join } from 'node:path';
import type { Service } from '../platform/service.ts';
import { gamesModels } from './contract/games.ts';
import { activityRoutes } from './routes/activity.ts';
import { startOfferEvents } from './jobs/offer-events.ts';
import { startOrderEvents } from './jobs/order-events.ts';
import { startPointsJobs } from './jobs/points-jobs.ts';
import { startPrizeJobs } from './jobs/prize-jobs.ts';
import { pointsRoutes } from './routes/points.ts';
import { readRoutes } from './routes/programs.ts';
import { gameplayRoutes } from './routes/opt-in-and-play.ts';
import { redemptionRoutes } from './routes/redemption.ts';
import { walletRoutes } from './routes/wallet.ts';

export type { OrderMessages } from './jobs/order-events.ts';
export { type PastEvent, tellHistory } from './demo/household-history.ts';
export { adjustPoints } from './points/adjust-points.ts';
export { type Arrival, restock } from './prizes/restock.ts';
export { type PrizeContent, publishPrizeContent } from './programs/publish-prizes.ts';
export { type PrizeDraft, type ProgramDraft, publishProgram } from './programs/publish.ts';
export type { Sponsor } from './rules/official-rules.ts';
export { publishRewards, type RewardsDraft } from './rewards/publish.ts';
export { lockRewards, rewardCentsOf, spendRewards } from './rewards/spending.ts';
export { rewardsProgramCode } from './rules/rewards/rewards.ts';
export { poolProblem, type PrizeDetails } from './rules/prizes/prize-details.ts';
export { prizeTypes, rewardKinds } from './rules/prizes/prize-types.ts';
export { isTimeZone } from './rules/time-zone.ts';
export { estimatedPoints, type PointsEstimate } from './points/estimated-points.ts';
export { earningsOfOrders, type ProgramEarning } from './points/order-earnings.ts';
export { orderFinalized } from './points/orders.ts';
export { bookFreeEntry, enterProgramDraw } from './points/sweepstakes-entries.ts';
export { takeIn } from './points/take-in.ts';
export { publishedGames } from './store/programs.ts';
export { publishedTexts } from './store/program-texts.ts';
export { ProgramTexts } from './contract/game-texts.ts';
export type { Translations } from './programs/publish-texts.ts';
export type { OrderLine } from './rules/earning.ts';
export { type OrderPoints, pointsOfOrders, wrongBalances } from './store/points-audit.ts';
export { playingHouseholds } from './store/opt-ins.ts';

/** Programs, prizes and their redemption, the points ledger, opt-in and play. */
export const games: Service = {
  name: 'games',
  models: gamesModels,
  migrations: join(import.meta.dirname, 'migrations'),
  routes(app, context) {
    readRoutes(app, context);
    gameplayRoutes(app, context);
    redemptionRoutes(app, context);
    activityRoutes(app, context);
    walletRoutes(app, context);
    pointsRoutes(app, context);
  },
  async start(context) {
    await startPointsJobs(context);
    await startOrderEvents(context);
    await startOfferEvents(context);
    await startPrizeJobs(context);
  },
};
