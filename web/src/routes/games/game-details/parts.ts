import { loadable } from '../../../app/loading/loadable.tsx';
import { loadSweepstakes } from '../../../features/draws/parts.ts';
import type { ActivityListProps } from '../../../features/games/ActivityList/ActivityList.tsx';
import type { PrizeShelfProps } from '../../../features/prizes/PrizeCard/PrizeShelf.tsx';
import type { WonPrizeCardProps } from '../../../features/prizes/WonPrizeCard/WonPrizeCard.tsx';
import type { FaqProps } from './Faq.tsx';
import type { ShopToEarnProps } from './ShopToEarn.tsx';

const activityList = loadable<ActivityListProps>(
  'src/features/games/ActivityList/ActivityList.tsx',
  async () => (await import('../../../features/games/ActivityList/ActivityList.tsx')).ActivityList,
);
const wonPrizeCard = loadable<WonPrizeCardProps>(
  'src/features/prizes/WonPrizeCard/WonPrizeCard.tsx',
  async () => (await import('../../../features/prizes/WonPrizeCard/WonPrizeCard.tsx')).WonPrizeCard,
);
const prizeShelf = loadable<PrizeShelfProps>(
  'src/features/prizes/PrizeCard/PrizeShelf.tsx',
  async () => (await import('../../../features/prizes/PrizeCard/PrizeShelf.tsx')).PrizeShelf,
);
const faq = loadable<FaqProps>('src/routes/games/game-details/Faq.tsx', async () => (await import('./Faq.tsx')).Faq);
const shopToEarn = loadable<ShopToEarnProps>(
  'src/routes/games/game-details/ShopToEarn.tsx',
  async () => (await import('./ShopToEarn.tsx')).ShopToEarn,
);

/** Parts below the first screen, whose code loads for the games that have them. */
export const ActivityPart = activityList.Part;
export const ShopToEarnPart = shopToEarn.Part;
export const PrizeShelfPart = prizeShelf.Part;
export const FaqPart = faq.Part;
export const WonPrizePart = wonPrizeCard.Part;

interface LoadedProgram {
  prizes?: readonly unknown[] | null;
  sweepstakes?: object | null;
  activity?: readonly unknown[] | null;
  wonPrizes?: readonly unknown[] | null;
}

/** Loads what the page of this game needs beside the route's own code. */
export async function loadParts(program: LoadedProgram | null | undefined): Promise<void> {
  await Promise.all([
    faq.load(),
    shopToEarn.load(),
    program?.prizes?.length ? prizeShelf.load() : null,
    program?.sweepstakes ? loadSweepstakes() : null,
    program?.activity?.length ? activityList.load() : null,
    program?.wonPrizes?.length ? wonPrizeCard.load() : null,
  ]);
}
