import { describe, expect, test } from 'vitest';
import { environmentPaths, routedUpstream, upstreamPathsIn } from './environment-paths.ts';
import type { UpstreamCall } from './upstream.ts';

/** Where calls of a service end up. */
const pathsOf = async (service: string, table: object, ...asked: string[]) => {
  const sent: string[] = [];
  const upstream = {
    call: async ({ path }: UpstreamCall) => (sent.push(path), { status: 200, body: {}, setCookies: [] }),
  };
  const routed = routedUpstream(upstream, service, upstreamPathsIn(JSON.stringify(table), null));
  for (const path of asked) await routed.call({ method: 'GET', path, headers: {} });
  return sent;
};

test('S-212 the environment table names every call that retailers have at paths of their own', () => {
  expect(Object.keys(environmentPaths)).toEqual(
    expect.arrayContaining([
      ...'substitution search productSearch subscriptions cartV1 cartV2 editOrder guestCart'.split(' '),
      ...'catalog offersClip offersUnclip offersGallery instantAllocation companionGallery'.split(' '),
      ...'offerDetail offersByUpc sns manageOrder'.split(' '),
    ]),
  );
});

test('S-202 the subscriptions of a group are at a path with its gid, which a retailer may have elsewhere', async () => {
  expect(environmentPaths.subscriptionsByGid).toBe('/subscriptions/groups/{banner}/{gid}');
  const table = { subscriptionsByGid: '/v3/{gid}/subscriptions' };
  expect(await pathsOf('subscriptions', table, '/groups/safeway/g-1', '/u-1/allsubscriptions')).toEqual([
    '/v3/g-1/subscriptions',
    '/u-1/allsubscriptions',
  ]);
});

describe('S-212 a retailer’s own path', () => {
  test('is for its service alone, and others stay as they are', async () => {
    const table = { offersClip: '/v2/coupons/clip', search: '/xapi/products' };
    expect(await pathsOf('offers', table, '/clip', '/unclip', '/search')).toEqual([
      '/v2/coupons/clip',
      '/unclip',
      '/search',
    ]);
    expect(await pathsOf('catalog', table, '/search')).toEqual(['/xapi/products']);
  });

  test('of a guest’s cart comes before that of any customer', async () => {
    const table = { cartV2: '/v2/{customerId}/carts', guestCart: '/v1/guest-carts' };
    expect(await pathsOf('cart', table, '/customer/guest', '/customer/c%2F1')).toEqual([
      '/v1/guest-carts',
      '/v2/c%2F1/carts',
    ]);
  });

  test('may differ from one environment to another', () => {
    const text = JSON.stringify({ qa1: { offersClip: '/qa/clip' }, prod: { offersClip: '/live/clip' } });
    expect(upstreamPathsIn(text, 'qa1')).toEqual({ offersClip: '/qa/clip' });
    expect(upstreamPathsIn(text, 'prod')).toEqual({ offersClip: '/live/clip' });
    expect(upstreamPathsIn(text, 'stage')).toEqual({});
  });

  test.each([
    ['{', 'has to be JSON'],
    ['[]', 'has to be a JSON object of paths'],
    ['{"clips":"/clip"}', 'names "clips", which is none of substitution, '],
    ['{"offersClip":"clip"}', 'has to give offersClip a path such as /offers/clip'],
    ['{"offersClip":"/../clip"}', 'has to give offersClip a path such as /offers/clip'],
    ['{"offersClip":7}', 'has to give offersClip a path such as /offers/clip'],
    ['{"cartV2":"/carts/{householdId}"}', "gives cartV2 a part {householdId} that it doesn't have"],
  ])('in %s is refused with a reason', (text, reason) => {
    expect(() => upstreamPathsIn(text, null)).toThrow(reason);
  });
});
