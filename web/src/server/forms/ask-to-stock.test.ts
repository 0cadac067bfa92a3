import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acceptAskForms } from './ask-to-stock.ts';
import type { VisitOperation } from '../rendering.ts';

let app: FastifyInstance;
let asked: VisitOperation[];
let isTaken: boolean;
beforeEach(async () => {
  app = Fastify();
  asked = [];
  isTaken = true;
  await acceptAskForms(app, {
    publicScheme: 'http',
    openVisit: () => ({
      execute: async (operation) => {
        asked.push(operation);
        return { data: { askToStock: { ask: isTaken ? { id: '2910 natto' } : null, userErrors: [] } } };
      },
      setCookies: () => ['larder_browser=browser-0001; Path=/'],
    }),
  });
});
afterEach(() => app.close());

const own = { host: 'safeway.localhost', 'sec-fetch-site': 'same-origin' };
const send = (form: Record<string, string>, headers: Record<string, string> = own) =>
  app.inject({
    method: 'POST',
    url: '/search',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(form).toString(),
  });
const natto = { q: 'natto & miso', storeId: '2910' };

test('a store is asked to stock something without JavaScript, and the page of the search says so', async () => {
  const answer = await send(natto);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/search?q=natto+%26+miso&asked=1']);
  expect(answer.headers['set-cookie']).toEqual(['larder_browser=browser-0001; Path=/']);
  expect(asked[0]?.variables).toEqual({
    input: { storeId: '2910', text: 'natto & miso', clientRequestId: expect.stringMatching(/^[\w-]{36}$/) },
  });
});

test('what could not be asked for is said on the page, and the words are kept', async () => {
  isTaken = false;
  expect((await send(natto)).headers.location).toBe('/search?q=natto+%26+miso&asked=0');
});

test.each([
  [{ host: 'safeway.localhost', 'sec-fetch-site': 'cross-site' }],
  [{ host: 'safeway.localhost', origin: 'https://evil.example' }],
  [{ host: 'safeway.localhost' }],
])('T-28 a form of another site changes nothing: %j', async (headers) => {
  expect((await send(natto, headers)).statusCode).toBe(403);
  expect(asked).toEqual([]);
});

test('a hostile text stays a text in the address; a form that is too long is refused', async () => {
  const { location } = (await send({ ...natto, q: '\r\nset-cookie: a=b//evil.example' })).headers;
  expect(location).toBe('/search?q=%0D%0Aset-cookie%3A+a%3Db%2F%2Fevil.example&asked=1');
  expect((await send({ ...natto, q: 'x'.repeat(5000) })).statusCode).toBe(413);
});
