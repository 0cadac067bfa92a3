import { Toast } from '@larder/design-system/Toast';
import { type ReactElement, useEffect, useRef } from 'react';
import { useCartTexts } from '../../../messages/cart.ts';
import { useKeeper, useKeeperState } from './useKeeper.ts';

/** Long enough to read, in milliseconds; whoever is at its button has as long as they like. */
const lasts = 10_000;

/** What became of a change: why a line was refused, that it waits for a connection, or that it's gone and can come back. */
export function CartToast() {
  const texts = useCartTexts();
  const { notice } = useKeeperState();
  const keeper = useKeeper();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!notice || notice.kind === 'waiting') return undefined;
    // The button that was pressed is gone with its line: Undo is next.
    if (notice.kind === 'removed' && document.activeElement === document.body)
      box.current?.querySelector('button')?.focus({ preventScroll: true });
    const here = box.current;
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
      notice.undo();
      requestAnimationFrame(() => focusOn(texts.removeOf(notice.name)));
    };
    return drawn(<Toast action={{ label: texts.undo, onClick: undo }}>{texts.removed(notice.name)}</Toast>);
  }
  return drawn(
    <Toast icon="triangle-alert" action={{ label: texts.gotIt, onClick: () => keeper().dismiss() }}>
      {notice.text}
    </Toast>,
  );
}

/** The line that is back has the focus again; where it takes longer, or is drawn elsewhere, the page's heading has. */
function focusOn(label: string): void {
  if (document.activeElement !== document.body) return;
  const named = [...document.querySelectorAll<HTMLElement>('main [aria-label]')];
  const again = named.find((each) => each.getAttribute('aria-label') === label);
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading && !again) heading.tabIndex = -1;
  (again ?? heading)?.focus();
}
