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

/** A front whose pages and operations are answered when they are told to. */
async function open(given: Partial<typeof config> = {}, pagesPerMinute = 0) {
  const held: (() => void)[] = [];
  app = Fastify();
  await registerFrontAdmission(app, { ...config, ...given });
  limitPages(app, operationRates({ query: 0, mutation: 0, signIn: 0, page: pagesPerMinute }), config);
  const whenTold = async (request: FastifyRequest) => {
    if (request.headers['x-lasts']) for (const _ of 'twice') request.leave?.();
    await new Promise<void>((resolve) => held.push(resolve));
    return 'served';
  };
  app.get('/healthz', () => 'alive');
  app.post('/graphql', whenTold);
  app.post('/stores', whenTold);
  app.get('/*', whenTold);
  await app.ready();
  const release = async (requests: readonly Promise<unknown>[]) => {
    const all = Promise.all(requests);
    let isOver = false;
    void all.then(() => (isOver = true));
    while (!isOver) {
      for (const answer of held.splice(0)) answer();
      await new Promise((resolve) => setImmediate(resolve));
    }
    return all;
  };
  return { release };
}

const page = () => app.inject('/games/game-grid');
const operation = (headers = {}) => app.inject({ method: 'POST', url: '/graphql', headers, body: {} });
/** Until nothing more happens by itself. */
const settled = async () => {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
};

test('beyond the limit pages get 503 with Retry-After and a plain page, and those within it finish', async () => {
  const { release } = await open();
  // Two are served, four wait, the rest have no room.
  const within = Array.from({ length: 6 }, page);
  await settled();
  const beyond = await Promise.all([page(), page()]);
  for (const { statusCode, headers, body } of beyond) {
    expect(statusCode).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': 'https: false',
      'x-correlation-id': expect.any(String),
    });
    expect(body).toBe('<title>503</title>');
  }
  const answers = (await release(within)) as Awaited<ReturnType<typeof page>>[];
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(Array(6).fill([200, 'served']));
  const [again] = (await release([page()])) as Awaited<ReturnType<typeof page>>[];
  expect(again?.statusCode).toBe(200);
});

test('beyond the limit an operation gets a GraphQL error, and health is never turned away', async () => {
  const { release } = await open();
  const within = Array.from({ length: 6 }, () => operation());
  await settled();
  const refused = await operation({ accept: 'application/graphql-response+json' });
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
  await release(within);
});

test('what lasts gives its place to another, and none twice', async () => {
  const { release } = await open({ concurrency: 1 });
  const lasting = Array.from({ length: 10 }, () => operation({ 'x-lasts': 'yes' }));
  await settled();
  const answers = (await release(lasting)) as Awaited<ReturnType<typeof page>>[];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
});

test('T-101 a viewer who opens too many pages reads to wait a moment', async () => {
  const { release } = await open({}, 2);
  await release([page(), page()]);
  // No one is signed in: the address has ten times as many.
  for (let number = 3; number <= 20; number++) await release([page()]);
  const refused = await page();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.body).toBe('<title>429</title>');
});

test('T-101 a form that a page sends without JavaScript counts as a page', async () => {
  const { release } = await open({}, 1);
  const form = () => app.inject({ method: 'POST', url: '/stores', body: {} });
  for (let number = 1; number <= 10; number++) await release([form()]);
  expect([(await form()).statusCode, (await page()).statusCode]).toEqual([429, 429]);
});

test('under pressure a few are served, more pages and operations are turned away, and health is not', async () => {
  const { release } = await open({ concurrency: 8 });
  app.isUnderPressure = () => true;
  const few = [page(), page(), operation(), operation()];
  await settled();
  for (const refused of [await page(), await operation()]) {
    expect(refused.statusCode).toBe(503);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const served = (await release(few)) as Awaited<ReturnType<typeof page>>[];
  expect(served.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
});
