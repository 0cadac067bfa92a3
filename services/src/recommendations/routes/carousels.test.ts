import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goods, ordersWorld, store } from '../../orders/testing/orders-world.ts';
import type { World } from '../../testing/world.ts';
import type { RecommendedItem, ZoneContent } from '../contract/carousels.ts';
import { countAll } from '../counting/count-all.ts';
import { tookHome } from '../testing/basket-rows.ts';

let world: World;
beforeAll(async () => {
  world = await ordersWorld();
  const day = '2026-07-01';
  for (let at = 0; at < 6; at++) {
    await tookHome(world, 'household-a', day, goods.sandwich, goods.milk, goods.bread);
    await tookHome(world, 'household-b', day, goods.milk);
    await tookHome(world, 'household-c', day, goods.sandwich, goods.wine);
    await tookHome(world, 'household-d', day, goods.bread, goods.rice, '999999999');
  }
  await countAll(world.db);
});
afterAll(() => world.close());

async function sell(query: string) {
  const answer = await world.app.inject({ url: `/recommendations/crosssell?${query}` });
  const body = answer.json<{ response?: { docs: RecommendedItem[] } }>();
  return { status: answer.statusCode, docs: body.response?.docs ?? [], body };
}
const at = `storeid=${store.storeId}&category-id=deli&banner=safeway&pagename=pdp`;

test('S-204 N-79 what is often bought with a product, of other shelves, each with the reason', async () => {
  const { status, docs } = await sell(`${at}&bpn=${goods.sandwich}`);
  expect(status).toBe(200);
  expect(docs.map(({ itemId }) => itemId)).toEqual([goods.wine, goods.milk, goods.bread]);
  expect(docs[2]).toMatchObject({
    name: 'Sourdough',
    reason: { code: 'BOUGHT_TOGETHER', withItemId: goods.sandwich, text: 'Often bought with sandwiches' },
  });
});

test('S-204 what is excluded, on the same shelf, or not carried is left out', async () => {
  const { docs } = await sell(`${at}&bpn=${goods.sandwich}&exclude-bpn=${goods.wine},${goods.milk}`);
  expect(docs.map(({ itemId }) => itemId)).toEqual([goods.bread]);
  expect((await sell(`${at}&bpn=${goods.rice}`)).docs).toEqual([]);
  expect((await sell(`${at}&bpn=123456789`)).docs).toEqual([]);
});

test('S-248 there are never more than 8, and fewer if asked', async () => {
  expect((await sell(`${at}&bpn=${goods.sandwich}&max-result=1`)).docs).toHaveLength(1);
  expect((await sell(`${at}&bpn=${goods.sandwich}&max-result=9`)).status).toBe(400);
});

test.each(['storeid=store-1&category-id=deli', 'storeid=store-1&bpn=100000008', 'category-id=deli&bpn=100000008'])(
  'S-146 cross-sell needs store, category, and product: %s is refused',
  async (query) => expect((await sell(query)).status).toBe(400),
);

async function carousel(payload: object, householdId?: string) {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/recommendations/carousel?includeOffer=true',
    headers: householdId ? { authorization: `Bearer ${await world.tokenFor({ householdId })}` } : {},
    payload: { storeId: store.storeId, host: 'www.example.com', sessionId: 's', ...payload },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ items: RecommendedItem[] }>().items;
}

test('S-207 N-79 a guest sees what many buy, without alcohol, and with a cart what goes with it', async () => {
  const plain = await carousel({});
  expect(plain.map(({ itemId }) => itemId)).toEqual([goods.milk, goods.sandwich, goods.bread, goods.rice]);
  expect(plain[0]?.reason).toMatchObject({ code: 'POPULAR', text: 'Many buy it' });
  const [first] = await carousel({ cartItems: [{ bpn: goods.rice }] });
  expect(first).toMatchObject({ itemId: goods.bread, reason: { code: 'BOUGHT_TOGETHER', withItemId: goods.rice } });
});

test('what many buy and the store has is told as searches, without alcohol, in the language asked for', async () => {
  for (const [bpn, type] of [
    [goods.milk, 'milk'],
    [goods.wine, 'wine'],
    [goods.bread, '~bread'],
  ])
    await sql`update catalog.product set types = array[${type}] where bpn = ${bpn}`.execute(world.db);
  const ask = async (query: object) => {
    const answer = await world.app.inject({
      url: '/recommendations/popularsearches',
      query: { storeId: store.storeId, ...query },
    });
    return { status: answer.statusCode, queries: answer.json<{ queries?: string[] }>().queries };
  };
  expect(await ask({})).toEqual({ status: 200, queries: ['milk'] });
  expect((await ask({ language: 'es' })).queries).toEqual(['leche']);
  expect((await ask({ storeId: 'nowhere' })).status).toBe(404);
});

test('S-207 N-79 a shopper sees what is due in their household', async () => {
  for (const day of ['2026-07-16', '2026-07-26']) await tookHome(world, 'household-habit', day, goods.rice);
  const [first] = await carousel({}, 'household-habit');
  expect(first).toMatchObject({
    itemId: goods.rice,
    reason: { code: 'DUE', dueInDays: 0, cadenceDays: 10, text: 'Due today, every 10 days' },
  });
});

test('S-208 N-79 a zone shows departments, each with a picture and where it leads', async () => {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/recommendations/zone',
    headers: { zone: 'hero', storeid: store.storeId, banner: 'safeway', 'x-correlation-id': 'zone-test' },
    payload: { screenName: 'landing-pages', cartItems: [{ bpn: goods.milk }] },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.json<ZoneContent>()).toEqual({
    zone: 'hero',
    blocks: [
      { type: 'DEPARTMENT', title: 'Pantry', image: null, href: '/catalog/departments/pantry' },
      { type: 'DEPARTMENT', title: 'Deli', image: null, href: '/catalog/departments/deli' },
    ],
  });
});
