import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import type { PageFailure } from '../../../app/data/query.ts';
import { loadable } from '../../../app/loading/loadable.tsx';
import { PageError } from '../../../ui/PageError/PageError.tsx';

const { Part: PrizeUnavailable } = loadable(
  'src/features/prizes/Unavailable/PrizeUnavailable.tsx',
  async () => (await import('./PrizeUnavailable.tsx')).PrizeUnavailable,
);

/** What a prize's page shows when it fails; an expired session is reported by the frame. */
export function PrizeErrorBoundary() {
  const error = useRouteError();
  const ended = isRouteErrorResponse(error) && (error.data as PageFailure | null)?.reason === 'SESSION_ENDED';
  return ended ? <PageError /> : <PrizeUnavailable />;
}
