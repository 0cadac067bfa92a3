import { afterEach, expect, test, vi } from 'vitest';

type Listener = (event: object) => void;

/** A worker at a banner's site, with these tabs open. */
async function worker(tabs: readonly string[] = []) {
  const listeners = new Map<string, Listener>();
  const shown = vi.fn<(title: string, options: object) => Promise<void>>(async () => undefined);
  const openWindow = vi.fn<(url: string) => Promise<void>>(async () => undefined);
  const focused: string[] = [];
  const setAppBadge = vi.fn<(count: number) => Promise<void>>(async () => undefined);
  vi.stubGlobal('self', {
    addEventListener: (name: string, listener: Listener) => void listeners.set(name, listener),
    location: { origin: 'https://vons.example' },
    registration: { showNotification: shown },
    clients: {
      matchAll: async () => tabs.map((url) => ({ url, focus: async () => void focused.push(url) })),
      openWindow,
    },
  });
  vi.stubGlobal('navigator', { setAppBadge });
  vi.resetModules();
  await import(new URL('./service-worker.ts', import.meta.url).href);
  const happens = async (name: string, event: object) => {
    const work: unknown[] = [];
    listeners.get(name)!({ ...event, waitUntil: (each: unknown) => work.push(each) });
    await Promise.all(work);
  };
  return {
    shown,
    openWindow,
    focused,
    setAppBadge,
    hears: (told: object) => happens('push', { data: { json: () => told } }),
    isClicked: (data: unknown) => happens('notificationclick', { notification: { close: () => undefined, data } }),
  };
}

afterEach(() => void vi.unstubAllGlobals());

test("what the server tells is shown under the banner's sign, and counted on the app's icon", async () => {
  const { hears, shown, setAppBadge } = await worker();
  await hears({
    title: 'Your order is ready',
    body: "Tap when you're on your way.",
    lang: 'en',
    path: '/account/orders/1',
    tag: 'ORDERS /account/orders/1',
    banner: 'vons',
    unread: 2,
  });
  expect(shown).toHaveBeenCalledExactlyOnceWith('Your order is ready', {
    body: "Tap when you're on your way.",
    lang: 'en',
    tag: 'ORDERS /account/orders/1',
    icon: '/app/vons/icon-192.png',
    data: '/account/orders/1',
  });
  expect(setAppBadge).toHaveBeenCalledExactlyOnceWith(2);
});

test('a click opens its page, in the tab that shows it already', async () => {
  const { isClicked, openWindow, focused } = await worker(['https://vons.example/', 'https://vons.example/inbox']);
  await isClicked('/inbox');
  expect(focused).toEqual(['https://vons.example/inbox']);
  await isClicked('/account/orders/1');
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('https://vons.example/account/orders/1');
});

test.each(['//elsewhere.example/', 'https://elsewhere.example/', 'javascript:alert(1)', undefined])(
  'a click on %s leads to this site and nowhere else',
  async (path) => {
    const { isClicked, openWindow } = await worker();
    await isClicked(path);
    expect(openWindow).toHaveBeenCalledExactlyOnceWith('https://vons.example/');
  },
);
