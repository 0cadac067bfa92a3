import { useAnnounce } from '@larder/design-system/LiveRegion';
import { watchKeyboard } from '@larder/design-system/keyboard';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** After a navigation the page stands at its top, the focus on its heading, and its title is said (G-28). */
export function useNavigationEffects(): void {
  const { key, hash, pathname } = useLocation();
  const announce = useAnnounce();
  const seen = useRef({ key, pathname });

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    return watchKeyboard(document);
  }, []);

  useEffect(() => {
    const before = seen.current;
    if (before.key === key) return;
    seen.current = { key, pathname };
    // Another view of the same page: what was pressed keeps the focus.
    if (before.pathname === pathname) return;
    // A link to a place on the page moves there; the router has done it.
    if (hash) return;
    window.scrollTo(0, 0);
    const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!target) return;
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    announce(document.title);
  }, [key, hash, pathname, announce]);
}
