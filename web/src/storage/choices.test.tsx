import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startPage, thisPage } from '../page/page.ts';
import { analyticsConsent } from './analytics-consent.ts';
import { schemeOf } from './cookies.ts';
import { clipProof } from './coupons/clip-proof.ts';
import { isCompact } from './looks/density.ts';
import { chosenScheme } from './looks/scheme.ts';
import { soundSetting } from './sound-setting.ts';

beforeEach(() => {
  analyticsConsent.set(false);
  soundSetting.set(false);
  clipProof.clear();
  chosenScheme.choose('system');
});
afterEach(() => Reflect.deleteProperty(navigator, 'globalPrivacyControl'));

/** How often a listener hears of a change, while it listens and after. */
function heardOf(subscribe: (listener: () => void) => () => void, change: () => void): [number, number] {
  const heard = vi.fn<() => void>();
  const stop = subscribe(heard);
  change();
  const during = heard.mock.calls.length;
  stop();
  change();
  return [during, heard.mock.calls.length - during];
}

test('nothing is told of a visitor who has not agreed, or whose browser asks for it', () => {
  expect([analyticsConsent.read(), analyticsConsent.readOnServer(), analyticsConsent.isRefused()]).toEqual([
    false,
    false,
    false,
  ]);
  analyticsConsent.set(true);
  expect([analyticsConsent.read(), localStorage.getItem('larder.analytics')]).toEqual([true, 'granted']);
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  expect([analyticsConsent.read(), analyticsConsent.isRefused()]).toEqual([false, true]);
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: false, configurable: true });
  expect([analyticsConsent.read(), analyticsConsent.isRefused()]).toEqual([true, false]);
  analyticsConsent.set(false);
  expect([analyticsConsent.read(), localStorage.getItem('larder.analytics')]).toEqual([false, null]);
  expect(heardOf(analyticsConsent.subscribe, () => analyticsConsent.set(true))).toEqual([1, 0]);
});

test('games are silent until the shopper wants to hear them', () => {
  expect([soundSetting.read(), soundSetting.readOnServer()]).toEqual([false, false]);
  soundSetting.set(true);
  expect([soundSetting.read(), localStorage.getItem('larder.sound')]).toEqual([true, 'on']);
  soundSetting.set(false);
  expect([soundSetting.read(), localStorage.getItem('larder.sound')]).toEqual([false, 'off']);
  expect(heardOf(soundSetting.subscribe, () => soundSetting.set(true))).toEqual([1, 0]);
});

test('what was chosen in this browser counts on the next page, too', () => {
  expect([analyticsConsent.read(), soundSetting.read()]).toEqual([false, false]);
  analyticsConsent.set(true);
  soundSetting.set(true);
  startPage(thisPage());
  expect([analyticsConsent.read(), soundSetting.read()]).toEqual([true, true]);
  analyticsConsent.set(false);
  soundSetting.set(false);
  startPage(thisPage());
  expect([analyticsConsent.read(), soundSetting.read()]).toEqual([false, false]);
});

test('light or dark is on the document and in a cookie, or left to the system', () => {
  const root = document.documentElement;
  expect([chosenScheme.read(), chosenScheme.readOnServer()]).toEqual(['system', 'system']);
  chosenScheme.choose('dark');
  expect([chosenScheme.read(), root.dataset['scheme'], document.cookie]).toEqual([
    'dark',
    'dark',
    'larder_scheme=dark',
  ]);
  chosenScheme.choose('system');
  expect([chosenScheme.read(), root.dataset['scheme'], document.cookie]).toEqual(['system', undefined, '']);
  expect(heardOf(chosenScheme.subscribe, () => chosenScheme.choose('light'))).toEqual([1, 0]);
  expect([schemeOf('light'), schemeOf('dark'), schemeOf('blue'), schemeOf(undefined)]).toEqual([
    'light',
    'dark',
    undefined,
    undefined,
  ]);
});

test('N-42 what a tab has clipped for a cart comes back with its proof, the same object until it changes', () => {
  const kept = { cartId: 'cart-1', owner: 'c1', proof: { text: 'Saved $1' } };
  expect(clipProof.read()).toBeNull();
  clipProof.write(kept);
  expect(clipProof.read()).toEqual(kept);
  expect(clipProof.read()).toBe(clipProof.read());
  clipProof.clear();
  expect(clipProof.read()).toBeNull();
  expect(heardOf(clipProof.subscribe, () => clipProof.write(kept))).toEqual([1, 0]);
  expect(heardOf(clipProof.subscribe, clipProof.clear)).toEqual([1, 0]);
});

test.each([
  '{',
  '{"owner":"c1","proof":{}}',
  '{"cartId":"1","proof":{}}',
  '{"cartId":"1","owner":"c1"}',
  '{"cartId":"1","owner":"c1","proof":null}',
])('N-42 %s is no proof', (text) => {
  sessionStorage.setItem('larder.clipProof', text);
  expect(clipProof.read()).toBeNull();
});

test('the switch of density answers at once, and the list follows once that is painted; so do lists of later pages', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] });
  onTestFinished(() => void vi.useRealTimers());
  const root = document.documentElement;
  isCompact.choose(true);
  expect([isCompact.read(), root.dataset['density'], document.cookie]).toEqual([
    true,
    undefined,
    'larder_density=compact',
  ]);
  vi.runAllTimers();
  expect(root.dataset['density']).toBe('compact');
  isCompact.choose(false);
  isCompact.choose(true);
  isCompact.choose(false);
  expect([isCompact.read(), root.dataset['density'], document.cookie]).toEqual([false, 'compact', '']);
  vi.runAllTimers();
  expect([isCompact.read(), root.dataset['density']]).toEqual([false, undefined]);
});
