const key = 'larder.sound';
const listeners = new Set<() => void>();
let on: boolean | undefined;

function read(): boolean {
  if (on !== undefined) return on;
  try {
    on = localStorage.getItem(key) === 'on';
  } catch {
    on = false;
  }
  return on;
}

/** Whether the games make a sound; off until the shopper turns it on, remembered in this browser. For `useSyncExternalStore`. */
export const soundSetting = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read,
  readOnServer: (): boolean => false,
  set: (value: boolean): void => {
    on = value;
    try {
      localStorage.setItem(key, value ? 'on' : 'off');
    } catch {
      // A browser that stores nothing keeps the choice for this page.
    }
    for (const listener of listeners) listener();
  },
};
