import { expect, test } from 'vitest';
import { emptyQueue, winQueue, type WinQueue } from './win-queue.ts';

type Win = { key: string; isClaimed: boolean };
const cookout: Win = { key: 'COOKOUT', isClaimed: false };
const harvest: Win = { key: 'HARVEST', isClaimed: false };
const two: WinQueue<Win> = winQueue<Win>(emptyQueue, { type: 'loaded', wins: [cookout, harvest] });

test('G-61 an acknowledged win is gone and the next one is shown', () => {
  const busy = winQueue(two, { type: 'begun', key: 'COOKOUT', what: 'acknowledge' });
  expect(winQueue(busy, { type: 'acknowledged', key: 'COOKOUT' })).toEqual({ ...emptyQueue, wins: [harvest] });
});

test('G-60 if acknowledging fails, the win stays and says so', () => {
  const busy = winQueue(two, { type: 'begun', key: 'COOKOUT', what: 'acknowledge' });
  const failed = winQueue(busy, { type: 'failed', key: 'COOKOUT', what: 'acknowledge', message: 'Later.' });
  expect(failed).toEqual({
    wins: [cookout, harvest],
    busy: null,
    failed: { key: 'COOKOUT', what: 'acknowledge', message: 'Later.' },
  });
});

test('T-61 a win being acknowledged in another tab waits here, and disappears when that tab is done', () => {
  const waiting = winQueue(two, { type: 'heard', message: { win: 'COOKOUT', state: 'acknowledging' } });
  expect(waiting.busy).toEqual({ key: 'COOKOUT', what: 'acknowledge' });
  const done = winQueue(waiting, { type: 'heard', message: { win: 'COOKOUT', state: 'acknowledged' } });
  expect(done).toEqual({ ...emptyQueue, wins: [harvest] });
});

test('T-61 if the other tab fails, the win can be acknowledged here', () => {
  const waiting = winQueue(two, { type: 'heard', message: { win: 'COOKOUT', state: 'acknowledging' } });
  expect(winQueue(waiting, { type: 'heard', message: { win: 'COOKOUT', state: 'failed' } })).toEqual(two);
});

test('N-31 a claimed win stays until it is acknowledged', () => {
  const claimed = winQueue(two, { type: 'claimed', key: 'COOKOUT', win: { ...cookout, isClaimed: true } });
  expect(claimed.wins).toEqual([{ key: 'COOKOUT', isClaimed: true }, harvest]);
});
