import { pageNews } from '../../page/news.ts';
import { pageState } from '../../page/page.ts';
import { browserStore } from '../browser-store.ts';

const key = 'larder.haptics';
const { subscribe, tell } = pageNews();
// A browser that stores nothing keeps the choice for this page.
const page = pageState(() => ({ chosen: browserStore.read(key) }));

const wantsStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether the phone may buzz: as the shopper chose in this browser, or else unless they want less motion. For `useSyncExternalStore`. */
export const hapticsSetting = {
  subscribe,
  read: (): boolean => {
    const { chosen } = page();
    return chosen === 'on' || (chosen !== 'off' && !wantsStillness());
  },
  readOnServer: (): boolean => false,
  set: (value: boolean): void => {
    page().chosen = value ? 'on' : 'off';
    browserStore.write(key, value ? 'on' : 'off');
    tell();
  },
};
