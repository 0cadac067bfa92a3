import { afterEach, expect, test } from 'vitest';
import { eventsIn } from '../../../server-kit/events-in.ts';
import { EventStream } from '../../../server-kit/event-stream.ts';
import { envelope, openFront, signedIn, type Front } from '../testing/front.ts';

let front: Front;
let upstream: EventStream[];
afterEach(() => front.close());

/** The gateway in front of a live service that tells what the test tells. */
async function open(given: Parameters<typeof openFront>[0] = {}) {
  upstream = [];
  front = await openFront({
    ...given,
    handlers: {
      'GET /live/changes': (_request, reply) => {
        const stream = new EventStream({ heartbeatMs: 10_000 });
        upstream.push(stream);
        return reply.header('content-type', 'text/event-stream').send(stream);
      },
      ...given.handlers,
    },
  });
}

const tell = (kind: 'CART' | 'ORDER', id: string, version: number) =>
  upstream.at(-1)?.put(id, { event: 'changed', data: JSON.stringify({ kind, id, version, secret: 'milk' }) });

interface Asking {
  cookie?: string;
  headers?: Record<string, string>;
  body?: object;
}
async function subscribes(query: string, { cookie = signedIn, headers = {}, body = {} }: Asking = {}) {
  const gone = new AbortController();
  const response = await fetch(`${front.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', cookie, ...headers },
    body: JSON.stringify({ query, ...body }),
    signal: gone.signal,
  });
  const events = response.body && eventsIn(response.body);
  return {
    response,
    leave: () => gone.abort(),
    async next() {
      const { value } = (await events?.next()) ?? {};
      return value ? { event: value.event, data: value.data && (JSON.parse(value.data) as unknown) } : null;
    },
  };
}

const all =
  'subscription { shoppingChanged { __typename ... on CartUpdate { id version } ... on OrderUpdate { number version } } }';
const carts = 'subscription { cartsChanged { id version } }';
const order = (number: string) => `subscription { orderChanged(number: "${number}") { number version } }`;
const complete = { event: 'complete', data: '' };

test('N-58 a subscription is answered as events: each change by id and version, and complete when the service ends', async () => {
  await open();
  const page = await subscribes(all, { headers: { 'accept-encoding': 'br, gzip' } });
  expect(page.response.status).toBe(200);
  expect(page.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(page.response.headers.get('content-encoding')).toBeNull();
  expect(page.response.headers.get('cache-control')).toBe('no-store');
  tell('CART', 'cart-1', 7);
  const cart = { __typename: 'CartUpdate', id: 'cart-1', version: 7 };
  expect(await page.next()).toEqual({ event: 'next', data: { data: { shoppingChanged: cart } } });
  tell('ORDER', '4471', 31);
  const changed = { __typename: 'OrderUpdate', number: '4471', version: 31 };
  expect(await page.next()).toEqual({ event: 'next', data: { data: { shoppingChanged: changed } } });
  upstream[0]?.end();
  expect(await page.next()).toEqual(complete);
  expect(await page.next()).toBeNull();
  const [call] = front.calls.filter(({ route }) => route === 'GET /live/changes');
  expect(call?.headers).toMatchObject({
    accept: 'text/event-stream',
    authorization: expect.stringMatching(/^Bearer /),
  });
  expect(call?.query).toEqual({});
});

test('N-61 carts and one order are followed apart', async () => {
  await open();
  const cart = await subscribes(carts);
  tell('ORDER', '4471', 1);
  tell('CART', 'cart-1', 8);
  expect(await cart.next()).toEqual({ event: 'next', data: { data: { cartsChanged: { id: 'cart-1', version: 8 } } } });
  const one = await subscribes(order('4471'));
  tell('CART', 'cart-1', 9);
  tell('ORDER', '4472', 2);
  tell('ORDER', '4471', 3);
  expect(await one.next()).toMatchObject({ data: { data: { orderChanged: { number: '4471', version: 3 } } } });
});

test('a trusted document is followed by its id; a list of them keeps any other out', async () => {
  await open({ documents: { known: carts }, config: { sandbox: false } });
  const extensions = { persistedQuery: { version: 1, sha256Hash: 'known' } };
  const followed = await subscribes('', { body: { query: undefined, extensions } });
  tell('CART', 'cart-1', 1);
  expect(await followed.next()).toMatchObject({ event: 'next' });
  expect((await subscribes(all)).response.status).toBe(400);
});

test('when the reader leaves, so does the gateway', async () => {
  await open();
  const page = await subscribes(all);
  expect(upstream[0]?.destroyed).toBe(false);
  page.leave();
  await expect.poll(() => upstream[0]?.destroyed).toBe(true);
});

test('a guest follows the cart of the cookie, and without one there is nothing to follow', async () => {
  await open();
  const guest = await subscribes(all, { cookie: `larder_guest_cart=${'a'.repeat(22)}` });
  tell('CART', 'cart-1', 2);
  expect(await guest.next()).toMatchObject({ event: 'next' });
  const call = front.calls.at(-1);
  expect([call?.query, call?.headers['authorization']]).toEqual([{ guestCartId: 'a'.repeat(22) }, undefined]);
  const calls = front.calls.length;
  expect(await (await subscribes(all, { cookie: '' })).next()).toEqual(complete);
  expect(front.calls).toHaveLength(calls);
});

test('G-68 what is refused is told as an answer, and completes', async () => {
  await open({
    handlers: {
      'GET /live/changes': (_request, reply) =>
        reply.code(503).header('retry-after', '60').send(envelope('LIVE_FULL', 'Too many.')),
    },
  });
  const refusals = async (query: string, asking?: Asking) => {
    const asked = await subscribes(query, asking);
    const first = await asked.next();
    expect(await asked.next()).toEqual(complete);
    return (first?.data as { errors?: { extensions: object }[] } | undefined)?.errors?.[0]?.extensions;
  };
  expect(await refusals(order('1'), { cookie: '' })).toMatchObject({ code: 'UNAUTHENTICATED', status: 401 });
  expect(await refusals(all)).toMatchObject({ status: 503, retryAfterSeconds: 60 });
  expect(await refusals('subscription { nothing }')).toMatchObject({ code: 'GRAPHQL_VALIDATION_FAILED' });
  expect(await refusals('subscription {')).toMatchObject({ code: 'GRAPHQL_PARSE_FAILED' });
  expect(await refusals('{ __typename }')).toMatchObject({ code: 'BAD_REQUEST', status: 400 });
  expect(await refusals(carts, { body: { operationName: 'Other' } })).toMatchObject({
    code: 'OPERATION_RESOLUTION_FAILURE',
  });
});

test('a subscription that does not ask for events, and what a form of another site can post, are refused', async () => {
  await open();
  expect(await front.query(carts)).toMatchObject({ status: 400, errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=latin1'])
    expect((await subscribes(all, { headers: { 'content-type': type } })).response.status).toBeGreaterThanOrEqual(400);
  expect((await subscribes(all, { body: { variables: [1] } })).response.status).toBe(400);
  expect(upstream).toEqual([]);
});

test('T-101 so many follow at once; beyond that it is 503 with Retry-After', async () => {
  await open({ config: { liveConnections: 1 } });
  const first = await subscribes(all);
  const { response } = await subscribes(all);
  expect([response.status, Number(response.headers.get('retry-after'))]).toEqual([503, 30]);
  first.leave();
  await expect.poll(async () => (await subscribes(all)).response.status).toBe(200);
});

test('at a stop, streams are completed, and the gateway waits for nobody', async () => {
  await open();
  const page = await subscribes(all);
  await Promise.all([front.app.close(), expect(page.next()).resolves.toEqual(complete)]);
});
