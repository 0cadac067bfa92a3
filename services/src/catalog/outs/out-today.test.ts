import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartShopper, cartWorld, otherStoreId, storeId } from '../../cart/testing/cart-world.ts';
import { plainGrocery, someProducts } from '../../cart/testing/products.ts';
import type { World } from '../../testing/world.ts';
import { endOutsOfPastDays, setOutToday } from './out-today.ts';

let world: World;
let number: string;
let name: string;
beforeAll(async () => {
  world = await cartWorld();
  [number = ''] = await someProducts(world, plainGrocery, 1);
  name = (await shown()).name;
});
afterAll(() => world.close());

interface Shown {
  name: string;
  shelfId: string;
  channelInventory: Record<'DELIVERY' | 'PICKUP', number>;
  inventoryAvailable: string;
  nextDeliveryOn: string | null;
}
async function shown(at = storeId): Promise<Shown> {
  const { product } = (
    await world.app.inject({ url: `/catalog/products/${number}?storeId=${at}&channel=PICKUP` })
  ).json<{ product: Shown }>();
  return product;
}
/** How often its shelf has it: lists leave out what is sold out (S-263). */
async function listed(at = storeId): Promise<number> {
  const { shelfId } = await shown(at);
  const url = `/catalog/search?storeId=${at}&channel=PICKUP&shelfId=${shelfId}&pageSize=100`;
  const answer = await world.app.inject({ url });
  return answer.json<{ items: { bpn: string }[] }>().items.filter(({ bpn }) => bpn === number).length;
}
const say = (isOut: boolean) => setOutToday(world.context, { storeId, number, isOut });

test('N-57 a product that a store is out of today can’t be had there, and comes back tomorrow', async () => {
  const before = await shown();
  const maya = cartShopper(world, 'wants-it');
  await maya.adds(number);
  expect(await say(true)).toBe(name);
  expect(await shown()).toMatchObject({
    inventoryAvailable: '0',
    channelInventory: { DELIVERY: 0, PICKUP: 0 },
    nextDeliveryOn: '2026-08-06',
  });
  expect([await listed(), await listed(otherStoreId)]).toEqual([0, 1]);
  expect((await shown(otherStoreId)).inventoryAvailable).not.toBe('0');
  expect((await maya.groceries()).lines).toMatchObject([{ itemId: number, reasonCode: 'OUT_OF_STOCK' }]);
  expect((await cartShopper(world, 'comes-late').adds(number)).results).toMatchObject([
    { done: false, reasonCode: 'UNAVAILABLE' },
  ]);
  await say(false);
  expect(await shown()).toEqual(before);
  expect(await listed()).toBe(1);
  expect((await maya.groceries()).lines).toMatchObject([{ reasonCode: null }]);
});

test('X-9 it is back when the day ends at the store, in its lists, too', async () => {
  const before = await shown();
  await say(true);
  await say(true);
  world.clock.set('2026-08-06T06:59:59Z');
  await endOutsOfPastDays(world.context);
  expect((await shown()).inventoryAvailable).toBe('0');
  expect(await listed()).toBe(0);
  world.clock.set('2026-08-06T07:00:00Z');
  expect(await shown()).toEqual(before);
  // Nothing has run meanwhile.
  expect(await listed()).toBe(1);
});

test('N-57 an unknown store, or a number that is no product there, is refused', async () => {
  const unknown = { storeId: 'none', number, isOut: true };
  await expect(setOutToday(world.context, unknown)).rejects.toMatchObject({ status: 404 });
  await expect(setOutToday(world.context, { ...unknown, storeId, number: '1' })).rejects.toMatchObject({ status: 404 });
});
