const query = '(prefers-reduced-motion: reduce)';

/** Whether nothing should move: the shopper asks for reduced motion, or the browser can't animate (T-103). Ask as a motion starts. */
export const prefersReducedMotion = (): boolean =>
  typeof window.matchMedia !== 'function' ||
  window.matchMedia(query).matches ||
  typeof Element.prototype.animate !== 'function';
