import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { followingClock } from '../../shared/clock.ts';
import { createUpstream, type Upstream } from '../../upstream/upstream.ts';
import { registerPictures } from './pictures.ts';

const svg = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h10v10z"/>'.repeat(40)}</svg>`;
const file = 'AbCdEfGhIjKlMnOpQr_--card.svg';
const path = `/product-pictures/${file}`;

let service: Server;
let catalog: Upstream;
let front: FastifyInstance;
let asked: (string | undefined)[];
let answers: RequestListener;

beforeEach(async () => {
  asked = [];
  answers = (_request, answer) => answer.writeHead(200, { 'content-type': 'image/svg+xml' }).end(svg);
  service = createServer((request, answer) => {
    asked.push(request.url);
    answers(request, answer);
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/catalog`;
  catalog = createUpstream({ name: 'catalog', url, timeoutMs: 300, clock: followingClock() });
  front = Fastify();
  registerPictures(front, catalog);
});
afterEach(async () => {
  await front.close();
  service.closeAllConnections();
  await catalog.close();
  service.close();
});

const get = (url: string, encoding = '') => front.inject({ url, headers: { 'accept-encoding': encoding } });

test('a picture comes from our own origin, is good forever, and runs and loads nothing', async () => {
  const { statusCode, headers, body } = await get(path);
  expect([statusCode, body]).toEqual([200, svg]);
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  });
  expect(asked).toEqual([`/catalog/pictures/${file}`]);
});

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
] as const)('a browser that accepts "%s" gets it as %s', async (accepted, encoding, unpack) => {
  const { headers, rawPayload } = await get(path, accepted);
  expect(headers['content-encoding']).toBe(encoding);
  expect(unpack(rawPayload).toString()).toBe(svg);
});

const photo = 'AbCdEfGhIjKlMnOpQr_-12';
const beginnings = {
  '640.avif': ['image/avif', Buffer.from('....ftypavif and so on')],
  '640.webp': ['image/webp', Buffer.from('RIFF....WEBP and so on')],
  'share.jpg': ['image/jpeg', Buffer.from('\xff\xd8\xff and so on', 'latin1')],
} as const;

test.each(Object.entries(beginnings))(
  'a photo comes from our own origin as it is: %s',
  async (name, [type, content]) => {
    answers = (_request, answer) => answer.writeHead(200).end(content);
    const { statusCode, headers, rawPayload } = await get(`/product-pictures/${photo}-${name}`, 'br');
    expect([statusCode, rawPayload]).toEqual([200, content]);
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-encoding']).toBeUndefined();
    expect(asked).toEqual([`/catalog/photos/${photo}-${name}`]);
  },
);

test('what is no photo of its kind is none: a page, a drawing, another kind', async () => {
  for (const content of ['<!doctype html>', svg, 'RIFF....WEBP']) {
    answers = (_request, answer) => answer.writeHead(200).end(content);
    const { statusCode, body } = await get(`/product-pictures/${photo}-640.avif`);
    expect([statusCode, body]).toEqual([503, '']);
  }
});

test('many browsers at once cost the service one call', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => get(path, 'br')));
  expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  await get(path);
  expect(asked).toHaveLength(1);
});

test.each([
  'short-card.svg',
  `${file}.svg`,
  'AbCdEfGhIjKlMnOpQr_--huge.svg',
  'AbCdEfGhIjKlMnOpQr_--card.svg%0a',
  'AbCdEfGhIjKlMnOpQr_.-card.svg',
  `${photo}-0640.avif`,
  `${photo}-640.svg`,
  `${photo}-64000.webp`,
  `${photo}-share.webp`,
  '..%2f..%2fidentity%2fauth%2fuserinfo',
  '%2e%2e',
  'AbCdEfGhIjKlMnOpQr_--card.svg%3fx=1',
])('a name of another form never reaches the service: %s', async (name) => {
  expect((await get(`/product-pictures/${name}`)).statusCode).toBe(404);
  expect(asked).toEqual([]);
});

test('a picture that is not there, and a service that fails, are not remembered', async () => {
  answers = (_request, answer) => answer.writeHead(404).end('{}');
  const missing = await get(path);
  expect([missing.statusCode, missing.headers['cache-control'], missing.body]).toEqual([404, 'no-store', '']);
  answers = (_request, answer) => answer.writeHead(500).end('secret');
  const failed = await get(path);
  expect([failed.statusCode, failed.headers['cache-control'], failed.body]).toEqual([503, 'no-store', '']);
  answers = (_request, answer) => answer.writeHead(200).end(svg);
  expect((await get(path)).statusCode).toBe(200);
});

test.each([
  ['silence', () => undefined],
  ['a page', (_request, answer) => answer.writeHead(200).end('not found')],
  ['a flood', (_request, answer) => answer.writeHead(200).end(`<svg>${'x'.repeat(300_000)}</svg>`)],
  ['a broken stream', (_request, answer) => answer.writeHead(200, { 'content-length': '9000' }).end(svg.slice(0, 10))],
] as const satisfies [string, RequestListener][])('%s from the service is no picture', async (_, answer) => {
  answers = answer;
  const { statusCode, body } = await get(path);
  expect([statusCode, body]).toEqual([503, '']);
});
