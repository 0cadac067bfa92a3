import { browserStore } from './browser-store.ts';

const key = 'larder.analytics';
const listeners = new Set<() => void>();
let granted: boolean | undefined;

/** Browsers that ask not to be followed are not. */
const refuses = (): boolean =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** May the storefront tell what was seen? No, until the visitor has said so in this browser. For `useSyncExternalStore`. */
export const analyticsConsent = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: (): boolean => (granted ??= browserStore.read(key) === 'granted') && !refuses(),
  readOnServer: (): boolean => false,
  /** Does the browser itself ask not to be followed? Then the answer is no, whatever was said here. */
  isRefused: refuses,
  set: (value: boolean): void => {
    granted = value;
    if (value) browserStore.write(key, 'granted');
    else browserStore.remove(key);
    for (const listener of listeners) listener();
  },
};
