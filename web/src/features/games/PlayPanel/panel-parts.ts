import { loadable } from '../../../app/loading/loadable.tsx';
import type { PlayResultProps } from '../PlayResult/PlayResult.tsx';
import type { StampsCardProps } from './StampsCard.tsx';

const result = loadable<PlayResultProps>(
  'src/features/games/PlayResult/PlayResult.tsx',
  async () => (await import('../PlayResult/PlayResult.tsx')).PlayResult,
);
const stamps = loadable<StampsCardProps>(
  'src/features/games/PlayPanel/StampsCard.tsx',
  async () => (await import('./StampsCard.tsx')).StampsCard,
);

/** The result of a play; its code loads before the answer comes. */
export const PlayResultPart = result.Part;
export const loadPlayResult = result.load;

/** Stamps, for a collecting game. */
export const StampsCardPart = stamps.Part;
export const loadStampsCard = stamps.load;
