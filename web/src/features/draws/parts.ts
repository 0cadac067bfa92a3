import { loadable } from '../../app/loading/loadable.tsx';
import type { SweepstakesProps } from './Sweepstakes/Sweepstakes.tsx';

const sweepstakes = loadable<SweepstakesProps>(
  'src/features/draws/Sweepstakes/Sweepstakes.tsx',
  async () => (await import('./Sweepstakes/Sweepstakes.tsx')).Sweepstakes,
);

/** How a draw's winner is found. */
export const SweepstakesPart = sweepstakes.Part;
export const loadSweepstakes = sweepstakes.load;
