import { useSyncExternalStore } from 'react';

const read = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

const watch = (changed: () => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['dir'] });
  return () => observer.disconnect();
};

/** The page's line of reading, for behaviour that styles cannot turn: which arrow key goes on. */
export const useDirection = (): 'ltr' | 'rtl' => useSyncExternalStore(watch, read, () => 'ltr');
