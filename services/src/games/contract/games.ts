import { activityModels, activityRoutes } from './activity.ts';
import { gameConfigModels } from './game-config.ts';
import { ProgramTexts } from './game-texts.ts';
import { optInModels, optInRoutes } from './opt-in.ts';
import { playModels, playRoutes } from './plays.ts';
import { pointsModels, pointsRoutes } from './points.ts';
import { prizeModels, prizeRoutes } from './prizes.ts';
import { programModels, programRoutes } from './programs.ts';
import { redemptionModels, redemptionRoutes } from './redemption.ts';
import { walletModels, walletRoutes } from './wallet.ts';
import { wonPrizeModels, wonPrizeRoutes } from './won-prizes.ts';

export const gamesModels = [
  ...programModels,
  ...pointsModels,
  ...prizeModels,
  ...wonPrizeModels,
  ...playModels,
  ...optInModels,
  ...gameConfigModels,
  ProgramTexts,
  ...activityModels,
  ...walletModels,
  ...redemptionModels,
];

/** Prefix `/games`. Bearer token on every call except the rules, which anyone may read; types G and A get 401 (G-68). */
export const gamesRoutes = {
  ...activityRoutes,
  ...walletRoutes,
  ...pointsRoutes,
  ...programRoutes,
  ...prizeRoutes,
  ...wonPrizeRoutes,
  ...optInRoutes,
  ...playRoutes,
  ...redemptionRoutes,
} as const;
