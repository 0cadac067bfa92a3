import { pageNews } from '../page/news.ts';
import { pageState } from '../page/page.ts';
import { browserStore } from './browser-store.ts';

const key = 'larder.analytics';
const { subscribe, tell } = pageNews();
const page = pageState(() => ({ isGranted: browserStore.read(key) === 'granted' }));

/** Browsers that ask not to be followed are not. */
const refuses = (): boolean =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** May the storefront tell what was seen? No, until the visitor has said so in this browser. For `useSyncExternalStore`. */
export const analyticsConsent = {
  subscribe,
  read: (): boolean => page().isGranted && !refuses(),
  readOnServer: (): boolean => false,
  /** Does the browser itself ask not to be followed? Then the answer is no, whatever was said here. */
  isRefused: refuses,
  set: (value: boolean): void => {
    page().isGranted = value;
    if (value) browserStore.write(key, 'granted');
    else browserStore.remove(key);
    tell();
  },
};
