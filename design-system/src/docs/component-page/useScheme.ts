import { useSyncExternalStore } from 'react';

function watch(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-scheme'] });
  return () => observer.disconnect();
}

/** Whether the toolbar has chosen dark. */
export const useDark = (): boolean =>
  useSyncExternalStore(watch, () => document.documentElement.dataset['scheme'] === 'dark');
