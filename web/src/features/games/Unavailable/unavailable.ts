import { loadable } from '../../../app/loading/loadable.tsx';

/** What stands in place of a game that can't be shown (G-114). */
export const gameUnavailable = loadable(
  'src/features/games/Unavailable/GameUnavailable.tsx',
  async () => (await import('./GameUnavailable.tsx')).GameUnavailable,
);
