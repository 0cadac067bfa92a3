import { prefersReducedMotion } from '@larder/design-system/reduced-motion';

const margin = 12;

/**
 * Scrolls as little as it takes to show the whole of `shown`, above `foot` where that sticks to the window's end.
 * Of what is taller than the window the beginning counts.
 */
export function bringIntoView(shown: Element | null, foot: HTMLElement | null): void {
  if (!shown) return;
  const covered = foot && getComputedStyle(foot).position === 'sticky' ? foot.offsetHeight : 0;
  const end = window.innerHeight - covered - margin;
  const { top, bottom } = shown.getBoundingClientRect();
  const by = top < 0 ? top - margin : bottom > end ? Math.min(bottom - end, top - margin) : 0;
  if (by !== 0) window.scrollBy({ top: by, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}
