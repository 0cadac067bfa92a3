import { useSyncExternalStore } from 'react';

const read = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

const watch = (changed: () => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['dir'] });
  return () => observer.disconnect();
};

/** The page's reading direction, for behavior that styles can't mirror: which arrow key goes forward. */
export const useDirection = (): 'ltr' | 'rtl' => useSyncExternalStore(watch, read, () => 'ltr');

/** The reading direction where an element stands: an arrow key asks it when it is pressed. */
export const directionOf = (element: Element): 'ltr' | 'rtl' => (element.matches(':dir(rtl)') ? 'rtl' : 'ltr');
