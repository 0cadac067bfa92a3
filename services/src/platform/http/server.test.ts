import { connect } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import type { InjectOptions } from 'fastify';
import Type from 'typebox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserOf, fillIdentities, newestCode } from '../../identity/testing/fixture.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { noteOf } from './contract.ts';
import { loggerOptions } from './server.ts';
import type { Service } from '../service.ts';

const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
const { promise: atWork, resolve: arrived } = Promise.withResolvers<void>();

/** Fails in the ways in which a service can fail. */
const trouble: Service = {
  name: 'trouble',
  models: [],
  migrations: `${import.meta.dirname}/../postgres`,
  routes(app) {
    app.get('/bug', async () => {
      throw new Error('secret detail of the inside');
    });
    app.get('/no-database', async () => {
      throw Object.assign(new Error('connect ECONNREFUSED /secret/path'), { code: 'ECONNREFUSED' });
    });
    app.get('/slow', async () => {
      arrived();
      await held;
      return { done: true };
    });
    const name = Type.String({ minLength: 1, maxLength: 8 });
    const note = Type.Optional(noteOf(3));
    app.post('/form', { schema: { body: Type.Object({ name, note }) } }, async () => ({}));
    const querystring = Type.Object({
      count: Type.Integer(),
      flag: Type.Optional(Type.Boolean()),
      text: Type.Optional(Type.String()),
    });
    app.get('/named/:name', { schema: { querystring } }, async ({ query }) => query);
  },
};

const lines: string[] = [];
let world: World;
beforeAll(async () => {
  world = await createWorld({
    services: [trouble],
    fill: fillIdentities,
    logger: loggerOptions('trace', { write: (line) => void lines.push(line) }),
  });
});
afterAll(() => world.close());

test('N-76 an internal failure is a 500 that reveals nothing internal', async () => {
  const answer = await world.app.inject('/trouble/bug');
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    errors: [],
    serviceErrors: [{ code: 'INTERNAL', message: 'Something went wrong on our end.' }],
    correlationId: answer.headers['x-correlation-id'],
  });
});

test('N-76 an unavailable database is a 503', async () => {
  const answer = await world.app.inject('/trouble/no-database');
  expect(answer.statusCode).toBe(503);
  expect(answer.body).not.toContain('secret');
  expect(answer.json()).toMatchObject({ serviceErrors: [{ code: 'UNAVAILABLE' }] });
});

test('N-76 unknown addresses, missing fields and broken JSON have the envelope too', async () => {
  const unknown = await world.app.inject('/trouble/nowhere');
  expect([unknown.statusCode, unknown.json().errors[0].code]).toEqual([404, 'NOT_FOUND']);
  const missing = await world.app.inject({ method: 'POST', url: '/trouble/form', body: {} });
  expect(missing.statusCode).toBe(400);
  expect(missing.json().errors).toEqual([{ code: 'REQUIRED', field: 'name', message: 'name is required.' }]);
  const broken = await world.app.inject({
    method: 'POST',
    url: '/trouble/form',
    headers: { 'content-type': 'application/json' },
    payload: '{',
  });
  expect(broken.statusCode).toBe(400);
  expect(broken.json().errors).toHaveLength(1);
});

const json = { 'content-type': 'application/json' };
const refusedBeforeARoute: [string, InjectOptions, number, string][] = [
  ['an address that is not well formed', { url: '/trouble/%zz' }, 400, 'ADDRESS_MALFORMED'],
  ['a name that is too long', { url: `/trouble/named/${'a'.repeat(300)}` }, 414, 'ADDRESS_TOO_LONG'],
  ['a method that a route does not have', { method: 'DELETE', url: '/trouble/form' }, 404, 'NOT_FOUND'],
  ['a body that is no JSON', { url: '/trouble/form', headers: json, payload: '{"name":' }, 400, 'NOT_JSON'],
  ['a body that pollutes', { url: '/trouble/form', headers: json, payload: '{"__proto__":{}}' }, 400, 'NOT_JSON'],
  [
    'a body that is too large',
    { url: '/trouble/form', headers: json, payload: 'x'.repeat(70_000) },
    413,
    'BODY_TOO_LARGE',
  ],
  [
    'a body of another kind',
    { url: '/trouble/form', headers: { 'content-type': 'text/plain' }, payload: 'name' },
    415,
    'MEDIA_TYPE_UNSUPPORTED',
  ],
  ['no body', { url: '/trouble/form', headers: json }, 400, 'WRONG_TYPE'],
  ['an unknown field', { url: '/trouble/form', payload: { name: 'a', nmae: 'b' } }, 400, 'UNKNOWN_FIELD'],
  ['a field of another type', { url: '/trouble/form', payload: { name: 1 } }, 400, 'WRONG_TYPE'],
  ['a text that is too long', { url: '/trouble/form', payload: { name: 'abcdefghi' } }, 400, 'TOO_LONG'],
  ['an empty text', { url: '/trouble/form', payload: { name: '' } }, 400, 'REQUIRED'],
  ['NUL in a body', { url: '/trouble/form', payload: { name: 'a\0b' } }, 400, 'INVALID'],
  ['half a character', { url: '/trouble/form', headers: json, payload: '{"name":"\\ud800"}' }, 400, 'INVALID'],
  ['NUL in a path', { url: '/trouble/named/a%00b?count=1' }, 400, 'INVALID'],
  ['NUL in a query', { url: '/trouble/named/a?count=1&text=%00' }, 400, 'INVALID'],
  ['a number that is none', { url: '/trouble/named/a?count=0x2' }, 400, 'WRONG_TYPE'],
  ['a number with a blank', { url: '/trouble/named/a?count=%202' }, 400, 'WRONG_TYPE'],
  ['two values for one', { url: '/trouble/named/a?count=1&count=2' }, 400, 'WRONG_TYPE'],
];

test.each(refusedBeforeARoute)('N-76 %s: our own sentence and code', async (_, request, status, code) => {
  const method = request.url === '/trouble/form' ? 'POST' : 'GET';
  const answer = await world.app.inject({ method, ...request });
  expect([answer.statusCode, answer.json().errors[0]?.code]).toEqual([status, code]);
  expect(answer.json()).toEqual({
    errors: [expect.objectContaining({ message: expect.stringMatching(/^[\w"].*\.$/) })],
    serviceErrors: [],
    correlationId: answer.headers['x-correlation-id'],
  });
  expect(answer.body).not.toMatch(/FST_|must have required|must NOT|Body|JSON at position/);
});

test('T-45 in a query, digits become a number, and true and false a boolean', async () => {
  const answer = await world.app.inject('/trouble/named/a?count=12&flag=false');
  expect(answer.json()).toEqual({ count: 12, flag: false });
});

test('N-7 a note is as long as a person counts its characters', async () => {
  const sends = async (note: string) => {
    const answer = await world.app.inject({ method: 'POST', url: '/trouble/form', payload: { name: 'a', note } });
    return [answer.statusCode, answer.json<{ errors?: { message: string }[] }>().errors?.[0]?.message];
  };
  expect(await sends('👩‍👩‍👧👩‍👩‍👧e\u0301')).toEqual([200, undefined]);
  expect(await sends('abcd')).toEqual([400, 'note can have at most 3 characters.']);
});

test('N-76 malformed or oversized HTTP gets the envelope too', async () => {
  const own = await createWorld({ services: [trouble] });
  const { port } = new URL(await own.app.listen({ port: 0, host: '127.0.0.1' }));
  const said = async (text: string) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(text);
    const [head = '', body = ''] = (await textOf(socket)).split('\r\n\r\n');
    return [head.split('\r\n')[0], JSON.parse(body).errors[0].code];
  };
  expect(await said('hello\r\n\r\n')).toEqual(['HTTP/1.1 400 Bad Request', 'BAD_REQUEST']);
  expect(await said(`GET / HTTP/1.1\r\nhost: x\r\na: ${'a'.repeat(17_000)}\r\n\r\n`)).toEqual([
    'HTTP/1.1 431 Request Header Fields Too Large',
    'HEADERS_TOO_LARGE',
  ]);
  expect(await said('GET /healthz HTTP/1.1\r\nhost: x\r\nHost: y\r\nconnection: close\r\n\r\n')).toEqual([
    'HTTP/1.1 400 Bad Request',
    'HOST_INVALID',
  ]);
  await own.close();
});

test('a well-formed correlation ID passes through; otherwise a new one is made', async () => {
  const kept = await world.app.inject({ url: '/healthz', headers: { 'x-correlation-id': 'page-1234' } });
  expect(kept.headers['x-correlation-id']).toBe('page-1234');
  const made = await world.app.inject({ url: '/healthz', headers: { 'x-correlation-id': 'two words\u0007' } });
  expect(made.headers['x-correlation-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test("every answer's date comes from the clock, which tests and demos can move", async () => {
  const { date } = (await world.app.inject('/healthz')).headers;
  expect(date).toBe('Wed, 01 Jul 2026 17:00:00 GMT');
});

test('each request logs one line with its route, and no line has an address, token, cookie, code, or handle', async () => {
  lines.length = 0;
  const browser = browserOf(world);
  const started = await browser.asksForCode();
  const code = await newestCode(world);
  await browser.enters(started.json().challengeId, code === '111111' ? '222222' : '111111');
  const signedIn = await browser.enters(started.json().challengeId, code, { rememberMe: true });
  await browser.refreshes();
  await world.app.inject({
    url: '/identity/auth/userinfo?banner=safeway&rand=looks-secret',
    headers: { authorization: `Bearer ${signedIn.json().token}` },
  });
  const secrets = [
    code,
    signedIn.json().token,
    ...signedIn.cookies.map((cookie) => cookie.value),
    ...browser.jar.values(),
    'maya@example.com',
    'looks-secret',
  ];
  const log = lines.join('');
  for (const secret of secrets) expect(log).not.toContain(secret);
  const requests = lines.map((line) => JSON.parse(line)).filter((line) => line.msg === 'request');
  expect(requests.map((line) => [line.method, line.route, line.status])).toEqual([
    ['POST', '/identity/auth/otp/start', 200],
    ['GET', '/outbox.json', 200],
    ['POST', '/identity/auth/otp/verify', 401],
    ['POST', '/identity/auth/otp/verify', 200],
    ['POST', '/identity/auth/refresh', 200],
    ['GET', '/identity/auth/userinfo', 401],
  ]);
  for (const line of requests) expect(line.correlationId).toMatch(/^[0-9a-f-]{36}$/);
});

test('the outbox page shows messages newest first, and treats their content as text', async () => {
  const page = await world.app.inject('/outbox');
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('<h1>Sign-in outbox</h1>');
  expect(page.body).toContain('E-mail to maya@example.com');
  expect(page.body).not.toContain('<script');
});

test('liveness and readiness each have an address', async () => {
  expect((await world.app.inject('/healthz')).json()).toEqual({ status: 'alive' });
  expect((await world.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
});

test('a JSON request without a body is not broken JSON', async () => {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/identity/auth/forget',
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.statusCode).toBe(204);
});

test('before a shutdown, readiness says so while everything is still served', async () => {
  const draining = await createWorld({ services: [trouble] });
  await draining.app.drain.begin(0);
  expect((await draining.app.inject('/readyz')).statusCode).toBe(503);
  expect((await draining.app.inject('/healthz')).json()).toEqual({ status: 'alive' });
  await draining.close();
});

test('a shutdown lets requests in progress finish, and accepts no new ones', async () => {
  const draining = await createWorld({ services: [trouble] });
  const address = await draining.app.listen({ port: 0, host: '127.0.0.1' });
  const underWay = fetch(`${address}/trouble/slow`);
  await atWork;
  const closed = draining.close();
  await expect(fetch(`${address}/healthz`)).rejects.toThrow('fetch failed');
  letGo();
  expect(await (await underWay).json()).toEqual({ done: true });
  await closed;
});
