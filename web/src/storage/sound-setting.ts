import { browserStore } from './browser-store.ts';

const key = 'larder.sound';
const listeners = new Set<() => void>();
// A browser that stores nothing keeps the choice for this page.
let on: boolean | undefined;

/** Whether the games make a sound; off until the shopper turns it on, remembered in this browser. For `useSyncExternalStore`. */
export const soundSetting = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: (): boolean => (on ??= browserStore.read(key) === 'on'),
  readOnServer: (): boolean => false,
  set: (value: boolean): void => {
    on = value;
    browserStore.write(key, value ? 'on' : 'off');
    for (const listener of listeners) listener();
  },
};
