import { parse } from 'graphql';
import { expect, test, vi } from 'vitest';
import { encodingFor } from './compress.ts';
import { readWebConfig } from './config.ts';
import { cookie } from './cookies.ts';
import { faviconOf } from './favicon.ts';
import { openVisitOverHttp } from './gateway.ts';
import { assetsOf } from './manifest.ts';
import { fontsOf } from './styles/themes.ts';

test('a cookie is found by its whole name', () => {
  expect(cookie('ab=1; b=2;c = 3 ', 'b')).toBe('2');
  expect(cookie('ab=1; b=2;c = 3 ', 'c')).toBe('3');
  expect(cookie('ab=1', 'b')).toBeUndefined();
  expect(cookie('', 'b')).toBeUndefined();
});

test('the best encoding that the browser takes is used', () => {
  expect(encodingFor('gzip, deflate, br')).toBe('br');
  expect(encodingFor('gzip;q=1.0, br;q=0')).toBe('gzip');
  expect(encodingFor('gzip;q=1.0, br;q=0.5')).toBe('gzip');
  expect(encodingFor('*')).toBe('br');
  expect(encodingFor('identity')).toBeUndefined();
  expect(encodingFor(undefined)).toBeUndefined();
});

test('the files of a page are those of the entry and of everything it imports, each once', () => {
  const manifest = {
    'src/entry-client.tsx': { file: 'assets/entry.js', imports: ['_a.js'], css: ['assets/entry.css'] },
    '_a.js': { file: 'assets/a.js', imports: ['_b.js'], css: ['assets/a.css'] },
    '_b.js': { file: 'assets/b.js', imports: ['_a.js'] },
    'src/routes/x/route.tsx': { file: 'assets/x.js', imports: ['_b.js'], css: ['assets/a.css', 'assets/x.css'] },
    'src/routes/y/route.tsx': { file: 'assets/y.js', css: ['assets/y.css'] },
  };
  expect(assetsOf(manifest, ['src/routes/x/route.tsx'])).toEqual({
    css: ['/assets/a.css', '/assets/entry.css', '/assets/x.css'],
    js: ['/assets/a.js', '/assets/b.js', '/assets/x.js'],
    own: ['/assets/x.js'],
  });
  const styles = { 'style.css': { file: 'assets/style.css' }, 'conditional.css': { file: 'assets/conditional.css' } };
  expect(assetsOf({ ...manifest, ...styles }, ['src/routes/y/route.tsx'])).toMatchObject({
    css: ['/assets/a.css', '/assets/entry.css', '/assets/y.css', '/assets/style.css'],
    conditional: '/assets/conditional.css',
  });
  expect(() => assetsOf(manifest, ['src/routes/z/route.tsx'])).toThrow('The build has no src/routes/z/route.tsx.');
});

test('the fonts of a theme are found wherever it says they lie, but for those with rare letters only', () => {
  const css = `@font-face{src:url("../fonts/one.woff2") format("woff2")}@font-face{src:url(/fonts/two.woff2);unicode-range:U+20-7e,U+e9}@font-face{src:url(/fonts/rare.woff2);unicode-range:U+a3,U+20ac}@font-face{src:local("Arial")}.a{src:url(../fonts/one.woff2)}`;
  expect(fontsOf(css, '/theme/abc/')).toEqual(['/theme/abc/fonts/one.woff2', '/fonts/two.woff2']);
});

test('a favicon wears the colors of its banner', () => {
  const svg = faviconOf('haggen', ':root{--action:light-dark(#12603e,#2a8058);--on-action:#ffffff}');
  expect(svg).toContain('fill="#12603e"');
  expect(svg).toContain('fill="#ffffff"');
});

test('a gateway elsewhere is asked as the browser, by the id of the document, and its cookies are handed on', async () => {
  const headers = new Headers({ 'content-type': 'application/json' });
  headers.append('set-cookie', 'larder_session=a; HttpOnly');
  headers.append('set-cookie', 'larder_refresh=b; HttpOnly');
  const fetch_ = vi.fn<typeof fetch>(() => Promise.resolve(new Response('{"data":{"a":1}}', { headers })));
  const visit = openVisitOverHttp(
    'http://gateway:4000',
    fetch_,
  )({
    host: 'haggen.localhost',
    path: '/foru.html',
    cookie: 'larder_session=old',
    scheme: 'https',
    language: 'es',
    userAgent: 'test',
    address: '203.0.113.7',
    correlationId: 'c-1',
  });
  const document = parse('{ a }');
  expect(await visit.execute({ document, id: 'abc', operationName: 'A' })).toEqual({ data: { a: 1 } });
  const [url, init] = fetch_.mock.calls[0]!;
  expect(url instanceof Request ? url.url : url.toString()).toBe('http://gateway:4000/graphql');
  expect(init?.headers).toMatchObject({
    cookie: 'larder_session=old',
    'accept-language': 'es',
    'x-forwarded-host': 'haggen.localhost',
    'x-page-path': '/foru.html',
    'x-correlation-id': 'c-1',
  });
  expect(JSON.parse(typeof init?.body === 'string' ? init.body : '')).toEqual({
    operationName: 'A',
    extensions: { persistedQuery: { version: 1, sha256Hash: 'abc' } },
  });
  expect(visit.setCookies()).toEqual(['larder_session=a; HttpOnly', 'larder_refresh=b; HttpOnly']);
});

test('a page asked for over HTTP is as old as the oldest of its answers', async () => {
  const ages = ['40', '90', null, 'soon'];
  const visit = openVisitOverHttp('http://gateway:4000', () => {
    const age = ages.shift();
    return Promise.resolve(new Response('{"data":{}}', { headers: age ? { age } : {} }));
  })({
    host: 'haggen.localhost',
    path: '/',
    cookie: '',
    scheme: 'https',
    language: 'en',
    userAgent: 'test',
    address: '',
    correlationId: 'c-1',
  });
  const seen: (number | undefined)[] = [visit.staleSeconds?.()];
  for (let count = ages.length; count > 0; count -= 1) {
    await visit.execute({ document: parse('{ a }') });
    seen.push(visit.staleSeconds?.());
  }
  expect(seen).toEqual([0, 40, 90, 90, 90]);
});

test('a wrong configuration is said in one sentence', () => {
  expect(readWebConfig({ GATEWAY_URL: 'http://gateway:4000', PORT: '4300' })).toMatchObject({
    port: 4300,
    publicScheme: 'http',
  });
  expect(readWebConfig({ GATEWAY_URL: 'http://g', MEDIA_URL: 'media' })).toEqual({
    error: expect.stringContaining('MEDIA_URL'),
  });
  expect(readWebConfig({})).toEqual({ error: expect.stringContaining('GATEWAY_URL') });
  expect(readWebConfig({ GATEWAY_URL: 'nowhere' })).toEqual({ error: expect.stringContaining('GATEWAY_URL') });
  expect(readWebConfig({ GATEWAY_URL: 'http://g', PORT: 'x' })).toEqual({ error: expect.stringContaining('PORT') });
  expect(readWebConfig({ GATEWAY_URL: 'http://g', PUBLIC_SCHEME: 'ftp' })).toEqual({
    error: expect.stringContaining('PUBLIC_SCHEME'),
  });
});
