import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { goods, noon, ordersWorld } from '../../orders/testing/orders-world.ts';
import type { World } from '../../testing/world.ts';
import { tookHome } from '../testing/basket-rows.ts';
import { countSold } from './count-sold.ts';

let world: World;
beforeAll(async () => void (world = await ordersWorld()));
afterAll(() => world.close());

const sold = async () => {
  const { rows } = await sql<{ bpn: string; points: number }>`
    select bpn, points from catalog.sold where store_id = 'store-1' order by points desc`.execute(world.db);
  return Object.fromEntries(rows.map(({ bpn, points }) => [bpn, Math.round(points * 1000) / 1000]));
};

test('N-55 a store sells what its households took home, each once a day, and half as much after two weeks', async () => {
  world.clock.set(noon);
  await tookHome(world, 'household-a', '2026-08-05', goods.milk, goods.apples);
  await tookHome(world, 'household-a', '2026-08-05', goods.milk);
  await tookHome(world, 'household-b', '2026-07-22', goods.milk, 'no-such-product');
  await tookHome(world, 'household-b', '2026-05-01', goods.wine);
  await countSold(world.context);
  expect(await sold()).toEqual({ [goods.milk]: 1.5, [goods.apples]: 1 });
  world.clock.set(
    Temporal.Instant.from(noon)
      .add({ hours: 24 * 14 })
      .toString(),
  );
  await countSold(world.context);
  expect(await sold()).toEqual({ [goods.milk]: 0.75, [goods.apples]: 0.5 });
  world.clock.set(
    Temporal.Instant.from(noon)
      .add({ hours: 24 * 70 })
      .toString(),
  );
  await countSold(world.context);
  expect(await sold()).toEqual({});
});
