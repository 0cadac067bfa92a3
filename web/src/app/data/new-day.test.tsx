import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { homeRoot } from '../../testing/fixtures/home.ts';

import { defaultShop } from '../../testing/fixtures/stores.ts';
import { usual, usuals } from '../../testing/fixtures/usuals.ts';
import { openPage } from '../../testing/open-page.tsx';
import { pageNow, setServerClock } from '../../page/clock.ts';
import { startPage, thisPage } from '../../page/page.ts';

vi.stubGlobal('scrollTo', () => {});
const hidden = vi.spyOn(document, 'visibilityState', 'get');
beforeEach(() => void hidden.mockReturnValue('visible'));

const day = 24 * 60 * 60_000;
/** A day is over, and an answer says that the server's clock is a few seconds ahead, so that the page looks at it. */
async function aDayPasses() {
  vi.setSystemTime(pageNow() + day);
  await act(async () => setServerClock(new Date(pageNow() + 5000).toUTCString()));
}

async function open() {
  let asked = 0;
  const answer = () => {
    asked += 1;
    const dueText = asked === 1 ? 'Due today' : '1 day late';
    return usuals({ dueNow: [usual('100000011', 'Eggs', {}, { dueText })], later: [] });
  };
  openPage('/quick-add', {}, { ...homeRoot, shop: defaultShop, usuals: answer, carts: null });
  expect(await screen.findByText('Due today')).toBeVisible();
  return { asked: () => asked };
}

test('X-9 N-67 a page that stays open over midnight at the store asks again what is due', async () => {
  const { asked } = await open();
  await aDayPasses();
  expect(await screen.findByText('1 day late')).toBeVisible();
  expect(asked()).toBe(2);
});

test('X-9 a page that nobody sees asks when it is seen again, once', async () => {
  const { asked } = await open();
  hidden.mockReturnValue('hidden');
  await aDayPasses();
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(asked()).toBe(1);
  hidden.mockReturnValue('visible');
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(screen.getByText('1 day late')).toBeVisible());
  expect(asked()).toBe(2);
});

test('T-10 a device whose clock is two days ahead begins no day of its own', async () => {
  const { now } = thisPage();
  vi.setSystemTime(now() + 2 * day);
  startPage({ now, openedAt: now(), drawnAt: now() - 2 * day });
  const { asked } = await open();
  await act(async () => setServerClock(new Date(pageNow() - 2 * day).toUTCString()));
  expect(asked()).toBe(1);
  expect(screen.getByText('Due today')).toBeVisible();
});

test('X-9 a page that a browser kept from yesterday asks anew as soon as an answer tells the day', async () => {
  const { now } = thisPage();
  startPage({ now, openedAt: now(), drawnAt: now() - day });
  const { asked } = await open();
  expect(asked()).toBe(1);
  await act(async () => setServerClock(new Date(pageNow()).toUTCString()));
  expect(await screen.findByText('1 day late')).toBeVisible();
  expect(asked()).toBe(2);
});
