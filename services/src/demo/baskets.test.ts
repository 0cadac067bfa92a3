import { afterAll, beforeAll, expect, test } from 'vitest';
import { services } from '../app.ts';
import { productsNamed } from '../catalog/index.ts';
import type { RecommendedItem } from '../recommendations/contract/carousels.ts';
import type { SmartBasket } from '../recommendations/contract/purchase-history.ts';
import { demoShop } from '../testing/bases.ts';
import { createWorld, type World } from '../testing/world.ts';
import { seedDemoBaskets } from './baskets.ts';
import { demoShoppers } from './shoppers.ts';
import { stores } from './stores.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({
    services,
    clock: '2026-08-05T21:30:00Z',
    base: demoShop,
    fill: async (context) => {
      await seedDemoBaskets(context);
      await seedDemoBaskets(context);
    },
  });
});
afterAll(() => world.close());

const { storeId } = stores.sanFrancisco;

test('N-67 Maya’s usuals are late, due, and to come, as half a year of hers says', async () => {
  const maya = demoShoppers(Temporal.PlainDate.from('2026-08-05')).customers.find(({ key }) => key === 'maya');
  const answer = await world.app.inject({
    url: `/recommendations/purchasehistory/smartbasket/${maya?.householdId}?storeId=${storeId}&availabilityCheck=true`,
    headers: { authorization: `Bearer ${await world.tokenFor('maya')}` },
  });
  const body = answer.json<SmartBasket>();
  expect(body.total).toBe(11);
  expect(body.items[0]).toMatchObject({ reason: '3 days late', cadenceDays: 14 });
  expect(body.items.map(({ reason }) => reason)).toEqual(expect.arrayContaining(['due today', 'due tomorrow']));
  expect(body.items.some(({ selectedWeight }) => selectedWeight === 200)).toBe(true);
});

test('N-79 S-204 sauce is often bought with pasta, because the neighbors’ baskets say so', async () => {
  const names = ['Linguine', 'Marinara Sauce'].map((name) => [name, null] as const);
  const found = await productsNamed(world.db, names, { storeId, channel: 'PICKUP' });
  const url = `/recommendations/crosssell?storeid=${storeId}&category-id=x&bpn=${found.get('Linguine')}`;
  const { response } = (await world.app.inject({ url })).json<{ response: { docs: RecommendedItem[] } }>();
  const sauce = response.docs.find(({ itemId }) => itemId === found.get('Marinara Sauce'));
  expect(sauce?.reason.text).toBe('Often bought with dry pasta');
});
