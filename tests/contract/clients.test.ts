import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { cacheExchange, Client, fetchExchange } from '@urql/core';
import { GraphQLClient } from 'graphql-request';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Front, openFront } from '../../gateway/src/testing/front.ts';
import { EventStream } from '../../server-kit/event-stream.ts';

const query = '{ banner { id } }';
const answer = { banner: { id: 'safeway' } };
const subscription = 'subscription { cartsChanged { id version } }';
const guest = { cookie: `larder_guest_cart=${'a'.repeat(22)}` };

let front: Front;
let live: EventStream;
let url: string;
beforeAll(async () => {
  front = await openFront({
    handlers: {
      'GET /live/changes': (_request, reply) => {
        live = new EventStream({ heartbeatMs: 10_000 });
        live.put('1', { event: 'changed', data: JSON.stringify({ kind: 'CART', id: 'cart-1', version: 7 }) });
        return reply.header('content-type', 'text/event-stream').send(live);
      },
    },
  });
  url = `${front.url}/graphql`;
});
afterAll(() => front.close());

const urql = (more: Partial<ConstructorParameters<typeof Client>[0]> = {}) =>
  new Client({ url, exchanges: [cacheExchange, fetchExchange], preferGetMethod: false, ...more });

test('urql asks, although it names events among what it accepts', async () => {
  const { data, error } = await urql().query(query, {}).toPromise();
  expect([error, data]).toMatchObject([undefined, answer]);
});

test('urql is told of errors', async () => {
  const { error } = await urql().query('{ nothing }', {}).toPromise();
  expect(error?.graphQLErrors[0]?.extensions['code']).toBe('GRAPHQL_VALIDATION_FAILED');
});

test('urql follows a subscription by events', async () => {
  const client = urql({ exchanges: [fetchExchange], fetchSubscriptions: true, fetchOptions: { headers: guest } });
  const data = await new Promise((resolve) => {
    const { unsubscribe } = client.subscription(subscription, {}).subscribe((result) => {
      resolve(result.data ?? result.error);
      queueMicrotask(() => unsubscribe());
    });
  });
  expect(data).toEqual({ cartsChanged: { id: 'cart-1', version: 7 } });
});

test('graphql-request asks', async () => {
  expect(await new GraphQLClient(url).request(query)).toEqual(answer);
});

test('Apollo Client asks', async () => {
  const client = new ApolloClient({ link: new HttpLink({ uri: url }), cache: new InMemoryCache() });
  const { data } = await client.query({ query: gql(query) });
  expect(data).toMatchObject(answer);
  client.stop();
});

test.each([{}, { accept: '*/*' }, { accept: 'application/json, text/event-stream' }])(
  'a plain fetch asks, with %j',
  async (headers) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query }),
    });
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toEqual({ data: answer });
  },
);
