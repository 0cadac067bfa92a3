import { expect, test } from 'vitest';
import { services } from '../app.ts';
import { createWorld } from '../testing/world.ts';
import type { CartsView } from '../cart/contract/carts.ts';
import { seedDemoCarts } from './carts.ts';
import { seedDemo } from './index.ts';
import { seedDemoShop } from './shop.ts';
import { demoShoppers } from './shoppers.ts';
import { stores } from './stores.ts';

test('Maya has groceries, wine, and a pan in three carts, and seeding again adds nothing', async () => {
  const world = await createWorld({
    services,
    clock: '2026-08-05T21:30:00Z',
    fill: async (context) => {
      await seedDemo(context);
      await seedDemoShop(context);
      await seedDemoCarts(context);
      await seedDemoCarts(context);
    },
  });
  try {
    const maya = demoShoppers(Temporal.PlainDate.from('2026-08-05')).customers.find(({ key }) => key === 'maya');
    const answer = await world.app.inject({
      method: 'POST',
      url: `/cart/customer/${maya?.customerId}?storeId=${stores.sanFrancisco.storeId}&serviceType=Dug`,
      headers: { authorization: `Bearer ${await world.tokenFor('maya')}` },
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
  } finally {
    await world.close();
  }
});
