import { browserStore } from './browser-store.ts';

const key = 'isGuestAddToCartDisabled';
/** How long the answer is waited for, in milliseconds (S-245). */
const patience = 300;
/** The value that means off. */
const off = 'a';

const known = (): string | null => {
  const flag = (globalThis as Record<string, unknown>)[key];
  return browserStore.read(key) ?? (typeof flag === 'string' ? flag : null);
};

/**
 * May a guest fill a cart (S-11, S-132)? The flag `isGuestAddToCartDisabled` is taken from local storage, from a global of
 * that name, or from an event of that name with the value as its detail. If none of them says anything in time, it's off (T-70).
 */
export function guestCartIsOn(): Promise<boolean> {
  const value = known();
  if (value !== null) return Promise.resolve(value !== off);
  return new Promise((resolve) => {
    const settle = (isOn: boolean) => {
      clearTimeout(timer);
      window.removeEventListener(key, hear);
      resolve(isOn);
    };
    const hear = (event: Event) => settle((event as CustomEvent<unknown>).detail !== off);
    const timer = setTimeout(() => settle(known() !== null && known() !== off), patience);
    window.addEventListener(key, hear);
  });
}
