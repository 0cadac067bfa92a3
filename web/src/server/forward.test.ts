import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forwardDrawFiles, forwardGraphql } from './forward.ts';

let gateway: FastifyInstance;
let web: FastifyInstance;
beforeEach(() => {
  gateway = Fastify();
  web = Fastify();
});
afterEach(() => Promise.all([web.close(), gateway.close()]));

const listen = (app: FastifyInstance) => app.listen({ port: 0, host: '127.0.0.1' });

test('T-56 the web alone hands the file of a draw through from its gateway, with its name, and what is not there', async () => {
  gateway.get<{ Params: { file: string } }>('/draws/:file', ({ params: { file } }, reply) =>
    file === 'spin.jsonl'
      ? reply.type('application/jsonl').header('content-disposition', 'attachment; filename="spin.jsonl"').send('{}\n')
      : reply.code(404).send(''),
  );
  forwardDrawFiles(web, await listen(gateway));
  const answer = await web.inject('/draws/spin.jsonl');
  expect([answer.statusCode, answer.body]).toEqual([200, '{}\n']);
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringMatching(/^application\/jsonl/),
    'content-disposition': 'attachment; filename="spin.jsonl"',
  });
  expect((await web.inject('/draws/other.jsonl')).statusCode).toBe(404);
  expect((await web.inject('/draws/..%2fgraphql')).statusCode).toBe(404);
});

test('T-56 a gateway that is away costs a 503', async () => {
  const address = await listen(gateway);
  await gateway.close();
  forwardDrawFiles(web, address);
  expect((await web.inject('/draws/spin.jsonl')).statusCode).toBe(503);
});

test('T-101 N-58 the web alone tells its gateway who asks, and from whose page, and hands on how long to wait', async () => {
  const asked: unknown[] = [];
  gateway.post('/graphql', (request, reply) => {
    asked.push(request.headers['x-forwarded-for'], request.headers['x-page-shopper']);
    return reply
      .code(429)
      .header('retry-after', '7')
      .send({ errors: [{ message: 'Wait a moment.' }] });
  });
  forwardGraphql(web, await listen(gateway));
  const headers = { 'x-page-shopper': 'maya' };
  const answer = await web.inject({ method: 'POST', url: '/graphql', remoteAddress: '203.0.113.7', headers, body: {} });
  expect(asked).toEqual(['203.0.113.7', 'maya']);
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '7']);
  expect(answer.json()).toEqual({ errors: [{ message: 'Wait a moment.' }] });
});

test('a gateway that never answers costs a 503 in its time, for files as for operations', async () => {
  gateway.all('/*', () => new Promise(() => undefined));
  const address = await listen(gateway);
  forwardDrawFiles(web, address, 50);
  forwardGraphql(web, address, 50);
  expect((await web.inject('/draws/spin.jsonl')).statusCode).toBe(503);
  const answer = await web.inject({ method: 'POST', url: '/graphql', payload: { query: '{ viewer { firstName } }' } });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    503,
    { errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE', status: 503 } }] },
  ]);
  gateway.server.closeAllConnections();
});
