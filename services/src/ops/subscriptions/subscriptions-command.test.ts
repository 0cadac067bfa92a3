import { afterAll, beforeAll, expect, test } from 'vitest';
import { goods, subscriber, subscriptionsWorld } from '../../subscriptions/testing/subscriber.ts';
import type { World } from '../../testing/world.ts';
import { commandsOf } from '../testing/ops-testing.ts';

let world: World;
beforeAll(async () => void (world = await subscriptionsWorld()));
afterAll(() => world.close());

test('N-65 an operator makes the orders that are due, at once and no second time', async () => {
  const maya = subscriber(world, 'by-hand');
  await maya.subscribes(goods.milk, '2026-08-08');
  await maya.plans({ phone: '5105550142' });
  const run = () => commandsOf(world)('--operator', 'okafor', '--yes', 'subscriptions', 'run');
  expect(await run()).toMatchObject({ code: 0, said: expect.stringContaining('Done, as far as runs are due') });
  const { upcoming } = await maya.all();
  expect(upcoming[0]).toMatchObject({ state: 'ORDERED' });
  expect((await run()).code).toBe(0);
  expect((await maya.all()).upcoming[0]?.orderNumber).toBe(upcoming[0]?.orderNumber);
});
