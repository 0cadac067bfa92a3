import { pageState } from './page.ts';

/** Who listens to something of the page, and what tells them. `subscribe` is for `useSyncExternalStore`. */
export function pageNews<News extends unknown[] = []>() {
  type Listener = (...news: News) => void;
  const listeners = pageState(() => new Set<Listener>());
  return {
    /** @returns ends it */
    subscribe(listener: Listener): () => void {
      const all = listeners();
      all.add(listener);
      return () => void all.delete(listener);
    },
    tell(...news: News): void {
      for (const listener of listeners()) listener(...news);
    },
  };
}
