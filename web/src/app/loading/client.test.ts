// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { secondsUntil, serverNow, setServerClock, watchServerClock } from '../data/server-clock.ts';
import { connectionStore, tryAgain } from './connection.ts';
import { loadCode, reloadOnStaleChunk } from './stale-chunk.ts';

const minute = 60_000;
let now = 1_000_000;
const assign = vi.fn<(path: string) => void>();
let reachable = true;
const codeFails = async () => {
  window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  await new Promise((resolve) => setTimeout(resolve));
};

beforeEach(() => sessionStorage.clear());
afterEach(() => setServerClock(new Date().toUTCString()));

test('code that a release has replaced loads the document anew, but a real outage does not end in a loop', async () => {
  reloadOnStaleChunk(
    () => '/games/game-grid',
    assign,
    () => now,
    () => Promise.resolve(reachable),
  );
  reachable = false;
  await codeFails();
  expect(assign).not.toHaveBeenCalled();
  reachable = true;
  await codeFails();
  expect(assign).toHaveBeenCalledExactlyOnceWith('/games/game-grid');
  now += 5_000;
  await codeFails();
  expect(assign).toHaveBeenCalledTimes(1);
  now += minute;
  await codeFails();
  expect(assign).toHaveBeenCalledTimes(2);
});

test('without a connection code waits until the shopper tries again, and the page stays', async () => {
  reloadOnStaleChunk(
    () => '/games/game-grid',
    assign,
    () => now,
    () => Promise.resolve(false),
  );
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue('code');
  const code = loadCode(load);
  await vi.waitFor(() => expect(connectionStore.read()).toBe('unreachable'));
  tryAgain();
  expect(await code).toBe('code');
  expect(connectionStore.read()).toBeNull();
});

test("a wait is counted by the server's clock, not by the browser's", () => {
  const browser = Date.now();
  setServerClock(new Date(browser + 10 * minute).toUTCString(), browser);
  const ahead = serverNow() - browser;
  expect(ahead).toBeGreaterThan(10 * minute - 1_000);
  expect(ahead).toBeLessThan(10 * minute + 60_000);
  setServerClock(null);
  setServerClock('not a date');
  expect(serverNow() - browser).toBeGreaterThan(10 * minute - 1_000);
});

test('N-78 who counts is told when the clock turns out to be another, not with every answer', () => {
  const browser = Date.now();
  setServerClock(new Date(browser).toUTCString(), browser);
  let told = 0;
  const unwatch = watchServerClock(() => (told += 1));
  setServerClock(new Date(browser).toUTCString(), browser);
  expect(told).toBe(0);
  setServerClock(new Date(browser + 10 * minute).toUTCString(), browser);
  expect(told).toBe(1);
  unwatch();
  setServerClock(new Date(browser).toUTCString(), browser);
  expect(told).toBe(1);
});

test('seconds are whole and never below zero', () => {
  const at = '2026-08-05T14:00:30.000Z';
  expect(secondsUntil(at, Date.parse('2026-08-05T14:00:00.400Z'))).toBe(30);
  expect(secondsUntil(at, Date.parse('2026-08-05T14:00:30.000Z'))).toBe(0);
  expect(secondsUntil(at, Date.parse('2026-08-05T15:00:00.000Z'))).toBe(0);
});
