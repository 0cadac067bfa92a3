import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** After a navigation the page stands at its top and the focus on its heading (G-28). */
export function useNavigationEffects(): void {
  const { key, pathname } = useLocation();
  const first = useRef(key);
  useEffect(() => {
    if (first.current === key) return;
    first.current = key;
    window.scrollTo(0, 0);
    const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!target) return;
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [key, pathname]);
}
