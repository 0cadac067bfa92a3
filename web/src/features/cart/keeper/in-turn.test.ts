import { expect, test, vi } from 'vitest';
import { inTurn } from './in-turn.ts';

/** A lock as browsers have it: whoever comes later waits for whoever has it. */
function lock() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, __: object, work: () => Promise<unknown>) => (last = last.catch(() => null).then(work));
  return { request } as unknown as LockManager;
}

test('N-6 the first additions of two tabs go one after the other, and a failure holds nobody up', async () => {
  const locks = lock();
  const done: string[] = [];
  const adds = (tab: string, fails = false) =>
    inTurn(async () => {
      done.push(`${tab} is sent`);
      await Promise.resolve();
      done.push(`${tab} is answered`);
      if (fails) throw new Error('offline');
      return tab;
    }, locks);
  const [first, second] = await Promise.allSettled([adds('one', true), adds('two')]);
  expect(first).toMatchObject({ status: 'rejected', reason: new Error('offline') });
  expect(second).toEqual({ status: 'fulfilled', value: 'two' });
  expect(done).toEqual(['one is sent', 'one is answered', 'two is sent', 'two is answered']);
});

test('a turn that never comes keeps nobody waiting, and neither does a browser without turns', async () => {
  const never = { request: () => Promise.reject(new DOMException('', 'TimeoutError')) } as unknown as LockManager;
  const work = vi.fn<() => Promise<string>>(() => Promise.resolve('added'));
  expect(await inTurn(work, never)).toBe('added');
  expect(await inTurn(work, undefined)).toBe('added');
  expect(work).toHaveBeenCalledTimes(2);
});
