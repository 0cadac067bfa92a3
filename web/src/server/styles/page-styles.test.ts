import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { styleParts, type StylePart } from '../../app/loading/page-styles.ts';
import { servePageStyles } from './page-styles.ts';

const parts = Object.fromEntries(styleParts.map((part) => [part, `.${part}{color:red}`])) as Record<StylePart, string>;
const css = '.safeway{}\n.style{color:red}\n.shop{color:red}';
const app = Fastify();

const theme = (name: string) => ({
  name,
  css: `.${name}{}`,
  href: '',
  fonts: [],
  grays: '',
  themeColors: { light: '#fff', dark: '#1c1f1a' },
});
// As in the product, a banner without a theme wears the one of safeway.
const styles = servePageStyles(app, { theme: (banner) => theme(banner === 'haggen' ? banner : 'safeway'), parts });

const get = (url: string, encoding = '') => app.inject({ url, headers: { 'accept-encoding': encoding } });

test('a page’s styles are one file: the theme, what every page has, and the sheets it needs, in that order', async () => {
  const path = styles('safeway', new Set<StylePart>(['shop', 'style']));
  expect(path).toMatch(/^\/styles\/[\w-]{12}\/safeway\.style\.shop\.css$/);
  const plain = await get(path);
  expect(plain.body).toBe(css);
  expect(plain.headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  expect(brotliDecompressSync((await get(path, 'br')).rawPayload).toString()).toBe(css);
  expect(gunzipSync((await get(path, 'gzip')).rawPayload).toString()).toBe(css);
});

test('another server of the same build serves what this one has named', async () => {
  const path = styles('haggen', new Set<StylePart>(['style']));
  const other = Fastify();
  servePageStyles(other, { theme, parts });
  expect((await other.inject(path)).statusCode).toBe(200);
});

test('a banner without a theme has the file of safeway', () => {
  const wanted = new Set<StylePart>(['style']);
  expect(styles('corner-shop', wanted)).toBe(styles('safeway', wanted));
});

test('whatever else is asked for is not found', async () => {
  const path = styles('safeway', new Set<StylePart>(['style']));
  for (const wrong of [
    path.replace('safeway', 'nobody'),
    path.replace('safeway', 'haggen'),
    path.replace('.style', '.style.style'),
    path.replace(/[\w-]{12}/, 'aaaaaaaaaaaa'),
    path.replace('safeway.style', '..%2f..%2fpackage'),
  ])
    expect(`${wrong} ${(await get(wrong)).statusCode}`).toBe(`${wrong} 404`);
});
