import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forwardDrawFiles } from './forward.ts';

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
