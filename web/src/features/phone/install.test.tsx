import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installScript } from '../../app/document/install-script.ts';
import type { EarlyInstall } from '../../storage/phone/install-offer.ts';
import { openPage } from '../../testing/open-page.tsx';
import { runScript } from '../../testing/run-script.ts';

vi.stubGlobal('scrollTo', () => {});
const standalone = vi.fn<() => boolean>(() => false);
vi.stubGlobal('matchMedia', (query: string) => ({
  matches: query.includes('standalone') && standalone(),
  addEventListener: () => {},
  removeEventListener: () => {},
}));

const early = globalThis as EarlyInstall;
beforeEach(() => {
  // The server's page runs it before any code is there.
  runScript(installScript, { self: globalThis });
});
afterEach(() => {
  delete early.installOffer;
  localStorage.clear();
  standalone.mockReturnValue(false);
});

/** A browser that offers to install the storefront. */
function offers(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn<() => Promise<{ outcome: typeof outcome }>>(async () => ({ outcome }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void dispatchEvent(event));
  return { event, prompt };
}

const guest = { me: null, viewer: { isAuthorized: false } };

test('a browser that offers to install is held back, and asks when the shopper presses', async () => {
  const { shopper } = openPage('/foru.html', guest);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Install the app' })).toBeNull();
  const { event, prompt } = offers('accepted');
  expect(event.defaultPrevented).toBe(true);
  await shopper.click(await screen.findByRole('button', { name: 'Install the app' }));
  expect(prompt).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Install the app' })).toBeNull());
});

test('"Not now" is remembered on For U; the menu goes on offering it', async () => {
  const first = openPage('/foru.html', guest);
  await screen.findByRole('heading', { level: 1 });
  offers('dismissed');
  await first.shopper.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('button', { name: 'Install the app' })).toBeNull();
  first.unmount();
  const { shopper } = openPage('/foru.html', guest);
  await shopper.click(await screen.findByRole('button', { name: 'Menu' }));
  const menu = await screen.findByRole('dialog');
  expect(await within(menu).findByRole('button', { name: 'Install the app' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull();
});

test('an iPhone is told the way, and an app that is open already offers nothing', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { standalone: false }));
  const first = openPage('/foru.html', guest);
  await first.shopper.click(await screen.findByRole('button', { name: 'Install the app' }));
  const steps = await screen.findByRole('dialog', { name: 'Add Safeway to your home screen' });
  expect(within(steps).getAllByRole('listitem')).toHaveLength(3);
  first.unmount();
  standalone.mockReturnValue(true);
  openPage('/foru.html', guest);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Install the app' })).toBeNull();
  vi.unstubAllGlobals();
});
