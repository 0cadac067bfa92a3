import { prefersReducedMotion } from '@larder/design-system/reduced-motion';

const margin = 12;

/**
 * Scrolls just enough to show all of `shown`, above the window's bars, and above `foot` if that sticks there.
 * For anything taller than the window, the top counts.
 */
export function bringIntoView(shown: Element | null, foot: HTMLElement | null): void {
  if (!shown) return;
  const covered = foot && getComputedStyle(foot).position === 'sticky' ? foot.offsetHeight : 0;
  // What stands at the window's foot on every page.
  const bars = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd) || 0;
  const end = window.innerHeight - bars - covered - margin;
  const { top, bottom } = shown.getBoundingClientRect();
  const by = top < 0 ? top - margin : bottom > end ? Math.min(bottom - end, top - margin) : 0;
  if (by !== 0) window.scrollBy({ top: by, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}
