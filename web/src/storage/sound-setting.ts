import { pageNews } from '../page/news.ts';
import { pageState } from '../page/page.ts';
import { browserStore } from './browser-store.ts';

const key = 'larder.sound';
const { subscribe, tell } = pageNews();
// A browser that stores nothing keeps the choice for this page.
const page = pageState(() => ({ isOn: browserStore.read(key) === 'on' }));

/** Whether the games make a sound; off until the shopper turns it on, remembered in this browser. For `useSyncExternalStore`. */
export const soundSetting = {
  subscribe,
  read: (): boolean => page().isOn,
  readOnServer: (): boolean => false,
  set: (value: boolean): void => {
    page().isOn = value;
    browserStore.write(key, value ? 'on' : 'off');
    tell();
  },
};
