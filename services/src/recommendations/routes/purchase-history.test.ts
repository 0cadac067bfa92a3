import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ordersShopper } from '../../orders/testing/orders-shopper.ts';
import { goods, noon, ordersWorld, store } from '../../orders/testing/orders-world.ts';
import { subscriber } from '../../subscriptions/testing/subscriber.ts';
import type { World } from '../../testing/world.ts';
import type { ProductGrid, SmartBasket } from '../contract/purchase-history.ts';
import { tookHome } from '../testing/basket-rows.ts';

let world: World;
beforeAll(async () => void (world = await ordersWorld()));
afterAll(() => world.close());
beforeEach(() => world.clock.set(noon));

let names = 0;
function shopper(name = `usual-${++names}`) {
  const who = {
    customerId: `customer-${name}`,
    householdId: `household-${name}`,
    banner: 'safeway',
    storeId: store.storeId,
  };
  const headers = async () => ({ authorization: `Bearer ${await world.tokenFor(who)}` });
  const query = 'availabilityCheck=true&placement=webquickadd';
  return {
    ...who,
    bought: (day: string, ...lines: Parameters<typeof tookHome>[3][]) =>
      tookHome(world, who.householdId, day, ...lines),
    async due(more = '&excludeCartItems=true', hhid = who.householdId) {
      const url = `/recommendations/purchasehistory/smartbasket/${hhid}?storeId=${store.storeId}&${query}${more}`;
      const answer = await world.app.inject({ url, headers: await headers() });
      return { status: answer.statusCode, body: answer.json<SmartBasket>() };
    },
    async before() {
      const url = `/recommendations/purchasehistory/bought?storeId=${store.storeId}`;
      const answer = await world.app.inject({ url, headers: await headers() });
      return answer.json<{ itemIds: string[] }>().itemIds;
    },
    async grid(payload: object = {}) {
      const answer = await world.app.inject({
        method: 'POST',
        url: '/recommendations/purchasehistory/product-grid',
        headers: await headers(),
        payload: { storeId: store.storeId, ...payload },
      });
      return { status: answer.statusCode, body: answer.json<ProductGrid>() };
    },
  };
}

test('N-55 what a household has bought before is told, what it bought most often first; a guest is refused', async () => {
  const maya = shopper();
  await maya.bought('2026-07-05', goods.wine);
  for (const day of ['2026-07-05', '2026-07-19']) await maya.bought(day, goods.milk);
  expect(await maya.before()).toEqual([goods.milk, goods.wine]);
  expect(await shopper().before()).toEqual([]);
  const url = `/recommendations/purchasehistory/bought?storeId=${store.storeId}`;
  expect((await world.app.inject(url)).statusCode).toBe(401);
});

test('S-210 N-67 the smart basket tells what is due, the most overdue first, and why', async () => {
  const maya = shopper();
  for (const day of ['2026-07-05', '2026-07-19']) await maya.bought(day, goods.milk);
  for (const day of ['2026-07-26', '2026-07-31']) await maya.bought(day, goods.wine);
  for (const day of ['2026-07-22', '2026-07-29'])
    await maya.bought(day, { itemId: goods.apples, quantity: 2, weight: 125 });
  const { status, body } = await maya.due();
  expect(status).toBe(200);
  expect(body).toMatchObject({ pageNo: 1, pageSize: 50, total: 3 });
  expect(body.items).toEqual([
    {
      itemId: goods.milk,
      score: 17 / 14,
      cadenceDays: 14,
      lastBought: '2026-07-19',
      dueInDays: -3,
      suggestedQty: 1,
      selectedWeight: null,
      available: true,
      reason: '3 days late',
    },
    expect.objectContaining({ itemId: goods.wine, reason: 'due today', available: true }),
    expect.objectContaining({ itemId: goods.apples, suggestedQty: 2, selectedWeight: 125, dueInDays: 0 }),
  ]);
});

test('S-210 nobody sees another household’s basket, nor a visitor any', async () => {
  expect((await shopper().due('', 'household-other')).status).toBe(403);
  const url = `/recommendations/purchasehistory/smartbasket/household-1?storeId=${store.storeId}`;
  expect((await world.app.inject({ url })).statusCode).toBe(401);
});

test('S-257 a page of the smart basket has 50 items unless it is told otherwise', async () => {
  const maya = shopper();
  const items = Array.from({ length: 60 }, (_, at) => `90000${1000 + at}`);
  for (const day of ['2026-07-20', '2026-07-27']) await maya.bought(day, ...items);
  const { body } = await maya.due();
  expect([body.items.length, body.pageSize, body.total]).toEqual([50, 50, 60]);
  expect((await maya.due('&pageNo=2')).body.items).toHaveLength(10);
  expect((await maya.due('&pageNo=7&pageSize=10')).body.items).toEqual([]);
  expect((await maya.due('&pageSize=101')).status).toBe(400);
});

test('S-210 what is in a cart is left out until it is removed', async () => {
  const cart = ordersShopper(world, 'usual-cart');
  const maya = shopper('usual-cart');
  for (const day of ['2026-07-20', '2026-07-27']) await maya.bought(day, goods.milk, goods.bread);
  await cart.adds(goods.milk);
  expect((await maya.due()).body).toMatchObject({ total: 1, items: [{ itemId: goods.bread }] });
  expect((await maya.due('&excludeCartItems=false')).body.total).toBe(2);
});

test('S-210 S-7 what comes by itself isn’t due, until it is paused', async () => {
  const maya = shopper('scheduled');
  const schedule = subscriber(world, 'scheduled');
  for (const day of ['2026-07-20', '2026-07-27']) await maya.bought(day, goods.milk, goods.bread);
  expect((await schedule.subscribes(goods.milk, '2026-08-20')).status).toBe(200);
  expect((await maya.due()).body).toMatchObject({ total: 1, items: [{ itemId: goods.bread }] });
  await schedule.changes(goods.milk, { status: 'PAUSED' });
  expect((await maya.due()).body.total).toBe(2);
});

test('S-210 what the store doesn’t carry is not available', async () => {
  const maya = shopper();
  for (const day of ['2026-07-20', '2026-07-27']) await maya.bought(day, '999999999');
  expect((await maya.due()).body.items).toMatchObject([{ itemId: '999999999', available: false }]);
});

test('S-209 N-67 N-80 purchase history is filtered and sorted, with its departments in the order of the store', async () => {
  const maya = shopper();
  await maya.bought('2026-06-01', goods.sandwich, goods.bread);
  await maya.bought('2026-07-01', goods.milk, goods.bread);
  await maya.bought('2026-08-01', goods.milk, goods.rice, '999999999');
  const ids = async (body: object) => (await maya.grid(body)).body.items.map(({ itemId }) => itemId);
  const { body } = await maya.grid();
  expect(body.departments).toEqual([
    { departmentId: 'pantry', name: 'Pantry', count: 3 },
    { departmentId: 'deli', name: 'Deli', count: 1 },
  ]);
  expect(body).toMatchObject({ pageNo: 1, pageSize: 50, total: 5 });
  expect(body.items[0]).toMatchObject({ itemId: goods.milk, timesBought: 2, cadenceDays: 31, available: true });
  expect(await ids({ sort: 'FREQUENCY' })).toEqual([goods.milk, goods.bread, goods.sandwich, goods.rice, '999999999']);
  expect(await ids({ sort: 'RECENTLY_PURCHASED' })).toEqual([
    goods.milk,
    goods.rice,
    '999999999',
    goods.bread,
    goods.sandwich,
  ]);
  expect(await ids({ sort: 'PURCHASE_DATE' })).toEqual([
    goods.sandwich,
    goods.bread,
    goods.milk,
    goods.rice,
    '999999999',
  ]);
  expect(await ids({ filter: { departments: ['deli'] } })).toEqual([goods.sandwich]);
  expect(await ids({ filter: { inStock: true }, channel: 'PICKUP' })).not.toContain('999999999');
  expect(await ids({ filter: { onSale: true } })).toEqual([]);
  expect((await maya.grid({ storeId: 'nowhere' })).status).toBe(404);
});
