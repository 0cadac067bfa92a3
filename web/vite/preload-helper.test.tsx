import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runScript } from '../src/testing/run-script.ts';
import { helperCode } from './preload-helper.ts';

type Preload = (load: () => Promise<unknown>, files?: readonly string[]) => Promise<unknown>;

let preload: Preload;
const onFailure = vi.fn<(event: Event) => void>();
beforeEach(() => {
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/frame.js">';
  runScript(helperCode.replace('export const __vitePreload =', 'keep.preload ='), {
    keep: {
      set preload(made: Preload) {
        preload = made;
      },
    },
  });
  window.addEventListener('vite:preloadError', onFailure);
});
afterEach(() => {
  window.removeEventListener('vite:preloadError', onFailure);
  document.head.innerHTML = '';
});

const links = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));

test('what code needs is asked for beside it: each file once, and none that the page has', async () => {
  const files = ['assets/frame.js', 'assets/menu.js', 'assets/list.js'];
  await expect(preload(() => Promise.resolve('the menu'), files)).resolves.toBe('the menu');
  await preload(() => Promise.resolve(null), ['assets/list.js']);
  await preload(() => Promise.resolve(null));
  expect(links()).toEqual([
    '/assets/frame.js',
    new URL('/assets/menu.js', window.location.href).href,
    new URL('/assets/list.js', window.location.href).href,
  ]);
  expect([...document.head.querySelectorAll('link')].every(({ rel }) => rel === 'modulepreload')).toBe(true);
});

test("code that can't be loaded is told to the page, which may take it on itself", async () => {
  const gone = new TypeError('Failed to fetch dynamically imported module');
  await expect(preload(() => Promise.reject(gone), [])).rejects.toBe(gone);
  expect(onFailure).toHaveBeenCalledOnce();
  expect(onFailure.mock.calls[0]?.[0]).toMatchObject({ payload: gone, cancelable: true });
  onFailure.mockImplementation((event) => event.preventDefault());
  await expect(preload(() => Promise.reject(gone))).resolves.toBeUndefined();
});
