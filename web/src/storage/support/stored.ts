import { pageNews } from '../../page/news.ts';
import { pageState } from '../../page/page.ts';

/** What a stored text says as JSON; null if it says nothing that can be read. The caller checks its shape. */
export function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Reads a stored text: the same object as long as the text is the same, as `useSyncExternalStore` wants it. */
export function readOnce<Value>(read: (text: string | null) => Value): (text: string | null) => Value {
  const last = pageState((): { known?: { text: string | null; value: Value } } => ({}));
  return (text) => {
    const page = last();
    if (page.known?.text !== text) page.known = { text, value: read(text) };
    return page.known.value;
  };
}

/** Tells that something stored under a key has changed, here or in another tab of the browser. */
export function storedNews(key: string) {
  const { subscribe, tell } = pageNews();
  return {
    tell,
    /** For `useSyncExternalStore`. */
    subscribe(listener: () => void): () => void {
      const stop = subscribe(listener);
      const hear = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      window.addEventListener('storage', hear);
      return () => {
        stop();
        window.removeEventListener('storage', hear);
      };
    },
  };
}
