import { afterAll, beforeAll, expect, test } from 'vitest';
import { services } from '../app.ts';
import type { CartsView } from '../cart/contract/carts.ts';
import type { PlacedOrder } from '../orders/contract/order.ts';
import { createWorld, type World } from '../testing/world.ts';
import { seedDemoCarts } from './carts.ts';
import { seedDemo } from './index.ts';
import { seedDemoOrders } from './orders.ts';
import { seedDemoShop } from './shop.ts';
import { demoShoppers } from './shoppers.ts';
import { stores } from './stores.ts';

let world: World;
let headers: { authorization: string };
beforeAll(async () => {
  world = await createWorld({
    services,
    clock: '2026-08-05T21:30:00Z',
    fill: async (context) => {
      await seedDemo(context);
      await seedDemoShop(context);
      for (const _ of ['first', 'again']) {
        await seedDemoCarts(context);
        await seedDemoOrders(context);
      }
    },
  });
  headers = { authorization: `Bearer ${await world.tokenFor('maya')}` };
});
afterAll(() => world.close());

test('Maya has groceries, wine, and a pan in three carts, and seeding again adds nothing', async () => {
  const maya = demoShoppers(Temporal.PlainDate.from('2026-08-05')).customers.find(({ key }) => key === 'maya');
  const answer = await world.app.inject({
    method: 'POST',
    url: `/cart/customer/${maya?.customerId}?storeId=${stores.sanFrancisco.storeId}&serviceType=Dug`,
    headers,
    payload: { preferenceList: [] },
  });
  const { carts, multiCartSummary } = answer.json<CartsView>();
  expect(carts.map(({ program, lines }) => [program, lines.length])).toEqual([
    ['abs', 6],
    ['1P_WINE', 2],
    ['mkp', 1],
  ]);
  expect(carts.flatMap(({ lines }) => lines).filter(({ available }) => !available)).toEqual([]);
  expect(carts.flatMap(({ messages }) => messages)).toEqual([]);
  expect(carts.flatMap(({ lines }) => lines.flatMap(({ comments }) => comments ?? []))).toHaveLength(1);
  expect(multiCartSummary.totalAvailableCarts).toBe(3);
  expect(carts[0]?.earns.map(({ programName }) => programName)).toContain('Harvest Spin');
});

test('Maya has an order to change, one that is picked today, and three past ones with receipts; seeding again adds nothing', async () => {
  await world.runJobs();
  const answer = await world.app.inject({ url: '/orders', headers });
  const { orders } = answer.json<{ orders: (PlacedOrder & { lines: object[] })[] }>();
  expect(orders.map(({ orderNumber, state, lines }) => [orderNumber, state, lines.length])).toEqual([
    ['4471633', 'PICKING', 4],
    ['4471902', 'PLACED', 5],
    ['4470318', 'FINALIZED', 4],
    ['4466120', 'FINALIZED', 5],
    ['4461007', 'FINALIZED', 4],
  ]);
  for (const { orderNumber, payment, totalCents } of orders.slice(2)) {
    expect(payment).toMatchObject({ state: 'CAPTURED', chargedCents: totalCents });
    expect((await world.app.inject({ url: `/orders/${orderNumber}/receipt`, headers })).statusCode).toBe(200);
  }
});
