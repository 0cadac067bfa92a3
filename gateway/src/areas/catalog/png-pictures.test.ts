import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { followingClock } from '../../shared/clock.ts';
import { createUpstream, type Upstream } from '../../upstream/upstream.ts';
import { registerPictures } from './pictures.ts';
import { registerPngPictures } from './png-pictures.ts';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#f00"/></svg>';
const path = '/product-pictures/AbCdEfGhIjKlMnOpQr_--share.png';

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
  // How long they are drawn is the machine's matter.
  registerPngPictures(front, catalog, { deadlineMs: 60_000 });
});
afterEach(async () => {
  await front.close();
  service.closeAllConnections();
  await catalog.close();
  service.close();
});

test('a product’s preview is a PNG of 1200 by 630, drawn from its picture and good forever', async () => {
  const { statusCode, headers, rawPayload } = await front.inject(path);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
  expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(asked).toEqual(['/catalog/pictures/AbCdEfGhIjKlMnOpQr_--page.svg']);
});

test.each([96, 320, 640])('for apps it is also a PNG of %i by as many pixels, on nothing', async (width) => {
  const { statusCode, headers, rawPayload } = await front.inject(path.replace('share', String(width)));
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
  expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([width, width]);
});

test('a width that no picture has is not drawn', async () => {
  expect((await front.inject(path.replace('share', '97'))).statusCode).toBe(404);
  expect(asked).toEqual([]);
});

test('many who ask at once cost one drawing', async () => {
  const all = await Promise.all(Array.from({ length: 12 }, () => front.inject(path)));
  expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(asked).toHaveLength(1);
});

test('more than can wait are told to come again, and those who wait are answered', async () => {
  const all = await Promise.all(
    Array.from({ length: 40 }, (_, at) => front.inject(path.replace('AbCd', `Ab${String(at).padStart(2, '0')}`))),
  );
  const statuses = all.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(20);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
});

test.each([
  'short-share.png',
  'AbCdEfGhIjKlMnOpQr_.-share.png',
  'AbCdEfGhIjKlMnOpQr_--share.png%2f',
  'AbCdEfGhIjKlMnOpQr_--share.jpg',
])('a name of another form never reaches the service: %s', async (name) => {
  expect((await front.inject(`/product-pictures/${name}`)).statusCode).toBe(404);
  expect(asked).toEqual([]);
});

test('a picture that is not there, that loads something, and a service that fails are not remembered', async () => {
  answers = (_request, answer) => answer.writeHead(404).end('{}');
  const missing = await front.inject(path);
  expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store']);
  answers = (_request, answer) =>
    answer.writeHead(200).end('<svg viewBox="0 0 1 1"><image href="file:///etc/hostname"/></svg>');
  const loading = await front.inject(path);
  expect([loading.statusCode, loading.headers['cache-control'], loading.body]).toEqual([503, 'no-store', '']);
  answers = (_request, answer) => answer.writeHead(500).end('secret');
  expect((await front.inject(path)).statusCode).toBe(503);
  answers = (_request, answer) => answer.writeHead(200).end('<svg viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>');
  expect((await front.inject(path)).statusCode).toBe(200);
});
