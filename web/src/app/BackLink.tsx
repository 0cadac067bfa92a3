import { TextLink } from '@larder/design-system/TextLink';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useMessages } from '../messages/messages.ts';
import { backTarget } from './landing-page.ts';

const grid = '/games/game-grid';
const hasHistory = (): boolean => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/** Back, as the page's kind wants it (G-16..G-19). Who came straight here has no history and gets the grid. */
export function BackLink() {
  const { frame } = useMessages();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const target = backTarget(pathname, search.get('programCode'));
  const stepBack = (event: MouseEvent) => {
    if (target.kind === 'page' || !hasHistory()) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <TextLink href={target.kind === 'page' ? target.path : grid} icon="arrow-left" standalone quiet onClick={stepBack}>
      {frame.back}
    </TextLink>
  );
}
