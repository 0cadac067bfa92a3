import { flagTimeout } from '../constants.ts';
import { browserStore } from './browser-store.ts';

const known = (key: string): string | null => {
  const flag = (globalThis as Record<string, unknown>)[key];
  return browserStore.read(key) ?? (typeof flag === 'string' ? flag : null);
};

/**
 * The value of an A/B flag: from local storage, from a global of that name, or from an event of that name with the value as
 * its detail. null if none of them says anything in time (S-245).
 * @param patience how long it's waited for, in milliseconds
 */
export function abFlag(key: string, patience = flagTimeout): Promise<string | null> {
  const value = known(key);
  if (value !== null) return Promise.resolve(value);
  return new Promise((resolve) => {
    const settle = (told: string | null) => {
      clearTimeout(timer);
      window.removeEventListener(key, hear);
      resolve(told);
    };
    const hear = (event: Event) => settle(String((event as CustomEvent<unknown>).detail));
    const timer = setTimeout(() => settle(known(key)), patience);
    window.addEventListener(key, hear);
  });
}
