import { afterEach, expect, test, vi } from 'vitest';
import { waitFor } from '@testing-library/react';
import { openPage } from '../../testing/open-page.tsx';

vi.stubGlobal('scrollTo', () => {});
afterEach(() => void vi.unstubAllGlobals());

/** A phone that counts on the icon of an app. */
function counting() {
  const setAppBadge = vi.fn<(count: number) => Promise<void>>(async () => undefined);
  const clearAppBadge = vi.fn<() => Promise<void>>(async () => undefined);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { setAppBadge, clearAppBadge }));
  return { setAppBadge, clearAppBadge };
}

test("the app's icon counts unread notices", async () => {
  const { setAppBadge } = counting();
  openPage('/nope', { inbox: { unreadCount: 3 } });
  await waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(3));
});

test('without a shopper, or with nothing unread, it counts nothing', async () => {
  const { setAppBadge, clearAppBadge } = counting();
  openPage('/nope', { inbox: { unreadCount: 0 } });
  await waitFor(() => expect(clearAppBadge).toHaveBeenCalled());
  expect(setAppBadge).not.toHaveBeenCalled();
});
