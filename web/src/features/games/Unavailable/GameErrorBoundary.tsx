import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { PageError } from '../../../ui/PageError/PageError.tsx';
import { loadable } from '../../../app/loading/loadable.tsx';
import type { PageFailure } from '../../../app/data/query.ts';

const { Part: GameUnavailable } = loadable(
  'src/features/games/Unavailable/GameUnavailable.tsx',
  async () => (await import('./GameUnavailable.tsx')).GameUnavailable,
);

/** What a game's page shows when it fails; an expired session is reported by the frame. */
export function GameErrorBoundary() {
  const error = useRouteError();
  const ended = isRouteErrorResponse(error) && (error.data as PageFailure | null)?.reason === 'SESSION_ENDED';
  return ended ? <PageError /> : <GameUnavailable />;
}
