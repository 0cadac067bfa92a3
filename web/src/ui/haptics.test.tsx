import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPage, thisPage } from '../page/page.ts';
import { hapticsSetting } from '../storage/phone/haptics-setting.ts';
import { buzz } from './haptics.ts';

const vibrate = vi.fn<(pattern: number[]) => boolean>();
/** A device on which these media hold. */
const deviceWith = (...media: string[]) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: media.includes(query) }));
const [finger, stillness] = ['(pointer: coarse)', '(prefers-reduced-motion: reduce)'] as const;

beforeEach(() => {
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  vibrate.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'vibrate');
  startPage(thisPage());
});

test('a phone buzzes for what is added, clipped, or won, each in its own way', () => {
  deviceWith(finger);
  for (const what of ['add', 'clip', 'win'] as const) buzz(what);
  expect(new Set(vibrate.mock.calls.map(([pattern]) => pattern.join())).size).toBe(3);
});

test('who wants less motion feels nothing unless they choose to, and who turns it off feels nothing', () => {
  deviceWith(finger, stillness);
  buzz('add');
  expect(vibrate).not.toHaveBeenCalled();
  hapticsSetting.set(true);
  buzz('add');
  expect(vibrate).toHaveBeenCalledTimes(1);
  deviceWith(finger);
  hapticsSetting.set(false);
  buzz('add');
  expect(vibrate).toHaveBeenCalledTimes(1);
  // On a later page of this browser, too.
  startPage(thisPage());
  expect([hapticsSetting.read(), localStorage.getItem('larder.haptics')]).toEqual([false, 'off']);
});

test('a desktop, and a browser that cannot buzz, go without', () => {
  deviceWith();
  buzz('win');
  expect(vibrate).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'vibrate');
  deviceWith(finger);
  expect(() => buzz('win')).not.toThrow();
});
