const entry = (): { key?: string; idx?: number } | null =>
  window.history.state as { key?: string; idx?: number } | null;

/**
 * The key by which the router knows the browser's entry in the history; the first one has none. It's ahead of
 * `useLocation().key` while what it shows is still being drawn.
 */
export const historyKey = (): string => entry()?.key ?? 'default';

/** How many pages of this site lie before the entry, as the router counts; after a full load, it counts anew. */
export const historyIndex = (): number => entry()?.idx ?? 0;
