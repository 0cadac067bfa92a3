import { useLayoutEffect, useState } from 'react';

/** Tells others that the page doesn't scroll now. No style may ask for it: a rule on the body is looked up for all that's in it. */
const mark = 'data-scroll-locked';
let holders = 0;

/**
 * Keeps the page behind from scrolling. It changes the root alone, and nothing that is inherited: the page needn't be
 * styled anew, however much is on it.
 */
export function useHeldPage(): void {
  // asked before the overlay is in the document, while the page is laid out already
  const [hasBar] = useState(() => window.innerWidth > document.documentElement.clientWidth);
  useLayoutEffect(() => {
    const { body, documentElement: root } = document;
    if (holders === 0) {
      root.style.overflow = 'hidden';
      if (hasBar) root.style.scrollbarGutter = 'stable';
      body.setAttribute(mark, '');
    }
    holders += 1;
    return () => {
      holders -= 1;
      if (holders > 0) return;
      root.style.overflow = '';
      root.style.scrollbarGutter = '';
      body.removeAttribute(mark);
    };
  }, [hasBar]);
}
