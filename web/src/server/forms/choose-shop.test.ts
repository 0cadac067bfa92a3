import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acceptShopForms } from './choose-shop.ts';
import type { VisitOperation } from '../rendering.ts';

let app: FastifyInstance;
let asked: VisitOperation[];
let isKept: boolean;
beforeEach(async () => {
  app = Fastify();
  asked = [];
  isKept = true;
  await acceptShopForms(app, {
    publicScheme: 'http',
    openVisit: () => ({
      execute: async (operation) => {
        asked.push(operation);
        return { data: { chooseShop: { shop: isKept ? { id: '0985-PICKUP' } : null, userErrors: [] } } };
      },
      setCookies: () => ['larder_shop=0985.PICKUP; Path=/'],
    }),
  });
});
afterEach(() => app.close());

const own = { host: 'safeway.localhost', 'sec-fetch-site': 'same-origin' };
const send = (form: Record<string, string>, headers: Record<string, string> = own) =>
  app.inject({
    method: 'POST',
    url: '/stores',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(form).toString(),
  });
const pickup = { storeId: '0985', channel: 'PICKUP', place: 'Oakland, CA' };

test('S-2 a store is chosen without JavaScript, and the visitor is led back to the stores', async () => {
  const answer = await send({ ...pickup, channel: 'DELIVERY', zipCode: '94608' });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/stores?zip=Oakland%2C+CA']);
  expect(answer.headers['set-cookie']).toEqual(['larder_shop=0985.PICKUP; Path=/']);
  expect(asked[0]?.variables).toEqual({
    input: {
      storeId: '0985',
      channel: 'DELIVERY',
      zipCode: '94608',
      clientRequestId: expect.stringMatching(/^[\w-]{36}$/),
    },
  });
});

test('what could not be kept is said on the page', async () => {
  isKept = false;
  expect((await send(pickup)).headers.location).toBe('/stores?zip=Oakland%2C+CA&refused=1');
  expect((await send({ ...pickup, channel: 'SHIPPING' })).headers.location).toContain('refused=1');
  expect(asked).toHaveLength(1);
});

test.each([
  [{ host: 'safeway.localhost', 'sec-fetch-site': 'cross-site' }],
  [{ host: 'safeway.localhost', 'sec-fetch-site': 'same-site' }],
  [{ host: 'safeway.localhost', origin: 'https://evil.example' }],
  [{ host: 'safeway.localhost', origin: 'null' }],
  [{ host: 'safeway.localhost' }],
])('T-28 a form of another site changes nothing: %j', async (headers) => {
  expect((await send(pickup, headers)).statusCode).toBe(403);
  expect(asked).toEqual([]);
});

test('a browser that only tells its origin may choose', async () => {
  expect((await send(pickup, { host: 'safeway.localhost', origin: 'http://safeway.localhost' })).statusCode).toBe(303);
});

test('a form that is too long, or no form, is refused', async () => {
  expect((await send({ ...pickup, place: 'x'.repeat(5000) })).statusCode).toBe(413);
  expect((await app.inject({ method: 'POST', url: '/stores', headers: own, payload: { a: 1 } })).statusCode).toBe(403);
});
