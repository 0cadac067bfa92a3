import { expect, test } from 'vitest';
import { services } from '../app.ts';
import type { PlacedOrder } from '../orders/contract/order.ts';
import { createWorld } from '../testing/world.ts';
import { seedDemo } from './index.ts';
import { seedDemoOrders } from './orders.ts';
import { seedDemoShop } from './shop.ts';

test('Maya has an order to change, one that is picked today, and three past ones with receipts; seeding again adds nothing', async () => {
  const world = await createWorld({
    services,
    clock: '2026-08-05T21:30:00Z',
    fill: async (context) => {
      await seedDemo(context);
      await seedDemoShop(context);
      await seedDemoOrders(context);
      await seedDemoOrders(context);
    },
  });
  try {
    await world.runJobs();
    const headers = { authorization: `Bearer ${await world.tokenFor('maya')}` };
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
  } finally {
    await world.close();
  }
});
