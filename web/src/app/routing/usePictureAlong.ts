import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isAt, productScreens } from './paths.ts';

/** Marks the picture of the card that a link stands on, and no other, so that it moves between its card and the product's page. */
function mark(link: Element | null | undefined): void {
  for (const other of document.querySelectorAll('[data-moves]')) other.removeAttribute('data-moves');
  // Each card is an item of its list, or an article, and begins with its picture.
  const first = link?.closest('li, article')?.firstElementChild?.firstElementChild;
  if (first?.querySelector('img')) first.setAttribute('data-moves', '');
}
const pathOf = (link: Element): string => link.getAttribute('href')?.split(/[?#]/)[0] ?? '';

/**
 * To a product and back, its picture moves where the browser can do that. Cards are many, so they bear nothing for it: the
 * press is seen from here, once the page has settled.
 */
export function usePictureAlong(): void {
  const { pathname } = useLocation();
  const isStep = useNavigationType() === 'POP';
  const before = useRef(pathname);
  useEffect(() => {
    const press = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      if (link && isAt(pathOf(link), ...productScreens)) mark(link);
    };
    document.addEventListener('click', press, true);
    return () => document.removeEventListener('click', press, true);
  }, []);
  // Before the browser takes its picture of the new page.
  useLayoutEffect(() => {
    const left = before.current;
    before.current = pathname;
    if (!isStep || left === pathname || !isAt(left, ...productScreens)) return;
    mark([...document.querySelectorAll('main a[href]')].find((link) => pathOf(link) === left));
  }, [pathname, isStep]);
}
