import { Toast } from '@larder/design-system/Toast';
import { type ReactElement, useEffect, useRef } from 'react';
import { useCartTexts } from '../../../messages/cart.ts';
import { useKeeper, useKept } from './useKeeper.ts';

/** Long enough to read, in milliseconds; whoever is at its button has as long as they like. */
const lasts = 10_000;

/** What became of a change: why a line was refused, that it waits for a connection, or that it's gone and can come back. */
export function CartToast() {
  const texts = useCartTexts();
  const notice = useKept('notice');
  const keeper = useKeeper();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!notice || notice.kind === 'waiting') return undefined;
    // The button that was pressed is gone with its line: Undo is next.
    const here = box.current;
    if (notice.kind === 'removed' && isAdrift(here)) here?.querySelector('button')?.focus({ preventScroll: true });
    const end = () => {
      if (here?.contains(document.activeElement)) here.addEventListener('focusout', end, { once: true });
      else keeper().dismiss();
    };
    const timer = setTimeout(end, lasts);
    return () => {
      clearTimeout(timer);
      here?.removeEventListener('focusout', end);
    };
  }, [notice, keeper]);
  if (!notice) return null;
  const drawn = (toast: ReactElement) => <div ref={box}>{toast}</div>;
  if (notice.kind === 'removed') {
    const undo = () => {
      const place = placeOf(box.current);
      notice.undo();
      requestAnimationFrame(() => focusOn(texts.moreOf(notice.name), place));
    };
    return drawn(
      <Toast action={{ label: texts.undo, onClick: undo }}>{notice.text ?? texts.removed(notice.name)}</Toast>,
    );
  }
  return drawn(
    <Toast icon="triangle-alert" action={{ label: texts.gotIt, onClick: () => keeper().dismiss() }}>
      {notice.text}
    </Toast>,
  );
}

/** What a notice is drawn in: the drawer, or the page. */
const placeOf = (box: HTMLElement | null): HTMLElement | null =>
  box?.closest<HTMLElement>('[role="dialog"]') ?? document.querySelector('main');

/** Has what was pressed gone, and the focus with it? A drawer takes it upon itself then. */
const isAdrift = (box: HTMLElement | null): boolean =>
  document.activeElement === document.body || document.activeElement === box?.closest('[role="dialog"]');

/** The line that is back has the focus again; where it takes longer, or is drawn elsewhere, the heading has. */
function focusOn(label: string, place: HTMLElement | null): void {
  if (document.activeElement !== document.body && document.activeElement !== place) return;
  const named = [...(place?.querySelectorAll<HTMLElement>('[aria-label]') ?? [])];
  const again = named.find((each) => each.getAttribute('aria-label')?.startsWith(label));
  const heading = place?.querySelector<HTMLElement>('h1, h2');
  if (heading && !again) heading.tabIndex = -1;
  (again ?? heading)?.focus();
}
