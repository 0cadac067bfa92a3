import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { abFlag } from './ab-flag.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('S-245 a flag is waited for 5 s unless its reader is in more of a hurry', async () => {
  const told: (string | null)[] = [];
  void abFlag('isNewCarouselOn').then((value) => told.push(value));
  await vi.advanceTimersByTimeAsync(4999);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual([null]);
  void abFlag('isNewCarouselOn', 300).then((value) => told.push(value));
  await vi.advanceTimersByTimeAsync(300);
  expect(told).toEqual([null, null]);
});

test('S-132 whoever has heard a flag waits no longer', async () => {
  const told = abFlag('isNewCarouselOn');
  window.dispatchEvent(new CustomEvent('isNewCarouselOn', { detail: 'b' }));
  expect(await told).toBe('b');
  expect(vi.getTimerCount()).toBe(0);
});
