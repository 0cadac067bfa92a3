import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';

vi.stubGlobal('scrollTo', () => {});
const path = '/customer-account/communication-preference.html';
const publicKey = btoa('k'.repeat(65)).replaceAll('=', '');

afterEach(() => {
  vi.unstubAllGlobals();
  vi.stubGlobal('scrollTo', () => {});
  localStorage.clear();
});

/** A browser that can show notices, whose owner answers so when asked. */
function browser(answer: NotificationPermission, before: NotificationPermission = 'default') {
  const asked = vi.fn<() => void>();
  const unsubscribed = vi.fn<() => void>();
  const Notification = {
    permission: before,
    requestPermission: async () => {
      asked();
      return (Notification.permission = answer);
    },
  };
  let subscription: object | null = null;
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) =>
      (subscription = {
        endpoint: 'https://push.example/1',
        options: { applicationServerKey: applicationServerKey.buffer },
        toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
        unsubscribe: async () => {
          unsubscribed();
          subscription = null;
          return true;
        },
      }),
  };
  const registration = { pushManager };
  const serviceWorker = {
    register: async () => registration,
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
    addEventListener: () => {},
  };
  vi.stubGlobal('Notification', Notification);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { serviceWorker }));
  return { asked, unsubscribed };
}

/** A gateway that remembers the household's browsers. */
function gateway() {
  const devices: { id: string; kinds: string[] }[] = [];
  const push = () => ({ publicKey, devices: devices.map((device) => ({ ...device })) });
  return {
    devices,
    me: { push },
    mutations: {
      setPushDevice: ({ input: { kinds } }: { input: { kinds: string[] } }) => {
        devices.splice(0, 1, { id: 'd-1', kinds });
        return { device: { id: 'd-1', kinds }, userErrors: [] };
      },
      forgetPushDevice: () => {
        devices.length = 0;
        return { push: push() };
      },
    },
  };
}

test('each kind is switched on and off in this browser, and nobody is asked before', async () => {
  const { asked, unsubscribed } = browser('granted');
  const { devices, me, mutations } = gateway();
  const { shopper } = openPage(path, me, mutations);
  const orders = await screen.findByRole('switch', { name: 'Orders' });
  await waitFor(() => expect(orders).toBeEnabled());
  expect(asked).not.toHaveBeenCalled();
  expect(orders).not.toBeChecked();
  await shopper.click(orders);
  await waitFor(() => expect(orders).toBeChecked());
  await waitFor(() => expect(orders).toBeEnabled());
  await shopper.click(screen.getByRole('switch', { name: 'Wins and prizes' }));
  await waitFor(() => expect(devices).toEqual([{ id: 'd-1', kinds: ['ORDERS', 'WINS'] }]));
  await waitFor(() => expect(orders).toBeEnabled());
  await shopper.click(orders);
  await waitFor(() => expect(devices).toEqual([{ id: 'd-1', kinds: ['WINS'] }]));
  await waitFor(() => expect(orders).toBeEnabled());
  await shopper.click(screen.getByRole('switch', { name: 'Wins and prizes' }));
  await waitFor(() => expect(unsubscribed).toHaveBeenCalledOnce());
  expect(devices).toEqual([]);
});

test('a browser whose owner says no is told where to change it, and nothing is sent', async () => {
  browser('denied');
  const { devices, me, mutations } = gateway();
  const { shopper } = openPage(path, me, mutations);
  const orders = await screen.findByRole('switch', { name: 'Orders' });
  await waitFor(() => expect(orders).toBeEnabled());
  await shopper.click(orders);
  expect(await screen.findByText(/off for this site in your browser's settings/)).toBeVisible();
  expect(orders).toBeDisabled();
  expect(devices).toEqual([]);
});

test("a browser that can't says so", async () => {
  openPage(path, gateway().me, {});
  expect(await screen.findByText(/can't show notifications/)).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Orders' })).toBeDisabled();
});

test('what was switched off elsewhere is off here', async () => {
  browser('granted', 'granted');
  const { devices, me, mutations } = gateway();
  const first = openPage(path, me, mutations);
  const orders = await screen.findByRole('switch', { name: 'Orders' });
  await waitFor(() => expect(orders).toBeEnabled());
  await first.shopper.click(orders);
  await waitFor(() => expect(orders).toBeChecked());
  first.unmount();
  devices.length = 0;
  openPage(path, me, mutations);
  const again = await screen.findByRole('switch', { name: 'Orders' });
  await waitFor(() => expect(again).toBeEnabled());
  expect(again).not.toBeChecked();
});
