import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callsUntilSilent, type Silence, type SilenceOptions, type Wait, watchSilence } from './silence.ts';

const deadlineMs = 3000;
let changes: boolean[];
let silence: Silence;

beforeEach(() => {
  vi.useFakeTimers();
  changes = [];
});
afterEach(() => {
  silence.stop();
  vi.useRealTimers();
});

const watch = (given: Partial<SilenceOptions> = {}) =>
  (silence = watchSilence({ deadlineMs, onChange: (isSilent) => void changes.push(isSilent), ...given }));
/** A call that is let through. */
const ask = (): Wait => {
  const wait = silence.asked();
  if (!wait) throw new Error('The call was not let through.');
  return wait;
};
const askMany = () => Array.from({ length: callsUntilSilent }, ask);

test('so many calls in a row without an answer are silence; one answer among them is not', () => {
  watch();
  for (const wait of askMany().slice(1)) wait.unheard();
  ask().heard();
  for (const wait of askMany().slice(1)) wait.unheard();
  expect(silence.isSilent()).toBe(false);
  ask().unheard();
  expect(changes).toEqual([true]);
});

test('as many that wait while nothing is answered for a third of the deadline are silence, and are given up', () => {
  watch();
  const givenUp = vi.fn<() => void>();
  for (const wait of askMany()) wait.endsBy(givenUp);
  vi.advanceTimersByTime(deadlineMs / 3 - 1);
  expect(givenUp).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(givenUp).toHaveBeenCalledTimes(callsUntilSilent);
  expect(silence.asked()).toBeNull();
});

test('an answer in between, and too few that wait, are no silence', () => {
  watch();
  const [first] = askMany();
  ask();
  vi.advanceTimersByTime(deadlineMs / 3 - 1);
  first!.heard();
  vi.advanceTimersByTime(deadlineMs / 6);
  expect(silence.isSilent()).toBe(false);
  watch();
  askMany().pop()!.dropped();
  vi.advanceTimersByTime(deadlineMs);
  expect(silence.isSilent()).toBe(false);
});

test('what may take its time is silent by its deadlines alone', () => {
  watch({ watchesWaiting: false });
  const waits = askMany();
  vi.advanceTimersByTime(deadlineMs);
  expect(silence.isSilent()).toBe(false);
  for (const wait of waits) wait.unheard();
  expect(silence.isSilent()).toBe(true);
});

test('with a probe, no call is let through until one is answered', async () => {
  const probe = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Error('silent')).mockResolvedValueOnce(null);
  watch({ probe });
  for (const wait of askMany()) wait.unheard();
  await vi.advanceTimersByTimeAsync(100);
  expect(probe).toHaveBeenCalledTimes(1);
  expect(silence.asked()).toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  expect(probe).toHaveBeenCalledTimes(2);
  expect(changes).toEqual([true, false]);
});

test('without a probe, one call at a time is let through, after pauses that double up to a second', () => {
  watch();
  for (const wait of askMany()) wait.unheard();
  for (const pause of [100, 200, 400, 800, 1000, 1000]) {
    vi.advanceTimersByTime(pause - 1);
    expect(silence.asked()).toBeNull();
    vi.advanceTimersByTime(1);
    const attempt = ask();
    expect(silence.asked()).toBeNull();
    attempt.unheard();
  }
  vi.advanceTimersByTime(1000);
  ask().dropped();
  ask().heard();
  expect(changes).toEqual([true, false]);
  expect(askMany()).toHaveLength(callsUntilSilent);
});
