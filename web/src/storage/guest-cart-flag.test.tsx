import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guestCartIsOn } from './guest-cart-flag.ts';

const key = 'isGuestAddToCartDisabled';
const world = globalThis as Record<string, unknown>;
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  delete world[key];
});

test.each([
  ['a', false],
  ['b', true],
  ['', true],
])('S-11 S-132 the flag %j in local storage: a guest may fill a cart: %s', async (value, isOn) => {
  localStorage.setItem(key, value);
  expect(await guestCartIsOn()).toBe(isOn);
});

test('S-132 the flag of the page counts when nothing is stored', async () => {
  world[key] = 'b';
  expect(await guestCartIsOn()).toBe(true);
  localStorage.setItem(key, 'a');
  expect(await guestCartIsOn()).toBe(false);
});

test('S-132 a flag that comes as an event counts', async () => {
  const answer = guestCartIsOn();
  window.dispatchEvent(new CustomEvent(key, { detail: 'b' }));
  expect(await answer).toBe(true);
});

test('T-70 S-245 a flag that never comes is off after 300 ms', async () => {
  let told: boolean | undefined;
  void guestCartIsOn().then((isOn) => (told = isOn));
  await vi.advanceTimersByTimeAsync(299);
  expect(told).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toBe(false);
});
