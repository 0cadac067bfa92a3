import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPages, refreshKeptPages, removeKeptPages, startWorker } from './keep-pages.ts';
import { keptAt, keptFor, keptForKey, keptKey } from './kept-pages.ts';
import { guest } from './whose.ts';

type Answer = { kept: string[]; missed: string[]; signedOut: boolean };
const allKept: Answer = { kept: ['/a', '/b'], missed: [], signedOut: false };
const wishes: object[] = [];

/** A browser whose worker answers so; null is one that has no worker. */
function worker(answer: Answer | null, { isActive = true } = {}) {
  const active = {
    postMessage(wish: object, [port]: MessagePort[]) {
      wishes.push(wish);
      port?.postMessage(answer);
    },
  };
  const register = vi.fn<(path: string) => Promise<void>>(() => Promise.resolve());
  const serviceWorker = {
    register,
    getRegistration: () => Promise.resolve(answer ? { active: isActive ? active : null } : undefined),
    ready: Promise.resolve({ active }),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return register;
}

beforeEach(() => {
  localStorage.clear();
  wishes.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  for (const name of ['serviceWorker', 'storage']) Reflect.deleteProperty(navigator, name);
});

test('the worker is registered, if the browser has any and whatever it says', async () => {
  await startWorker();
  const register = worker(allKept);
  register.mockRejectedValueOnce(new Error('refused'));
  await startWorker();
  expect(register.mock.calls).toEqual([['/service-worker.js']]);
});

test.each([true, false])('pages are kept once the worker has them all; it is active already: %s', async (isActive) => {
  const register = worker(allKept, { isActive });
  const at = await keepPages(['/a', '/b'], 'c1');
  expect(wishes).toEqual([{ keep: ['/a', '/b'] }]);
  expect(at).toEqual(keptAt());
  expect([at === null, keptFor()]).toEqual([false, 'c1']);
  expect(register).toHaveBeenCalledOnce();
});

test('a browser without workers keeps nothing', async () => {
  expect(await keepPages(['/a'], 'c1')).toBeNull();
  expect(keptAt()).toBeNull();
});

test('a worker that does not answer is given up after 30 s; one that does is waited for no longer', async () => {
  vi.useFakeTimers();
  worker(allKept);
  await keepPages(['/a'], 'c1');
  expect(vi.getTimerCount()).toBe(0);
  const silent = { active: { postMessage: () => undefined } };
  Object.assign(navigator.serviceWorker, { getRegistration: () => Promise.resolve(silent) });
  let told: Date | null | undefined;
  void keepPages(['/a'], 'c1').then((at) => (told = at));
  await vi.advanceTimersByTimeAsync(29_999);
  expect(told).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toBeNull();
});

test.each([true, false])('the browser is asked not to drop what is kept, whatever it says: %s', async (agrees) => {
  worker(allKept);
  const persist = vi.fn<() => Promise<boolean>>(() => (agrees ? Promise.resolve(true) : Promise.reject(new Error())));
  Object.defineProperty(navigator, 'storage', { value: { persist }, configurable: true });
  expect(await keepPages(['/a'], 'c1')).toEqual(keptAt());
  expect(persist).toHaveBeenCalledOnce();
});

test('a browser that has storage, but keeps nothing on demand, keeps pages all the same', async () => {
  worker(allKept);
  Object.defineProperty(navigator, 'storage', { value: {}, configurable: true });
  expect(await keepPages(['/a'], 'c1')).toEqual(keptAt());
});

test.each([
  ['no worker', null],
  ['a page that could not be loaded', { ...allKept, missed: ['/b'] }],
  ['no page', { ...allKept, kept: [] }],
])('with %s nothing counts as kept, and no copy stays behind', async (_, answer) => {
  worker(answer);
  expect(await keepPages(['/a', '/b'], 'c1')).toBeNull();
  expect([keptAt(), keptFor()]).toEqual([null, null]);
  expect(wishes.at(-1)).toEqual(answer ? { forget: true } : undefined);
});

test('copies that were kept before stay when they can not be renewed', async () => {
  worker({ ...allKept, missed: ['/b'] });
  localStorage.setItem(keptKey, '2026-08-05T12:00:00.000Z');
  expect(await keepPages(['/a', '/b'], 'c1')).toBeNull();
  expect(wishes).toEqual([{ keep: ['/a', '/b'] }]);
  expect(keptAt()?.toISOString()).toBe('2026-08-05T12:00:00.000Z');
});

test('pages of a session that has ended are no longer known', async () => {
  worker({ ...allKept, signedOut: true });
  localStorage.setItem(keptKey, '2026-08-05T12:00:00.000Z');
  localStorage.setItem(keptForKey, 'c1');
  expect(await keepPages(['/a'], 'c1')).toBeNull();
  expect([keptAt(), keptFor(), wishes.length]).toEqual([null, null, 1]);
});

test('copies are removed for whoever wants it', async () => {
  worker(allKept);
  await keepPages(['/a'], 'c1');
  await removeKeptPages();
  expect(wishes.at(-1)).toEqual({ forget: true });
  expect([keptAt(), keptFor()]).toEqual([null, null]);
});

test('copies are renewed after five minutes, for whom they were made, or for a guest', async () => {
  const at = Date.parse('2026-08-05T12:00:00.000Z');
  const refreshed = async (owner: string, after: number, whose: string | null = 'c1') => {
    worker(allKept);
    wishes.length = 0;
    localStorage.clear();
    localStorage.setItem(keptKey, new Date(at).toISOString());
    if (whose) localStorage.setItem(keptForKey, whose);
    await refreshKeptPages(['/a'], owner, at + after);
    return wishes[0];
  };
  const keep = { keep: ['/a'] };
  expect(await refreshed('c1', 5 * 60_000 - 1)).toBeUndefined();
  expect(await refreshed('c1', 5 * 60_000)).toEqual(keep);
  expect(await refreshed(guest, 5 * 60_000)).toEqual(keep);
  expect(keptFor()).toBe('c1');
  expect(await refreshed('c2', 0)).toEqual({ forget: true });
  expect(keptAt()).toBeNull();
  expect(await refreshed('c2', 5 * 60_000, null)).toEqual(keep);
  expect(keptFor()).toBe('c2');
});

test('where nothing is kept, nothing is renewed', async () => {
  worker(allKept);
  await refreshKeptPages(['/a'], 'c1');
  expect(wishes).toEqual([]);
});
