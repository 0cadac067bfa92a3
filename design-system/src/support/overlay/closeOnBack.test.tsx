import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { holdTimers, settled } from '../../../../tests/quiet.ts';
import { closeOnBack } from './closeOnBack.ts';
import { watchHistory } from './historyGuard.ts';

const router = vi.fn<() => void>();
beforeAll(() => {
  watchHistory(window);
  window.addEventListener('popstate', router);
});
let page = 0;
beforeEach(() => {
  holdTimers();
  router.mockClear();
  window.history.pushState({ idx: ++page }, '', `/page-${page}`);
});

const state = () => window.history.state as unknown;
const back = () => window.history.back();

test('Back closes the overlay above first, then the one below, then leaves the page', async () => {
  const below = vi.fn<() => boolean>(() => true);
  const above = vi.fn<() => boolean>(() => true);
  closeOnBack(window, below);
  closeOnBack(window, above);
  back();
  await settled();
  expect(above).toHaveBeenCalledOnce();
  expect(below).not.toHaveBeenCalled();
  back();
  await settled();
  expect(below).toHaveBeenCalledOnce();
  expect(state()).toEqual({ idx: page });
  expect(router).not.toHaveBeenCalled();
  back();
  await settled();
  expect(router).toHaveBeenCalledOnce();
});

test('an overlay that refuses to close is there for the next Back too', async () => {
  let willing = false;
  const close = vi.fn<() => boolean>(() => willing);
  closeOnBack(window, close);
  back();
  await settled();
  expect(close).toHaveBeenCalledOnce();
  willing = true;
  back();
  await settled();
  expect(close).toHaveBeenCalledTimes(2);
  expect(window.location.pathname).toBe(`/page-${page}`);
  expect(router).not.toHaveBeenCalled();
});

test('a dialog that follows another in the same turn stays open', async () => {
  const gone = closeOnBack(window, () => true);
  gone();
  const close = vi.fn<() => boolean>(() => true);
  const end = closeOnBack(window, close);
  await settled();
  expect(close).not.toHaveBeenCalled();
  expect(state()).toMatchObject({ idx: page, larderOverlay: expect.any(Number) as number });
  back();
  await settled();
  expect(close).toHaveBeenCalledOnce();
  expect(state()).toEqual({ idx: page });
  end();
});

test('a navigation right after closing is not undone', async () => {
  const gone = closeOnBack(window, () => true);
  gone();
  window.history.pushState({ idx: 90 }, '', '/next');
  await settled();
  expect(window.location.pathname).toBe('/next');
  expect(state()).toEqual({ idx: 90 });
  back();
  await settled();
  expect(state()).toEqual({ idx: page });
});

test('a link inside that has navigated already is left alone', async () => {
  const gone = closeOnBack(window, () => true);
  window.history.pushState({ idx: 91 }, '', '/linked');
  gone();
  await settled();
  expect(window.location.pathname).toBe('/linked');
  expect(Object.hasOwn(window.history, 'pushState')).toBe(false);
});

test('closed while the window has no focus it steps back only when the focus returns', async () => {
  const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  const gone = closeOnBack(window, () => true);
  gone();
  await settled();
  expect(state()).toMatchObject({ idx: page, larderOverlay: expect.any(Number) as number });
  focus.mockRestore();
  window.dispatchEvent(new Event('focus'));
  await settled();
  expect(state()).toEqual({ idx: page });
  expect(router).not.toHaveBeenCalled();
});
