import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { serveBuiltFiles } from './built-files.ts';

const place = mkdtempSync(join(tmpdir(), 'larder-built-'));
const root = join(place, 'assets');
mkdirSync(join(root, 'deep'), { recursive: true });
const script = 'export const words = "the same words again and again and again";';
writeFileSync(join(root, 'app-x1.js'), script);
writeFileSync(join(root, 'app-x1.js.br'), brotliCompressSync(script));
writeFileSync(join(root, 'app-x1.js.gz'), gzipSync(script));
writeFileSync(join(root, 'deep/font.woff2'), 'font');
writeFileSync(join(place, 'secret.txt'), 'secret');
const app = Fastify();
serveBuiltFiles(app, { root, prefix: '/assets/', keep: 'immutable' });
serveBuiltFiles(app, { root, prefix: '/pictures/', keep: 86_400 });
afterAll(async () => {
  await app.close();
  rmSync(place, { recursive: true });
});
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test('a file of the build goes out as its best packed copy, with its type, for good', async () => {
  const br = await get('/assets/app-x1.js', { 'accept-encoding': 'gzip, br' });
  expect(br.statusCode).toBe(200);
  expect(br.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(script);
  const gzip = await get('/assets/app-x1.js', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(script);
  const plain = await get('/assets/app-x1.js?v=2');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.payload).toBe(script);
  const font = await get('/assets/deep/font.woff2', { 'accept-encoding': 'br' });
  expect(font.headers).toMatchObject({ 'content-type': 'font/woff2', 'content-length': '4' });
  expect(font.headers['content-encoding']).toBeUndefined();
});

test('a browser that has the file is told that it is the same', async () => {
  const first = await get('/pictures/app-x1.js', { 'accept-encoding': 'br' });
  expect(first.headers['cache-control']).toBe('public, max-age=86400');
  const again = await get('/pictures/app-x1.js', {
    'accept-encoding': 'br',
    'if-none-match': String(first.headers.etag),
  });
  expect([again.statusCode, again.payload]).toEqual([304, '']);
  const other = await get('/pictures/app-x1.js', { 'if-none-match': String(first.headers.etag) });
  expect(other.statusCode).toBe(200);
});

test.each([
  '/assets/',
  '/assets/none.js',
  '/assets/deep',
  '/assets/app-x1.js.br',
  '/assets/../secret.txt',
  '/assets/..%2fsecret.txt',
  '/assets/%2e%2e/secret.txt',
  '/assets/deep/../../secret.txt',
  '/assets/constructor',
])('%s is not a file of the build', async (path) => {
  expect((await get(path)).statusCode).toBe(404);
});

test('a kind of file whose type is not known is found when the server starts', () => {
  writeFileSync(join(place, 'odd.xyz'), '');
  expect(() => serveBuiltFiles(Fastify(), { root: place, prefix: '/', keep: 60 })).toThrow('odd.xyz');
});
