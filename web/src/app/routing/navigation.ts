import { useAnnounce } from '@larder/design-system/LiveRegion';
import { watchKeyboard } from '@larder/design-system/keyboard';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const controls = 'a[href], button, input, select, textarea, [tabindex]';

/** How to find a control again on a page that is drawn anew: by its id, or as one of the links that lead there. */
type Place = { id: string } | { href: string; index: number };

const linksTo = (href: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('a[href]')].filter((link) => link.getAttribute('href') === href);

function placeOf(element: Element | null): Place | null {
  const control = element?.closest<HTMLElement>(controls);
  if (!control) return null;
  if (control.id) return { id: control.id };
  const href = control.getAttribute('href');
  return href === null ? null : { href, index: linksTo(href).indexOf(control) };
}

const controlAt = (place: Place | null | undefined): HTMLElement | null => {
  if (!place) return null;
  return 'id' in place ? document.getElementById(place.id) : (linksTo(place.href)[place.index] ?? null);
};

function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.matches(controls)) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * The focus after a navigation; the router moves the page itself. A new page has it on its heading, and its title is said
 * (G-28); a link to a place on a page brings it there; Back gives it back to what was pressed.
 */
export function useNavigationEffects(): void {
  const { key, hash, pathname } = useLocation();
  const isStep = useNavigationType() === 'POP';
  const announce = useAnnounce();
  const seen = useRef({ key, pathname });
  const pressed = useRef<Place | null>(null);
  const left = useRef(new Map<string, Place | null>());

  useEffect(() => watchKeyboard(document), []);

  useEffect(() => {
    const remember = ({ target }: Event) => {
      pressed.current = placeOf(target as Element | null);
    };
    document.addEventListener('focusin', remember);
    // A browser that does not focus what is clicked.
    document.addEventListener('click', remember, true);
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('click', remember, true);
    };
  }, []);

  useEffect(() => {
    const before = seen.current;
    if (before.key === key) return;
    seen.current = { key, pathname };
    left.current.set(before.key, pressed.current);
    const target = hash ? targetOf(hash) : null;
    if (target && !isStep) return focusOn(target);
    const isSamePage = before.pathname === pathname;
    const back = isStep ? controlAt(left.current.get(key)) : null;
    if (isSamePage) {
      // Another view of the same page: what was pressed keeps the focus.
      if (target || back) focusOn(back ?? target);
      return;
    }
    focusOn(
      back ?? target ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main'),
    );
    announce(document.title);
  }, [key, hash, pathname, isStep, announce]);
}
