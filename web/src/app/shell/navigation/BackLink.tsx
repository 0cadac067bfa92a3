import { TextLink } from '@larder/design-system/TextLink';
import type { MouseEvent } from 'react';
import { useLocation, useMatches, useNavigate, useSearchParams } from 'react-router-dom';
import { historyIndex } from '../../routing/history-entry.ts';
import { screens } from '../../routing/paths.ts';
import { useMessages } from '../../../messages/messages.ts';
import { backTarget, cameFrom } from '../../routing/back-link.ts';

/** Is there a page of this site to step back to? After a full load the router counts anew, but the browser still knows where one came from. */
function hasHistory(): boolean {
  const { history, location } = window;
  return historyIndex() > 0 || (history.length > 1 && cameFrom(document.referrer, location.origin));
}

/** What the page's loader knows of its game (G-18). */
function useProgramCode(): string | null {
  const data = useMatches().at(-1)?.loaderData as { programCode?: string | null } | null | undefined;
  return data?.programCode ?? null;
}

/** Back, as the page's kind wants it (G-16..G-19). Who came straight here has no history and gets the grid. */
export function BackLink() {
  const { frame } = useMessages();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const known = useProgramCode();
  const target = backTarget(pathname, search.get('programCode') || known);
  const stepBack = (event: MouseEvent) => {
    if (target.kind === 'page' || !hasHistory()) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <TextLink
      href={target.kind === 'page' ? target.path : screens.gameGrid}
      icon="arrow-left"
      standalone
      quiet
      onClick={stepBack}
    >
      {frame.back}
    </TextLink>
  );
}
