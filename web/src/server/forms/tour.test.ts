import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { VisitOperation } from '../rendering.ts';
import { acceptTourForms } from './tour.ts';

let app: FastifyInstance;
let asked: VisitOperation[];
let isDemo: boolean;
beforeEach(async () => {
  app = Fastify();
  asked = [];
  isDemo = true;
  await acceptTourForms(app, {
    publicScheme: 'http',
    openVisit: () => ({
      execute: async (operation) => {
        asked.push(operation);
        return { data: { openTourStop: { tour: isDemo ? { stop: 3 } : null } } };
      },
      setCookies: () => (isDemo ? ['larder_tour=3.3; Path=/'] : []),
    }),
  });
});
afterEach(() => app.close());

const own = { host: 'safeway.localhost', 'sec-fetch-site': 'same-origin' };
const send = (stop: string, headers: Record<string, string> = own) =>
  app.inject({
    method: 'POST',
    url: '/tour',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ stop }).toString(),
  });

test('a stop signs in as its shopper and leads to where it begins, without JavaScript', async () => {
  const answer = await send('3');
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/erums/cart/']);
  expect(answer.headers).toMatchObject({ 'set-cookie': ['larder_tour=3.3; Path=/'], 'cache-control': 'no-store' });
  expect(asked[0]?.variables).toEqual({ input: { stop: 3, visitor: 'SHOPPER', shopperKey: 'maya' } });
});

test('a closed stop leads back to the same page', async () => {
  const answer = await send('close', { ...own, referer: 'http://safeway.localhost/search?q=milk' });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/search?q=milk']);
  expect(asked).toHaveLength(1);
});

test('without demo data there is no tour, and there is no eleventh stop', async () => {
  isDemo = false;
  expect((await send('3')).statusCode).toBe(404);
  asked = [];
  for (const stop of ['11', '0', '-1', 'x', '']) expect((await send(stop)).statusCode).toBe(404);
  expect(asked).toEqual([]);
});

test.each([
  [{ host: 'safeway.localhost', 'sec-fetch-site': 'cross-site' }],
  [{ host: 'safeway.localhost', 'sec-fetch-site': 'same-site' }],
  [{ host: 'safeway.localhost', origin: 'https://evil.example' }],
  [{ host: 'safeway.localhost' }],
])('T-28 a form of another site signs nobody in: %j', async (headers) => {
  expect((await send('3', headers)).statusCode).toBe(403);
  expect(asked).toEqual([]);
});
