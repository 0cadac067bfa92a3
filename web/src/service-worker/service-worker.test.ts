import { afterEach, expect, test, vi } from 'vitest';

type Listener = (event: object) => void;
type Wish = { keep: string[] } | { forget: true };

/** A worker with the stores of a browser, in front of a site that answers with a page when a test lets it. */
async function worker() {
  const stores = new Map<string, Map<string, Response>>();
  const caches = {
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return {
        match: async (key: string) => store.get(key),
        put: async (key: string, response: Response) => void store.set(key, response),
        add: async () => undefined,
        keys: async () => [],
        delete: async () => true,
      };
    },
    delete: async (name: string) => stores.delete(name),
    keys: async () => [...stores.keys()],
  };
  const listeners = new Map<string, Listener>();
  const addEventListener = (name: string, listener: Listener) => void listeners.set(name, listener);
  vi.stubGlobal('self', { addEventListener, location: { origin: 'http://safeway.localhost' } });
  vi.stubGlobal('caches', caches);
  const asked: { path: string; answer: (html: string, at?: string, status?: number) => void }[] = [];
  vi.stubGlobal('fetch', (path: string) =>
    path === '/offline'
      ? Promise.resolve(new Response('offline'))
      : new Promise<Response>((resolve) =>
          asked.push({
            path,
            answer(html, at = path, status = 200) {
              const response = new Response(html, { status });
              Object.defineProperty(response, 'url', { value: `http://safeway.localhost${at}` });
              resolve(response);
            },
          }),
        ),
  );
  vi.resetModules();
  await import(new URL('./service-worker.ts', import.meta.url).href);
  /** Asks the worker as a page does. */
  const asks = (wish: Wish): Promise<{ kept: string[]; signedOut: boolean }> =>
    new Promise((resolve) =>
      listeners.get('message')!({ data: wish, ports: [{ postMessage: resolve }], waitUntil: () => undefined }),
    );
  const nextFetch = async () => {
    await vi.waitFor(() => expect(asked).not.toEqual([]));
    return asked.shift()!;
  };
  return { asks, nextFetch, pages: () => [...(stores.get('pages-1')?.keys() ?? [])] };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('pages are kept, and forgotten as soon as one of them leads to signing in', async () => {
  const { asks, nextFetch, pages } = await worker();
  const kept = asks({ keep: ['/erums/cart/'] });
  (await nextFetch()).answer('<html lang="en">A cart</html>');
  expect(await kept).toEqual({ kept: ['/erums/cart/'], missed: [], signedOut: false });
  expect(pages()).toEqual(['/erums/cart/']);
  const again = asks({ keep: ['/erums/cart/'] });
  (await nextFetch()).answer('<html lang="en">Sign in</html>', '/account/sign-in.html');
  expect(await again).toEqual({ kept: [], missed: [], signedOut: true });
  expect(pages()).toEqual([]);
});

test('a page that is on its way when the shopper signs out is not kept', async () => {
  const { asks, nextFetch, pages } = await worker();
  const kept = asks({ keep: ['/erums/cart/', '/account/club-card.html'] });
  (await nextFetch()).answer('<html lang="en">A cart</html>');
  const card = await nextFetch();
  expect(await asks({ forget: true })).toEqual({ kept: [], missed: [], signedOut: true });
  card.answer('<html lang="en">A card</html>');
  expect(await kept).toEqual({ kept: [], missed: [], signedOut: true });
  expect(pages()).toEqual([]);
});

test('a server that is too busy is asked again, and what it never answers is named', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
  const { asks, nextFetch, pages } = await worker();
  const kept = asks({ keep: ['/erums/cart/', '/mylist.html'] });
  (await nextFetch()).answer('Busy', undefined, 503);
  (await nextFetch()).answer('<html lang="en">A cart</html>');
  for (let times = 0; times < 3; times += 1) (await nextFetch()).answer('Busy', undefined, 503);
  expect(await kept).toEqual({ kept: ['/erums/cart/'], missed: ['/mylist.html'], signedOut: false });
  expect(pages()).toEqual(['/erums/cart/']);
});
