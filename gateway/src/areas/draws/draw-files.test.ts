import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { followingClock } from '../../shared/clock.ts';
import { registerDrawFiles } from './draw-files.ts';
import { createUpstream, type Upstream } from '../../upstream/upstream.ts';

const timeoutMs = 300;
let service: Server;
let games: Upstream;
let front: FastifyInstance;
let asked: { url: string | undefined; headers: Record<string, unknown> }[];
let answers: RequestListener;

beforeEach(async () => {
  asked = [];
  service = createServer((request, answer) => {
    asked.push({ url: request.url, headers: request.headers });
    answers(request, answer);
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/games`;
  games = createUpstream({ name: 'games', url, timeoutMs, apiKey: 'key-of-qa1', clock: followingClock() });
  front = Fastify();
  registerDrawFiles(front, games);
});
afterEach(async () => {
  await front.close();
  service.closeAllConnections();
  await games.close();
  service.close();
});

test('T-56 a published draw is passed on as is, under its name, and can be cached', async () => {
  const { promise: readFirst, resolve: hasReadFirst } = Promise.withResolvers<void>();
  answers = (_request, answer) => {
    answer.writeHead(200, { 'content-type': 'application/jsonl; charset=utf-8' });
    answer.write('{"format":"larder-draw-1"}\n');
    void readFirst.then(() => answer.end('["E-000000001","aa","bb"]\n'));
  };
  const answer = await fetch(`${await front.listen()}/draws/summer-cookout.jsonl`);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/jsonl; charset=utf-8',
    'content-disposition': 'attachment; filename="summer-cookout.jsonl"',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  const lines = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  expect((await lines.read()).value).toBe('{"format":"larder-draw-1"}\n');
  hasReadFirst();
  expect((await lines.read()).value).toBe('["E-000000001","aa","bb"]\n');
  expect((await lines.read()).done).toBe(true);
});

test.each([
  ['csv', 'text/csv', 'spin-entries.csv', 'entry,household,leaf\r\nE-000000001,aa,bb\r\n'],
  ['json', 'application/json', 'spin-draw.json', '{\n  "format": "larder-draw-1"\n}\n'],
])('T-56 a published draw is also there as %s', async (kind, type, name, body) => {
  answers = (_request, answer) => answer.end('{"format":"larder-draw-1"}\n["E-000000001","aa","bb"]\n');
  const answer = await front.inject({ url: `/draws/spin.${kind}` });
  expect(answer.body).toBe(body);
  expect(answer.headers).toMatchObject({
    'content-type': `${type}; charset=utf-8`,
    'content-disposition': `attachment; filename="${name}"`,
  });
});

test('G-76 the service gets the environment key and the correlation id', async () => {
  answers = (_request, answer) => answer.end();
  await front.inject({ url: '/draws/summer-cookout.jsonl' });
  expect(asked).toMatchObject([
    { url: '/games/draws/summer-cookout/file', headers: { 'x-api-key': 'key-of-qa1', 'x-correlation-id': 'req-1' } },
  ]);
});

test('N-30 a draw that does not exist, or is not published yet, is not found, and that is never cached', async () => {
  answers = (_request, answer) => answer.writeHead(404).end('{"errors":[{"code":"DRAW_NOT_FOUND"}]}');
  const answer = await front.inject({ url: '/draws/harvest-spin.jsonl' });
  expect([answer.statusCode, answer.body]).toEqual([404, '']);
  expect(answer.headers).not.toHaveProperty('content-disposition');
  expect(answer.headers).not.toHaveProperty('cache-control');
});

test.each([
  '..%2f..%2fprograms.jsonl',
  'Harvest.jsonl',
  'harvest-spin.txt',
  'spin.constructor',
  'a%0d%0ab.jsonl',
  `${'a'.repeat(65)}.jsonl`,
])('N-30 %s is not a draw name, and the service is not asked', async (name) => {
  expect((await front.inject({ url: `/draws/${name}` })).statusCode).toBe(404);
  expect(asked).toEqual([]);
});

test.each<[string, RequestListener]>([
  ['answers with a failure', (_request, answer) => answer.writeHead(500).end('stack trace')],
  ['hangs up', (request) => request.destroy()],
  ['says nothing in time', () => undefined],
])('G-99 a service that %s gets a clear answer, without its own words', async (_, failing) => {
  answers = failing;
  const answer = await front.inject({ url: '/draws/summer-cookout.jsonl' });
  expect(answer.statusCode).toBe(503);
  expect(answer.body).not.toContain('stack');
  expect(answer.headers).not.toHaveProperty('content-disposition');
});

test('T-56 a download breaks off when the service dies, so that no one takes it for complete', async () => {
  answers = (_request, answer) => {
    answer.writeHead(200);
    answer.write('{"format":"larder-draw-1"}\n', () => answer.destroy());
  };
  const reading = fetch(`${await front.listen()}/draws/summer-cookout.jsonl`).then((answer) => answer.text());
  await expect(reading).rejects.toThrow('terminated');
});
