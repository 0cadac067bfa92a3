import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Agent, Pool, type Dispatcher } from 'undici';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { followingClock } from '../shared/clock.ts';
import { mostSilentCalls } from './connections.ts';
import { callsUntilSilent } from './silence.ts';
import { createUpstream, type Upstream, type UpstreamOptions } from './upstream.ts';
import { UpstreamError } from './upstream-error.ts';

let service: Server;
let url: string;
let answers: RequestListener;
let upstream: Upstream;
let warnings: string[];

beforeEach(async () => {
  answers = (_request, answer) => answer.end('{}');
  warnings = [];
  service = createServer((request, answer) => answers(request, answer)).listen(0, '127.0.0.1');
  await once(service, 'listening');
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/games`;
});
afterEach(async () => {
  await upstream.close();
  service.closeAllConnections();
  service.close();
});

const create = (given: Partial<UpstreamOptions> = {}) =>
  (upstream = createUpstream({
    name: 'games',
    url,
    timeoutMs: 400,
    clock: followingClock(),
    warn: ({ what }) => void warnings.push(what),
    ...given,
  }));
const ask = (given: Partial<Parameters<Upstream['call']>[0]> = {}) =>
  upstream.call({ method: 'GET', path: '/programs', headers: {}, ...given });
const failureOf = (asking: Promise<unknown>) =>
  asking.then(
    () => 'answered',
    (error: unknown) => (error instanceof UpstreamError ? error.failure : 'OURS'),
  );

/** Connections on which nothing ever moves, whatever is asked of them. */
class Stuck extends Agent {
  override request(): Promise<never> {
    return new Promise(() => undefined);
  }
  override dispatch(): boolean {
    return true;
  }
  override close(): Promise<void> {
    return new Promise(() => undefined);
  }
}

test('a library that never comes back costs a call its deadline and no more', async () => {
  create({ timeoutMs: 50, openPool: () => new Stuck() });
  expect(await failureOf(ask())).toBe('TIMEOUT');
  expect(await failureOf(upstream.open('/draws/spin/file', {}))).toBe('TIMEOUT');
});

test('connections that no longer carry anything are replaced, and the calls after that are answered', async () => {
  const opened: Dispatcher[] = [];
  create({
    openPool: (origin, options) => {
      const pool = opened.length === 0 ? new Stuck() : new Pool(origin, options);
      opened.push(pool);
      return pool;
    },
  });
  const first = await Promise.all(Array.from({ length: mostSilentCalls }, () => failureOf(ask())));
  expect(new Set(first)).toEqual(new Set(['TIMEOUT']));
  expect(warnings).toContain('CONNECTIONS_REPLACED');
  await expect.poll(() => upstream.isSilent()).toBe(false);
  expect(await failureOf(ask())).toBe('answered');
});

test('a slow call among answered ones replaces nothing', async () => {
  answers = (request, answer) => void (request.url === '/games/slow' || answer.end('{}'));
  create();
  for (const slowCalls of [mostSilentCalls - 1, mostSilentCalls - 1]) {
    const slow = await Promise.all(Array.from({ length: slowCalls }, () => failureOf(ask({ path: '/slow' }))));
    expect(new Set(slow)).toEqual(new Set(['TIMEOUT']));
    expect(await failureOf(ask())).toBe('answered');
  }
  expect(warnings).toEqual([]);
  expect(upstream.isSilent()).toBe(false);
});

test('an answer that stops in its middle is too late, in a call as in a download', async () => {
  answers = (_request, answer) => void answer.writeHead(200).write('{"a":');
  create();
  expect(await failureOf(ask())).toBe('TIMEOUT');
  const { body } = await upstream.open('/draws/spin/file', {});
  await expect(body.toArray()).rejects.toThrow('no answer within 400 ms');
});

test('silence is noticed, and so is its end, without a call of anyone', async () => {
  answers = (request) => request.destroy();
  create();
  const failures = await Promise.all(Array.from({ length: callsUntilSilent }, () => failureOf(ask())));
  expect(new Set(failures)).toEqual(new Set(['UNREACHABLE']));
  expect(upstream.isSilent()).toBe(true);
  answers = (_request, answer) => answer.writeHead(404).end();
  await expect.poll(() => upstream.isSilent()).toBe(false);
  expect(warnings).toEqual(['SILENT', 'ANSWERING']);
});

test('while a service is silent, what needs it fails at once, and is not sent', async () => {
  let asked = 0;
  answers = (request) => {
    asked += request.url === '/games/programs' ? 1 : 0;
  };
  create();
  // As many as are silence wait for an answer; none of them has reached its deadline.
  const waiting = Array.from({ length: callsUntilSilent }, () => failureOf(ask()));
  await expect.poll(() => upstream.isSilent()).toBe(true);
  const askedBefore = asked;
  expect(await failureOf(ask())).toBe('UNREACHABLE');
  expect(await failureOf(ask({ method: 'POST', body: {} }))).toBe('UNREACHABLE');
  expect(await failureOf(upstream.open('/programs', {}))).toBe('UNREACHABLE');
  expect(await failureOf(upstream.follow('/programs', {}, {}))).toBe('UNREACHABLE');
  expect(asked).toBe(askedBefore);
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['TIMEOUT']));
});

test('a route that hangs while others answer fails at once, what waits for it first, and is found again', async () => {
  let isHanging = true;
  const asked: string[] = [];
  answers = (request, answer) => {
    asked.push(request.url!);
    if (request.url !== '/games/slow' || !isHanging) answer.end('{}');
  };
  create();
  const slow = (given = {}) => ask({ route: '/slow', path: '/slow', ...given });
  const waiting = Array.from({ length: callsUntilSilent }, () => failureOf(slow()));
  const all = { haveEnded: false };
  const ended = Promise.all(waiting).finally(() => (all.haveEnded = true));
  const others: string[] = [];
  while (!all.haveEnded) others.push(await failureOf(ask({ route: '/programs' })));
  expect(new Set(others)).toEqual(new Set(['answered']));
  expect(new Set(await ended)).toEqual(new Set(['TIMEOUT']));
  expect(warnings).toEqual(['SILENT']);
  expect(upstream.isSilent()).toBe(false);
  const before = asked.filter((path) => path === '/games/slow').length;
  expect(await failureOf(slow())).toBe('UNREACHABLE');
  expect(asked.filter((path) => path === '/games/slow')).toHaveLength(before);
  isHanging = false;
  await expect.poll(() => failureOf(slow())).toBe('answered');
  expect(warnings).toEqual(['SILENT', 'ANSWERING']);
});

test('a read whose connection breaks is sent once more, a change is not', async () => {
  const asked: string[] = [];
  answers = (request, answer) => {
    asked.push(request.method!);
    if (asked.length % 2 === 1) request.destroy();
    else answer.end('{}');
  };
  create();
  expect(await failureOf(ask())).toBe('answered');
  expect(asked).toEqual(['GET', 'GET']);
  expect(await failureOf(ask({ method: 'POST', body: {} }))).toBe('UNREACHABLE');
  expect(asked).toEqual(['GET', 'GET', 'POST']);
});

test.each<[string, Partial<Parameters<Upstream['call']>[0]>]>([
  ['a body that can not be written', { method: 'POST', body: { amount: 1n } }],
  ['a token that no header can hold', { headers: { authorization: 'Bearer a\nb' } }],
  ['a path that steps up', { path: '/draws/../programs' }],
  ['half of a character in a query', { query: { lines: '\ud800' } }],
])('%s is a fault of ours, never the service’s', async (_, given) => {
  create();
  expect(await failureOf(ask(given))).toBe('OURS');
  expect(await failureOf(ask())).toBe('answered');
});

test('a line break in a key of a request reaches no header', async () => {
  const keys: unknown[] = [];
  answers = (request, answer) => {
    keys.push(request.headers['idempotency-key']);
    answer.end('{}');
  };
  create();
  await ask({ method: 'POST', headers: { 'idempotency-key': 'a\r\nx-banner: vons' } });
  expect(keys).toEqual([expect.stringMatching(/^h\.[\w-]{43}$/)]);
});

test('of a service that answers slowly, no more visits wait than its share: the rest hear so soon', async () => {
  const held: { end(text: string): void }[] = [];
  answers = (request, answer) => void (request.url === '/games/slow' ? held.push(answer) : answer.end('{}'));
  create({ timeoutMs: 3000, places: 3 });
  const [maya, ben, ann] = [{}, {}, {}];
  const slow = (visit: object) => failureOf(ask({ path: '/slow', visit }));
  const waiting = [slow(maya), slow(ben)];
  await expect.poll(() => held).toHaveLength(2);
  expect(await failureOf(ask({ visit: maya }))).toBe('answered');
  expect(await failureOf(ask({ visit: ann }))).toBe('UNREACHABLE');
  expect(await failureOf(upstream.follow('/events', {}, {}))).toBe('UNREACHABLE');
  expect(warnings).toEqual(['CROWDED']);
  expect(upstream.isSilent()).toBe(false);
  const next = failureOf(ask({ visit: ann }));
  for (const answer of held) answer.end('{}');
  expect(await Promise.all([...waiting, next])).toEqual(['answered', 'answered', 'answered']);
});
