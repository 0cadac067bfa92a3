import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Leave, shareOf } from './share.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const deadlineMs = 3000;
/** Four of six places may wait for one service. */
const opened = (onFull?: () => void) => {
  const share = shareOf({ places: 6, deadlineMs, ...(onFull ? { onFull } : {}) });
  const visits = Array.from({ length: 4 }, () => ({}));
  return { share, visits, leaves: visits.map((visit) => share.enter(visit) as Leave) };
};

test('two of three places may wait for one service; the next visit goes on when another has been answered', async () => {
  const { share, leaves } = opened();
  const isIn = vi.fn<(leave: Leave | null) => void>();
  void Promise.resolve(share.enter({})).then(isIn);
  await vi.advanceTimersByTimeAsync(deadlineMs / 10 - 1);
  expect(isIn).not.toHaveBeenCalled();
  leaves[2]!();
  await vi.advanceTimersByTimeAsync(0);
  expect(isIn).toHaveBeenCalledExactlyOnceWith(expect.any(Function));
  expect(share.enter({})).toBeInstanceOf(Promise);
});

test('who finds no room within a tenth of the deadline goes without, and leaves its place to nobody', async () => {
  const onFull = vi.fn<() => void>();
  const { share, leaves } = opened(onFull);
  const late = [share.enter({}), share.enter({})].map((each) => Promise.resolve(each));
  await vi.advanceTimersByTimeAsync(deadlineMs / 10);
  expect(await Promise.all(late)).toEqual([null, null]);
  expect(onFull).toHaveBeenCalledTimes(1);
  leaves[0]!();
  expect(share.enter({})).toBeInstanceOf(Function);
  expect(share.enter({})).toBeInstanceOf(Promise);
});

test('a visit that waits for the service already has its further calls sent, and one place until all have ended', async () => {
  const { share, visits, leaves } = opened();
  const more = share.enter(visits[0]!) as Leave;
  leaves[0]!();
  const next = share.enter({});
  expect(next).toBeInstanceOf(Promise);
  more();
  expect(await next).toBeInstanceOf(Function);
});

test('calls of one visit that wait for room come in together, in the order in which visits came', async () => {
  const { share, leaves } = opened();
  const [second, third] = [{}, {}];
  const those = [share.enter(second), share.enter(second)].map((each) => Promise.resolve(each));
  const others = share.enter(third);
  leaves[0]!();
  const [one, two] = await Promise.all(those);
  one!();
  await vi.advanceTimersByTimeAsync(1);
  expect(share.enter({})).toBeInstanceOf(Promise);
  two!();
  expect(await others).toBeInstanceOf(Function);
});
