import { afterAll, beforeAll, expect, test } from 'vitest';
import { advance, finalize } from '../../orders/lifecycle/store-side.ts';
import { announcePlaced, givenOrder } from '../../orders/testing/placed-orders.ts';
import { ordersWorld } from '../../orders/testing/orders-world.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { World } from '../../testing/world.ts';
import { gatherAll } from '../gathering/gather.ts';
import { basketsOf } from '../store/baskets.ts';

let world: World;
beforeAll(async () => void (world = await ordersWorld()));
afterAll(() => world.close());

const actor = 'STORE';
const at = Temporal.Instant.from('2026-08-08T00:10:00Z');

async function finalOrderOf(householdId: string) {
  const orderNumber = await givenOrder(world, { household_id: householdId, cart: [{ upc: 'milk', qty: 2 }] });
  await announcePlaced(world, orderNumber);
  await inTransaction(world.db, async (trx) => {
    for (const event of ['LOCK', 'PICK', 'READY', 'HAND_OVER'] as const)
      await advance(trx, { orderNumber, event, at, actor });
    await finalize(trx, world.context, { orderNumber, at, actor });
  });
  return orderNumber;
}
const baskets = (householdId: string) => basketsOf(world.db, householdId, { since: '2026-01-01', most: 10 });

test('an order that becomes final is a basket of its household, of the day it was handed over at the store', async () => {
  const orderNumber = await finalOrderOf('household-told');
  expect(await baskets('household-told')).toEqual([]);
  await world.runJobs();
  expect(await baskets('household-told')).toEqual([
    {
      orderNumber,
      householdId: 'household-told',
      storeId: 'store-1',
      day: '2026-08-07',
      lines: [{ itemId: 'milk', quantity: 2, weight: null }],
    },
  ]);
});

test('orders that nobody announced are found once, by any number of processes', async () => {
  await finalOrderOf('household-missed');
  await finalOrderOf('household-missed');
  const fresh = await Promise.all([gatherAll(world.db), gatherAll(world.db), gatherAll(world.db)]);
  expect(fresh.reduce((sum, each) => sum + each, 0)).toBe(2);
  expect(await baskets('household-missed')).toHaveLength(2);
  await world.runJobs();
  expect(await baskets('household-missed')).toHaveLength(2);
  expect(await gatherAll(world.db)).toBe(0);
});
