import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callsUntilSilent, lastCalls, type Silence, type SilenceOptions, type Wait, watchSilence } from './silence.ts';

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

test('visits that wait for a call of another visit count as calls do, and without a call there is nothing to give up', () => {
  watch();
  const leaves = Array.from({ length: callsUntilSilent }, () => silence.joined());
  vi.advanceTimersByTime(deadlineMs);
  expect(silence.isSilent()).toBe(false);
  const givenUp = vi.fn<() => void>();
  ask().endsBy(givenUp);
  vi.advanceTimersByTime(deadlineMs / 3 - 1);
  expect(silence.isSilent()).toBe(false);
  vi.advanceTimersByTime(1);
  expect([silence.isSilent(), givenUp.mock.calls.length]).toEqual([true, 1]);
  silence.stop();
  watch();
  ask();
  for (const leave of leaves) leave();
  vi.advanceTimersByTime(deadlineMs);
  expect(silence.isSilent()).toBe(false);
});

/** So many calls, every other one without an answer. */
const askAlternately = (times: number) => {
  for (let count = 0; count < times; count += 1) ask()[count % 2 === 0 ? 'heard' : 'unheard']();
};

test('every other call without an answer is the silence of a route, and again at the next one after its attempt', () => {
  watch({ countsShare: true });
  askAlternately(lastCalls.watched - 1);
  expect(silence.isSilent()).toBe(false);
  ask().unheard();
  expect(silence.isSilent()).toBe(true);
  vi.advanceTimersByTime(100);
  ask().heard();
  expect(silence.isSilent()).toBe(false);
  ask().unheard();
  expect(changes).toEqual([true, false, true]);
});

test('a route that answers most calls is not silent, nor one that has answered since; a service never is by its share', () => {
  watch({ countsShare: true });
  for (let count = 0; count < lastCalls.watched * 2; count += 1) ask()[count % 3 === 0 ? 'unheard' : 'heard']();
  expect(silence.isSilent()).toBe(false);
  watch();
  askAlternately(lastCalls.watched * 2);
  expect(silence.isSilent()).toBe(false);
});
