import { Button } from '@larder/design-system/Button';
import { ButtonLink } from '@larder/design-system/ButtonLink';
import { EmptyState } from '@larder/design-system/EmptyState';
import { isRouteErrorResponse, useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom';
import { screens } from '../../../app/routing/paths.ts';
import { PageError } from '../../../ui/PageError/PageError.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import type { PageFailure } from '../../../app/data/query.ts';
import { useMessages } from '../../../messages/messages.ts';
import { usePrizeTexts } from '../../../messages/prizes.ts';
import { Picture } from '../../../ui/Picture/Picture.tsx';

/** A prize the store doesn't have, or that can't be shown right now. */
function PrizeUnavailable() {
  const { games } = useMessages();
  const prizes = usePrizeTexts();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isBusy = useNavigation().state !== 'idle';
  return (
    <>
      <PageTitle>{prizes.unavailable.title}</PageTitle>
      <EmptyState
        title={prizes.unavailable.title}
        headingLevel={1}
        headingSize="feature"
        picture={<Picture imageId="wrapped-gift" size={112} />}
        actions={
          <>
            <ButtonLink tone="primary" href={screens.gameGrid}>
              {games.seeAllGames}
            </ButtonLink>
            <Button tone="outline" busy={isBusy} onClick={() => void navigate(pathname + search, { replace: true })}>
              {games.tryAgain}
            </Button>
          </>
        }
      >
        {prizes.unavailable.lead}
      </EmptyState>
    </>
  );
}

/** What a prize's page shows when it fails; an expired session is reported by the frame. */
export function PrizeErrorBoundary() {
  const error = useRouteError();
  const ended = isRouteErrorResponse(error) && (error.data as PageFailure | null)?.reason === 'SESSION_ENDED';
  return ended ? <PageError /> : <PrizeUnavailable />;
}
