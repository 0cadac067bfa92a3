import { afterEach, expect, test } from 'vitest';
import { type Front, openFront } from '../../testing/front.ts';
import { aStore } from '../../testing/rows.ts';

let front: Front;
afterEach(() => front.close());

test('S-168 calls of offers carry the keys, the bearer, and version 3.0; My List carries 4.0', async () => {
  const keys = { apiKey: 'key-of-the-api', subscriptionKey: 'key-of-the-subscription' };
  front = await openFront({
    config: keys,
    handlers: {
      'GET /stores/2300': () => aStore({ storeId: '2300' }),
      'GET /offers/companiongallery': () => ({ companionGalleryOffer: {}, nextPageToken: null, total: 0 }),
      'GET /offers/mylist': () => ({ shoppingLists: [{ items: [] }] }),
    },
  });
  await front.query('{ coupons { totalCount } myList { countText } }', {});
  const sent = (route: string) => front.calls.find((call) => call.route === route)?.headers ?? {};
  const common = {
    'x-api-key': keys.apiKey,
    'x-subscription-key': keys.subscriptionKey,
    authorization: expect.stringMatching(/^Bearer /),
  };
  expect(sent('GET /offers/companiongallery')).toMatchObject({ ...common, 'x-api-version': '3.0' });
  expect(sent('GET /offers/mylist')).toMatchObject({ ...common, 'x-api-version': '4.0' });
  expect(Object.keys(sent('GET /stores/2300'))).not.toContain('x-subscription-key');
});
