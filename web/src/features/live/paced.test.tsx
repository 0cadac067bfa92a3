import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paced } from './paced.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('all that is asked for within a moment leads to one question', () => {
  const run = vi.fn<() => void>();
  const pace = paced(run);
  for (let time = 0; time < 250; time += 10) {
    pace.ask();
    vi.advanceTimersByTime(10);
  }
  expect(run).toHaveBeenCalledTimes(1);
  pace.ask();
  pace.stop();
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(1);
});

test('two devices that answer each other slow down', () => {
  const run = vi.fn<() => void>(() => void setTimeout(() => pace.ask(), 100));
  const pace = paced(run);
  pace.ask();
  vi.advanceTimersByTime(60_000);
  const first = run.mock.calls.length;
  expect(first).toBeLessThan(40);
  vi.advanceTimersByTime(600_000);
  expect(run.mock.calls.length - first).toBeLessThanOrEqual(121);
});
