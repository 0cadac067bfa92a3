import { Button } from '@larder/design-system/Button';
import { ButtonLink } from '@larder/design-system/ButtonLink';
import { EmptyState } from '@larder/design-system/EmptyState';
import type { ReactNode } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { screens } from '../../app/routing/paths.ts';
import { useMessages } from '../../messages/messages.ts';
import { PageTitle } from '../PageTitle/PageTitle.tsx';

interface UnavailableProps {
  title: string;
  picture: ReactNode;
  /** What happened, in a sentence. */
  children: string;
}

/** A page whose subject isn't there, or can't be shown right now: on to all games, or another try. */
export function Unavailable({ title, picture, children }: UnavailableProps) {
  const { games } = useMessages();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isBusy = useNavigation().state !== 'idle';
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        title={title}
        headingLevel={1}
        headingSize="feature"
        picture={picture}
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
        {children}
      </EmptyState>
    </>
  );
}
