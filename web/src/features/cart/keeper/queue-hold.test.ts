import { afterEach, expect, test, vi } from 'vitest';
import { holdTimers, settled } from '../../../../../tests/quiet.ts';
import { makeQueueHold } from './queue-hold.ts';

/** Locks as the tabs of a browser share them: a name is one tab's until what it waits for is over. */
function tabsLocks() {
  const held = new Map<string, Promise<unknown>>();
  const request = async (name: string, { signal }: LockOptions, work: () => unknown) => {
    while (held.has(name)) {
      const gaveUp = new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('late'))));
      await Promise.race([held.get(name), gaveUp]);
    }
    const done = Promise.resolve(work());
    held.set(name, done);
    await done;
    held.delete(name);
  };
  return { locks: { request } as unknown as LockManager, held };
}
const ids = (prefix: string) => () => `${prefix}-id`;

/** Patience ends when the timers that are held go on: `AbortSignal.timeout` has a clock of its own. */
function withHeldPatience() {
  holdTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const control = new AbortController();
    setTimeout(() => control.abort(), ms);
    return control.signal;
  });
}
afterEach(() => vi.restoreAllMocks());

test('N-58 a duplicated tab does not get the queue of the tab that it is a copy of', async () => {
  const { locks } = tabsLocks();
  const kept = makeQueueHold(ids('first'), locks).keep();
  withHeldPatience();
  const copy = makeQueueHold(ids('copy'), locks);
  const claimed = copy.claim(kept, false);
  await settled();
  expect(await claimed).toBe(false);
  expect(copy.keep()).toBe('copy-id');
});

test('N-58 S-36 a page that comes after gets the queue however long the page before takes to be gone', async () => {
  const { locks } = tabsLocks();
  const before = makeQueueHold(ids('before'), locks);
  const kept = before.keep();
  withHeldPatience();
  const after = makeQueueHold(ids('after'), locks);
  const claimed = after.claim(kept, true);
  await settled();
  before.end();
  expect(await claimed).toBe(true);
  expect(after.keep()).toBe(kept);
});

test('N-58 a tab that is reloaded gets its queue again, as soon as the page before has let go', async () => {
  const { locks } = tabsLocks();
  const before = makeQueueHold(ids('before'), locks);
  const kept = before.keep();
  const after = makeQueueHold(ids('after'), locks);
  const claimed = after.claim(kept, false);
  before.end();
  expect(await claimed).toBe(true);
  expect(after.keep()).toBe(kept);
});

test('a tab that has sent everything holds nothing', async () => {
  const { locks, held } = tabsLocks();
  const hold = makeQueueHold(ids('only'), locks);
  hold.keep();
  expect(held.size).toBe(1);
  hold.end();
  await vi.waitFor(() => expect(held.size).toBe(0));
});

test('a browser without locks sends what it has', async () => {
  const hold = makeQueueHold(ids('plain'), undefined);
  expect(await hold.claim('kept', false)).toBe(true);
  expect(hold.keep()).toBe('kept');
});
