import { useRef } from 'react';

const overlays = '[role=dialog], [role=alertdialog], [role=menu]';
const moves = ['focusin', 'focusout'] as const;
const beyondPage = `${overlays}, [data-radix-focus-guard]`;

/** Where focus was on the page before any overlay took it: the dialogs of a flow follow one another. */
let lastOnPage: Element | null = null;

export interface ReturnFocus {
  /** Remembers where focus is, then puts it where the overlay wants it. */
  onOpenAutoFocus: (event: Event) => void;
  /** Returns focus, unless the page has moved it, as after a navigation. */
  onCloseAutoFocus: (event: Event) => void;
}

/**
 * Focus goes into an overlay and comes back to where it was. @param isInSight what takes it is never scrolled away: the page
 * needn't be laid out before the overlay's first frame to find that out
 */
export function useReturnFocus(first: () => HTMLElement | null, { isInSight = false } = {}): ReturnFocus {
  const before = useRef<Element | null>(null);
  const remember = useRef(({ type, target, relatedTarget }: FocusEvent) => {
    // The page moves focus beneath the overlay, as after a navigation: that is where it goes on closing. The overlay takes
    // it back as soon as it leaves, before it arrives.
    const to = type === 'focusout' ? relatedTarget : target;
    if (to instanceof HTMLElement && !to.closest(beyondPage)) before.current = to;
  });
  return {
    onOpenAutoFocus: (event) => {
      event.preventDefault();
      const { activeElement, body } = document;
      before.current = activeElement;
      if (activeElement && activeElement !== body && !activeElement.closest(overlays)) lastOnPage = activeElement;
      for (const type of moves) document.addEventListener(type, remember.current, true);
      first()?.focus({ preventScroll: isInSight });
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      for (const type of moves) document.removeEventListener(type, remember.current, true);
      if (document.activeElement && document.activeElement !== document.body) return;
      const target = before.current?.isConnected && before.current !== document.body ? before.current : lastOnPage;
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
  };
}
