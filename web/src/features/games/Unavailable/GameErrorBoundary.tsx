import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { PageError } from '../../../ui/PageError/PageError.tsx';
import type { PageFailure } from '../../../app/data/query.ts';
import { gameUnavailable } from './unavailable.ts';

/** What a game's page shows when it fails; an expired session is reported by the frame. */
export function GameErrorBoundary() {
  const error = useRouteError();
  const ended = isRouteErrorResponse(error) && (error.data as PageFailure | null)?.reason === 'SESSION_ENDED';
  return ended ? <PageError /> : <gameUnavailable.Part />;
}
