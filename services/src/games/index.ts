import { join } from 'node:path';
import type { Service } from '../platform/service.ts';
import { drawModels } from './contract/draws.ts';
import { gamesModels } from './contract/games.ts';
import { activityRoutes } from './routes/activity.ts';
import { freeEntryRoutes, readDrawRoutes, winRoutes } from './routes/draws.ts';
import { startPointsJobs } from './points/points-jobs.ts';
import { startPrizeJobs } from './prizes/prize-jobs.ts';
import { tendWinners } from './draws/winners.ts';
import { pointsRoutes } from './routes/points.ts';
import { readRoutes } from './routes/programs.ts';
import { gameplayRoutes } from './routes/gameplay.ts';
import { redemptionRoutes } from './routes/redemption.ts';
import { walletRoutes } from './routes/wallet.ts';

/** Programs, prizes and their redemption, the points ledger, opt-in and play. */
export const games: Service = {
  name: 'games',
  models: [...gamesModels, ...drawModels],
  migrations: join(import.meta.dirname, 'schema'),
  routes(app, context) {
    readRoutes(app, context);
    gameplayRoutes(app, context);
    redemptionRoutes(app, context);
    activityRoutes(app, context);
    walletRoutes(app, context);
    pointsRoutes(app, context);
    readDrawRoutes(app, context);
    winRoutes(app, context);
    freeEntryRoutes(app, context);
  },
  async start(context) {
    await startPointsJobs(context);
    await startPrizeJobs(context);
    await context.jobs.schedule('games.winners', '* * * * *', () => tendWinners(context));
  },
};
