import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { keptPages } from '../../app/routing/kept-pages.ts';
import { graysOf } from '../styles/themes.ts';
import { offlineTexts } from '../../messages/phone/offline.ts';
import { serveAppFiles, serveOffline } from './routes.ts';
import { largestScreenshot } from './screenshots.ts';

const workerSource = new URL('../../service-worker/service-worker.ts', import.meta.url);
const theme = ':root{--surface-page:light-dark(#fafaf7,#131511);--action:light-dark(#c8102e,#e5475c);--on-action:#fff}';

function app(workerFile: string | null = workerSource.pathname) {
  const server = fastify();
  serveAppFiles(server, { cssOf: () => theme, isBanner: (banner) => banner === 'safeway' });
  serveOffline(server, { workerFile, https: true, grays: graysOf(theme) });
  return server;
}

test('a phone finds the name, icons, and shortcuts of a banner', async () => {
  const response = await app().inject('/app/safeway/manifest.webmanifest');
  expect(response.headers['content-type']).toContain('application/manifest+json');
  const manifest = response.json<{
    name: string;
    start_url: string;
    icons: { src: string }[];
    shortcuts: { name: string; url: string }[];
  }>();
  expect(manifest).toMatchObject({
    name: 'Safeway',
    start_url: '/',
    display: 'standalone',
    lang: 'en',
    theme_color: '#fafaf7',
  });
  expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['Cart', '/erums/cart/'],
    ['Scan', '/scan'],
    ['Orders', '/account/orders.html'],
    ['My List', '/mylist.html'],
  ]);
  for (const { src } of manifest.icons) {
    const icon = await app().inject(src);
    expect(icon.statusCode).toBe(200);
    // A PNG says its width in its header.
    expect(icon.rawPayload.readUInt32BE(16)).toBe(Number(/(\d+)\.png$/.exec(src)?.[1]));
  }
});

test.each(['en', 'es'] as const)(
  'the offer to install shows screens in %s, each as large as it says, small, and kept for good',
  async (language) => {
    const { screenshots } = (
      await app().inject({ url: '/app/safeway/manifest.webmanifest', headers: { 'accept-language': language } })
    ).json<{ screenshots: { src: string; sizes: string; form_factor: string; label: string }[] }>();
    expect(new Set(screenshots.map(({ form_factor: form }) => form))).toEqual(new Set(['narrow', 'wide']));
    for (const { src, sizes, label } of screenshots) {
      const { rawPayload, headers } = await app().inject(src);
      // An extended WebP says its size, less one, in three bytes each.
      expect(rawPayload.toString('latin1', 8, 16)).toBe('WEBPVP8X');
      const [width, height] = [24, 27].map((at) => rawPayload.readUIntLE(at, 3) + 1);
      expect([`${width}x${height}`, headers['content-type']]).toEqual([sizes, 'image/webp']);
      expect(headers['cache-control']).toContain('immutable');
      expect(rawPayload.byteLength).toBeLessThanOrEqual(largestScreenshot);
      expect(Object.values(offlineTexts[language].screens)).toContain(label);
    }
  },
);

test.each(['/app/nobody/manifest.webmanifest', '/app/..%2F/icon-192.png', '/app/safeway/icon-999.png'])(
  'there is nothing at %s',
  async (url) => {
    expect((await app().inject(url)).statusCode).toBe(404);
  },
);

test('the offline page needs nothing else, and links what can be kept', async () => {
  const { body, headers } = await app().inject('/offline');
  expect(body).toContain("<h1>You're offline</h1>");
  expect(body).toContain(':root{color-scheme:light dark;--surface-page:light-dark(#fafaf7,#131511)}');
  expect(body.match(/<li hidden><a href="\//g)).toHaveLength(keptPages.length);
  expect(body).not.toMatch(/(?:src|href)="(?!\/(?:account|erums|mylist|foru))/);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test('the worker and the offline page look into the same store of pages', () => {
  const name = /pages: '([\w-]+)'/.exec(readFileSync(workerSource, 'utf8'))?.[1];
  expect(name).toBeDefined();
  return app()
    .inject('/offline')
    .then(({ body }) => expect(body).toContain(`caches.open('${name}')`));
});

test('browsers ask again for the worker; in development there is none', async () => {
  const served = await app().inject('/service-worker.js');
  expect(served.headers['cache-control']).toBe('no-cache');
  expect((await app(null).inject('/service-worker.js')).statusCode).toBe(404);
});
