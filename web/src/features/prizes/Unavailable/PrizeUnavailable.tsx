import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import type { PageFailure } from '../../../app/data/query.ts';
import { usePrizeTexts } from '../../../messages/prizes.ts';
import { PageError } from '../../../ui/PageError/PageError.tsx';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import { Unavailable } from '../../../ui/Unavailable/Unavailable.tsx';

/** A prize the store doesn't have, or that can't be shown right now. */
function PrizeUnavailable() {
  const { unavailable } = usePrizeTexts();
  return (
    <Unavailable title={unavailable.title} picture={<Picture imageId="wrapped-gift" size={112} />}>
      {unavailable.lead}
    </Unavailable>
  );
}

/** What a prize's page shows when it fails; an expired session is reported by the frame. */
export function PrizeErrorBoundary() {
  const error = useRouteError();
  const ended = isRouteErrorResponse(error) && (error.data as PageFailure | null)?.reason === 'SESSION_ENDED';
  return ended ? <PageError /> : <PrizeUnavailable />;
}
