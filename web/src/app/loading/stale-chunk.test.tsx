import { expect, test, vi } from 'vitest';
import { pageNow } from '../../page/clock.ts';
import { connectionStore, tryAgain } from './connection.ts';
import { loadCode, reloadOnStaleChunk } from './stale-chunk.ts';

const minute = 60_000;
const assign = vi.fn<(path: string) => void>();
let reachable = true;
const codeFails = async () => {
  window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  // Nothing of it waits for a timer: after a turn, every promise has gone on.
  await new Promise<void>((turn) => void setImmediate(turn));
};

test('code that a release has replaced loads the document anew, but a real outage does not end in a loop', async () => {
  reloadOnStaleChunk(
    () => '/games/game-grid',
    assign,
    () => Promise.resolve(reachable),
  );
  reachable = false;
  await codeFails();
  expect(assign).not.toHaveBeenCalled();
  reachable = true;
  await codeFails();
  expect(assign).toHaveBeenCalledExactlyOnceWith('/games/game-grid');
  vi.setSystemTime(pageNow() + 5_000);
  await codeFails();
  expect(assign).toHaveBeenCalledTimes(1);
  vi.setSystemTime(pageNow() + minute);
  await codeFails();
  expect(assign).toHaveBeenCalledTimes(2);
});

test('without a connection code waits until the shopper tries again, and the page stays', async () => {
  reloadOnStaleChunk(
    () => '/games/game-grid',
    assign,
    () => Promise.resolve(false),
  );
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue('code');
  const code = loadCode(load);
  await vi.waitFor(() => expect(connectionStore.read()).toBe('unreachable'), { timeout: 15_000 });
  tryAgain();
  expect(await code).toBe('code');
  expect(connectionStore.read()).toBeNull();
});
