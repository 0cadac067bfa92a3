import { EventEmitter, once } from 'node:events';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { limitPages, registerFrontAdmission } from './front-admission.ts';
import { operationRates } from './limits/operation-rates.ts';

const config: Parameters<typeof registerFrontAdmission>[1] = {
  concurrency: 2,
  maxEventLoopDelayMs: 0,
  publicScheme: 'http',
  refusalPage: (status, https) => ({
    html: `<title>${status}</title>`,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': `https: ${https}` },
  }),
};
let app: FastifyInstance;
afterEach(() => app.close());

/** A front that answers pages and operations once it is released. */
async function open(given: Partial<typeof config> = {}, pagesPerMinute = 0) {
  const released = Promise.withResolvers<void>();
  const arrivals = new EventEmitter();
  let inside = 0;
  app = Fastify();
  await registerFrontAdmission(app, { ...config, ...given });
  limitPages(app, operationRates({ query: 0, mutation: 0, signIn: 0, page: pagesPerMinute }), config);
  const whenReleased = async (request: FastifyRequest) => {
    if (request.headers['x-lasts']) for (const _ of 'twice') request.leave?.();
    inside += 1;
    arrivals.emit('arrival');
    await released.promise;
    return 'served';
  };
  app.get('/healthz', () => 'alive');
  app.post('/graphql', whenReleased);
  app.post('/stores', whenReleased);
  app.get('/*', whenReleased);
  await app.ready();
  return {
    release: released.resolve,
    /** Waits until so many have been let in. */
    async areInside(count: number) {
      while (inside < count) await once(arrivals, 'arrival');
    },
  };
}

const page = () => app.inject('/games/game-grid');
const operation = (headers = {}) => app.inject({ method: 'POST', url: '/graphql', headers, body: {} });
const statusesOf = async (requests: readonly ReturnType<typeof page>[]) =>
  (await Promise.all(requests)).map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);

test('beyond the limit pages get 503 with Retry-After and a plain page, and those within it finish', async () => {
  const { release } = await open();
  // Two are served, four wait, the rest have no room: they alone are answered before the others are released.
  const all = Array.from({ length: 8 }, page);
  const { statusCode, headers, body } = await Promise.race(all);
  expect(statusCode).toBe(503);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': 'https: false',
    'x-correlation-id': expect.any(String),
  });
  expect(body).toBe('<title>503</title>');
  release();
  expect(await statusesOf(all)).toEqual([...Array<number>(6).fill(200), 503, 503]);
  expect((await page()).body).toBe('served');
});

test('beyond the limit an operation gets a GraphQL error, and health is never turned away', async () => {
  const { release } = await open();
  const all = Array.from({ length: 7 }, () => operation({ accept: 'application/graphql-response+json' }));
  const refused = await Promise.race(all);
  expect(refused.statusCode).toBe(503);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers['content-type']).toContain('application/graphql-response+json');
  expect(refused.json()).toEqual({
    errors: [
      {
        message: expect.any(String),
        extensions: { code: 'OVERLOADED', status: 503, retryAfterSeconds: 2, correlationId: expect.any(String) },
      },
    ],
  });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  release();
  expect(await statusesOf(all)).toEqual([...Array<number>(6).fill(200), 503]);
});

test('what lasts gives its place to another, and none twice', async () => {
  const { release, areInside } = await open({ concurrency: 1 });
  const lasting = Array.from({ length: 10 }, () => operation({ 'x-lasts': 'yes' }));
  await areInside(10);
  // One has the place that they gave, two wait for it, and one has no room.
  const others = Array.from({ length: 4 }, () => operation());
  expect((await Promise.race([...lasting, ...others])).statusCode).toBe(503);
  release();
  expect(await statusesOf(lasting)).toEqual(Array(10).fill(200));
  expect(await statusesOf(others)).toEqual([200, 200, 200, 503]);
});

test('T-101 a viewer who opens too many pages reads to wait a moment', async () => {
  const { release } = await open({}, 2);
  release();
  // No one is signed in: the address has ten times as many.
  for (let number = 1; number <= 20; number++) expect((await page()).statusCode).toBe(200);
  const refused = await page();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.body).toBe('<title>429</title>');
});

test('T-101 a form that a page sends without JavaScript counts as a page', async () => {
  const { release } = await open({}, 1);
  release();
  const form = () => app.inject({ method: 'POST', url: '/stores', body: {} });
  for (let number = 1; number <= 10; number++) expect((await form()).statusCode).toBe(200);
  expect([(await form()).statusCode, (await page()).statusCode]).toEqual([429, 429]);
});

test('under pressure a few are served, more pages and operations are turned away, and health is not', async () => {
  const { release, areInside } = await open({ concurrency: 8 });
  app.isUnderPressure = () => true;
  const few = [page(), page(), operation(), operation()];
  await areInside(4);
  for (const refused of [await page(), await operation()]) {
    expect(refused.statusCode).toBe(503);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  release();
  expect(await statusesOf(few)).toEqual([200, 200, 200, 200]);
});
