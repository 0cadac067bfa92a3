import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import type { World } from '../../testing/world.ts';
import { pickedAs } from '../rules/store-plan.ts';
import { orderByNumber } from '../store/order-reads.ts';
import { goods, ordersWorld } from '../testing/orders-world.ts';
import { givenOrder, onDay, wholeOf } from '../testing/placed-orders.ts';
import { lockDue, playOrder, playTheStore } from './play-the-store.ts';
import { advance } from './store-side.ts';

let world: World;
beforeAll(async () => {
  world = await ordersWorld();
});
afterAll(() => world.close());

const state = async (number: string) => (await wholeOf(world, number)).order.state;
/** Ids of lines that are out when the demo store picks this order. */
const outIn = (orderNumber: string, count: number) =>
  Array.from({ length: 500 }, (_, index) => `line-${index}`)
    .filter((entryId) => pickedAs(orderNumber, { entryId, quantity: 1, weight: null }).kind === 'OUT')
    .slice(0, count);

test('N-61 time moves orders on: they are locked at their cut-off, and the demo store picks, hands over, and finalizes', async () => {
  const number = await givenOrder(world, { cart: [{ qty: 3 }, { upc: 'eggs', listCents: 600 }], ...onDay(24) });
  world.clock.set('2026-08-24T05:59:59Z');
  await lockDue(world.context);
  expect(await state(number)).toBe('PLACED');
  world.clock.set('2026-08-24T06:00:00Z');
  expect([await playTheStore(world.context), await state(number)]).toEqual([1, 'LOCKED']);
  world.clock.set('2026-08-24T21:00:00Z');
  expect([await playTheStore(world.context), await state(number)]).toEqual([1, 'PICKING']);
  world.clock.set('2026-08-25T12:00:00Z');
  const many = await Promise.all([playTheStore(world.context), playTheStore(world.context)]);
  expect(many[0]! + many[1]!).toBe(3);
  expect(await playTheStore(world.context)).toBe(0);
  const { order, events } = await wholeOf(world, number);
  expect(order.state).toBe('FINALIZED');
  expect(new Set(events.map(({ kind }) => kind)).size).toBe(events.length);
});

test('N-61 an order that somebody else moves meanwhile still goes as far as its times say', async () => {
  const number = await givenOrder(world, onDay(26));
  const seen = (await orderByNumber(world.db, number))!;
  const at = world.clock.now();
  await inTransaction(world.db, (trx) => advance(trx, { orderNumber: number, event: 'LOCK', at, actor: 'CLOCK' }));
  world.clock.set('2026-08-27T12:00:00Z');
  expect(await playOrder(world.context, seen, world.clock.now())).toBe(4);
  expect(await state(number)).toBe('FINALIZED');
});

test('N-41 two items are out and one package could take the place of either: the other is left out', async () => {
  const orderNumber = '4479001';
  await sql`update catalog.inventory set pickup = 1 where bpn <> ${goods.milk}`.execute(world.db);
  await givenOrder(world, {
    order_number: orderNumber,
    ...onDay(28),
    cart: outIn(orderNumber, 2).map((lineId) => ({ lineId, upc: goods.milk })),
  });
  world.clock.set('2026-08-30T12:00:00Z');
  await playTheStore(world.context);
  const { order, lines } = await wholeOf(world, orderNumber);
  expect(order.state).toBe('FINALIZED');
  expect(lines.map((line) => [line.picked_quantity, line.substituted_item_id !== null])).toEqual([
    [1, true],
    [0, false],
  ]);
});

test('N-61 an order that cannot be moved does not hold up the ones after it, and is told of', async () => {
  const [broken, after] = [await givenOrder(world, onDay(31)), await givenOrder(world, onDay(31))];
  await sql`delete from orders.payment where order_number = ${broken}`.execute(world.db);
  world.clock.set('2026-09-02T12:00:00Z');
  await expect(playTheStore(world.context)).rejects.toThrow(`order ${broken} has no payment`);
  expect([await state(broken), await state(after)]).toEqual(['HANDED_OVER', 'FINALIZED']);
});
