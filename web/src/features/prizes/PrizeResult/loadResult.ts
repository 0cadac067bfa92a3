import { loadable } from '../../../app/loading/loadable.tsx';
import type { PrizeResultProps } from './PrizeResult.tsx';

const result = loadable<PrizeResultProps>(
  'src/features/prizes/PrizeResult/PrizeResult.tsx',
  async () => (await import('./PrizeResult.tsx')).PrizeResult,
);

/** What a redemption delivered, loaded only if there is one. */
export const ResultPart = result.Part;

/** Loads the code of a result, before it is shown. */
export const loadResult = result.load;
