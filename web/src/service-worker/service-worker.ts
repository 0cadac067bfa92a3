declare const self: ServiceWorkerGlobalScope;

/** What a page asks of the worker; answered with a `Kept` on the message's port. */
type Wish = { keep: string[] } | { forget: true };
/** `missed`: pages that couldn't be loaded. `signedOut`: the pages belonged to a session that has ended, and are gone. */
type Kept = { kept: string[]; missed: string[]; signedOut: boolean };

const caching = { frame: 'frame-1', files: 'files-1', pages: 'pages-1' } as const;
const offlinePage = '/offline';
const signInPages = /^\/account\/(?:re-)?sign-in\.html$/;
/** Files that never change under their name, and pictures. */
const files = /^\/(?:assets|styles|theme|fonts|favicon|pictures|product-pictures)\//;
/** Parts of a page that load when they are needed: whoever comes back without a connection needs them too. */
const code = /^\/(?:assets|styles)\//;
const namedFiles = /["'(](\/(?:assets|styles|theme|fonts|favicon|pictures|product-pictures)\/[^"'()\s?\\]+)/g;
/** Files kept at most; the oldest go first. */
const mostFiles = 600;
/** How long a page may take when a copy of it is kept, in milliseconds. */
const patience = 8000;
/** Before each try to load a page that is to be kept, in milliseconds. */
const pauses = [0, 1000, 3000] as const;

self.addEventListener('install', (event) => {
  event.waitUntil(keepFrame().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const current: readonly string[] = Object.values(caching);
  const work = async () => {
    await self.registration.navigationPreload?.enable();
    for (const name of await caches.keys()) if (!current.includes(name)) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(work());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (files.test(pathname)) event.respondWith(file(request));
});

self.addEventListener('message', (event) => {
  const wish = event.data as Wish;
  const port = event.ports[0];
  const work = async () => port?.postMessage('keep' in wish ? await keepPages(wish.keep) : await forget());
  event.waitUntil(work());
});

self.addEventListener('push', (event) => event.waitUntil(tell(event.data)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data));
});

/** What the server sends; see `services/src/notices/push/deliver.ts`. */
interface Told {
  title: string;
  body: string;
  lang: string;
  path: string;
  tag: string;
  banner: string;
  unread: number;
}

/** Shows what the server tells, and counts on the app's icon. */
async function tell(data: PushMessageData | null): Promise<void> {
  if (!data) return;
  const { title, body, lang, path, tag, banner, unread } = data.json() as Told;
  const icon = `/app/${encodeURIComponent(banner)}/icon-192.png`;
  await self.registration.showNotification(title, { body, lang, tag, icon, data: path });
  if (unread > 0) await navigator.setAppBadge?.(unread).catch(() => undefined);
}

/** The page that a notification is about, on this site: in the tab that shows it already, or in a new one. */
async function openPage(path: unknown): Promise<void> {
  const { origin } = self.location;
  const wanted = typeof path === 'string' ? URL.parse(path, origin) : null;
  const { href } = wanted?.origin === origin ? wanted : new URL(origin);
  const tabs = await self.clients.matchAll({ type: 'window' });
  const there = tabs.find(({ url }) => url === href);
  await (there ? there.focus() : self.clients.openWindow(href));
}

/** The page from the network; without one, the copy that is kept, or the page that says so. */
async function page(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const copy = await (await caches.open(caching.pages)).match(url);
  try {
    const loaded = Promise.resolve(event.preloadResponse).then(
      (preloaded: Response | undefined) => preloaded ?? fetch(event.request),
    );
    return await (copy ? soon(loaded) : loaded);
  } catch (error) {
    const instead = copy ?? (await (await caches.open(caching.frame)).match(offlinePage));
    if (!instead) throw error;
    return instead;
  }
}

/** With a copy at hand, a line that only hangs counts as none. */
const soon = (loaded: Promise<Response>): Promise<Response> =>
  Promise.race([
    loaded,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no answer in time')), patience)),
  ]);

async function file(request: Request): Promise<Response> {
  const known = await caches.open(caching.files);
  const found = await known.match(request, { ignoreVary: true });
  if (found) return found;
  const response = await fetch(request);
  if (response.ok && code.test(new URL(request.url).pathname)) await known.put(request, response.clone());
  return response;
}

async function keepFrame(): Promise<void> {
  const response = await fetch(offlinePage);
  if (!response.ok) throw new Error(`The offline page answered ${response.status}.`);
  await (await caches.open(caching.frame)).put(offlinePage, response);
}

/** How often pages were forgotten: a page that was on its way then must not come back. */
let forgotten = 0;

/** Keeps copies of pages with the files they name. */
async function keepPages(paths: readonly string[]): Promise<Kept> {
  const kept: string[] = [];
  const missed: string[] = [];
  const before = forgotten;
  for (const path of paths) {
    const response = await loaded(path);
    if (!response) missed.push(path);
    if (!response?.ok) continue;
    const { pathname } = new URL(response.url);
    if (signInPages.test(pathname)) return forget();
    if (pathname !== new URL(path, self.location.origin).pathname) continue;
    const html = await response.text();
    await keepFiles(html);
    const pages = await caches.open(caching.pages);
    if (forgotten !== before) return forget();
    await pages.put(path, stamped(html, response.headers));
    kept.push(path);
  }
  await keepFrame().catch(() => undefined);
  return { kept, missed, signedOut: false };
}

/** A page as it is now; null if the server can't be reached, or is too busy each time. */
async function loaded(path: string): Promise<Response | null> {
  for (const pause of pauses) {
    await new Promise((next) => setTimeout(next, pause));
    const response = await fetch(path, { headers: { accept: 'text/html' } }).catch(() => null);
    if (response && response.status < 500 && response.status !== 429) return response;
  }
  return null;
}

/** The page's copy says since when it is kept. */
function stamped(html: string, headers: Headers): Response {
  const own = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'set-cookie']) own.delete(name);
  return new Response(html.replace('<html ', `<html data-kept="${new Date().toISOString()}" `), { headers: own });
}

async function keepFiles(html: string): Promise<void> {
  const known = await caches.open(caching.files);
  const named = new Set([...html.matchAll(namedFiles)].map(([, path]) => path!));
  for (const path of named) if (!(await known.match(path))) await known.add(path).catch(() => undefined);
  const all = await known.keys();
  for (const old of all.slice(0, -mostFiles)) await known.delete(old);
}

async function forget(): Promise<Kept> {
  forgotten += 1;
  await caches.delete(caching.pages);
  return { kept: [], missed: [], signedOut: true };
}
