import { expect, test } from 'vitest';
import { pageNow, secondsUntil, serverNow, setServerClock, watchServerClock } from './clock.ts';

const minute = 60_000;

test("a wait is counted by the server's clock, not by the browser's", () => {
  const browser = pageNow();
  expect(serverNow()).toBe(browser);
  setServerClock(new Date(browser + 10 * minute).toUTCString());
  // The header has whole seconds, cut off.
  expect(serverNow() - browser).toBe(10 * minute + 500);
  setServerClock(null);
  setServerClock('not a date');
  expect(serverNow() - browser).toBe(10 * minute + 500);
});

test('N-78 who counts is told when the clock turns out to be another, not with every answer', () => {
  const browser = pageNow();
  setServerClock(new Date(browser).toUTCString());
  let told = 0;
  const unwatch = watchServerClock(() => (told += 1));
  setServerClock(new Date(browser).toUTCString());
  expect(told).toBe(0);
  setServerClock(new Date(browser + 10 * minute).toUTCString());
  expect(told).toBe(1);
  unwatch();
  setServerClock(new Date(browser).toUTCString());
  expect(told).toBe(1);
});

test('seconds are whole and never below zero', () => {
  const at = '2026-08-05T14:00:30.000Z';
  expect(secondsUntil(at, Date.parse('2026-08-05T14:00:00.400Z'))).toBe(30);
  expect(secondsUntil(at, Date.parse('2026-08-05T14:00:30.000Z'))).toBe(0);
  expect(secondsUntil(at, Date.parse('2026-08-05T15:00:00.000Z'))).toBe(0);
});
