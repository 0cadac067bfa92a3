import Type from 'typebox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserOf, fillIdentities, newestCode } from '../identity/fixture.ts';
import { createWorld, type World } from '../testing.ts';
import { loggerOptions } from './http.ts';
import type { Service } from './service.ts';

const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
const { promise: atWork, resolve: arrived } = Promise.withResolvers<void>();

/** Fails in the ways in which a service can fail. */
const trouble: Service = {
  name: 'trouble',
  models: [],
  migrations: `${import.meta.dirname}/postgres`,
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
    app.post('/form', { schema: { body: Type.Object({ name: Type.String() }) } }, async () => ({}));
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

test('N-76 what goes wrong inside is a 500 without a word of the inside', async () => {
  const answer = await world.app.inject('/trouble/bug');
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    errors: [],
    serviceErrors: [{ code: 'INTERNAL', message: 'Something went wrong.' }],
    correlationId: answer.headers['x-correlation-id'],
  });
});

test('N-76 a database that is away is a 503', async () => {
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
  expect(missing.json().errors).toEqual([
    { code: 'INVALID', field: 'name', message: "name must have required property 'name'" },
  ]);
  const broken = await world.app.inject({
    method: 'POST',
    url: '/trouble/form',
    headers: { 'content-type': 'application/json' },
    payload: '{',
  });
  expect(broken.statusCode).toBe(400);
  expect(broken.json().errors).toHaveLength(1);
});

test('a correlation id goes through when it is well formed, else a new one is made', async () => {
  const kept = await world.app.inject({ url: '/healthz', headers: { 'x-correlation-id': 'page-1234' } });
  expect(kept.headers['x-correlation-id']).toBe('page-1234');
  const made = await world.app.inject({ url: '/healthz', headers: { 'x-correlation-id': 'two words\u0007' } });
  expect(made.headers['x-correlation-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('the date of every answer is the clock, which tests and demonstrations move', async () => {
  const { date } = (await world.app.inject('/healthz')).headers;
  expect(date).toBe('Wed, 01 Jul 2026 17:00:00 GMT');
});

test('one log line for a request, with its route, and no address, token, cookie, code or handle in any line', async () => {
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

test('the outbox page shows messages newest first, and whatever they hold is text', async () => {
  const page = await world.app.inject('/outbox');
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('<h1>Sign-in outbox</h1>');
  expect(page.body).toContain('E-mail to maya@example.com');
  expect(page.body).not.toContain('<script');
});

test('alive and ready have an address each', async () => {
  expect((await world.app.inject('/healthz')).json()).toEqual({ status: 'alive' });
  expect((await world.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
});

test('a JSON request without a body is no broken JSON', async () => {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/identity/auth/forget',
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.statusCode).toBe(204);
});

test('a stop lets the request under way end, and takes no new one', async () => {
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
