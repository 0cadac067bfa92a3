const query = '(prefers-reduced-motion: reduce)';

/** Does the shopper want no motion, or can this browser not move anything? Asked when a motion would begin. */
export const prefersStillness = (): boolean =>
  typeof window.matchMedia !== 'function' ||
  window.matchMedia(query).matches ||
  typeof Element.prototype.animate !== 'function';
