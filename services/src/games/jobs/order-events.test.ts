import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import { gamesWorld, odds, publish, type Shopper, shopper } from '../../testing/games.ts';
import type { World } from '../../testing/world.ts';
import type { OrderLine } from '../rules/earning.ts';
import type { OrderMessages } from './order-events.ts';

let world: World;
let ada: Shopper;
beforeAll(async () => {
  world = await gamesWorld();
  await publish(world, { game: { odds: [odds(null, 1)] } });
  ada = shopper(world, 'ada');
  await ada.optsIn();
});
afterAll(() => world.close());

const groceries = (netCents: number): OrderLine => ({ category: 'GROCERY', netCents });
const announces = <Name extends keyof OrderMessages>(name: Name, message: OrderMessages[Name]) =>
  inTransaction(world.db, (trx) => world.context.outbox.announce(trx, name, message));
const now = () => world.clock.now().toString();
const places = (orderNumber: string, cents: number) =>
  announces('order.placed', {
    orderNumber,
    householdId: ada.who.householdId,
    storeName: '1 Main St',
    state: 'CA',
    placedAt: now(),
    handOverAt: null,
    lines: [groceries(cents)],
  });
const stands = async () => {
  await world.runJobs();
  const { totalGamePoints, pendingGamePoints } = await ada.points('SPIN');
  return [totalGamePoints, pendingGamePoints];
};

test('N-11, T-53 points follow an order from placed over amended to finalized and refunded, each message twice', async () => {
  await places('e-1', 4200);
  await places('e-1', 4200);
  expect(await stands()).toEqual([0, 42]);
  const amended = { orderNumber: 'e-1', version: 2, lines: [groceries(3099)], handOverAt: null };
  await announces('order.amended', amended);
  await announces('order.amended', amended);
  await announces('order.amended', { ...amended, version: 1, lines: [groceries(9900)] });
  expect(await stands()).toEqual([0, 30]);
  const finalized = { orderNumber: 'e-1', at: now(), lines: [groceries(2900)] };
  await announces('order.finalized', finalized);
  await announces('order.finalized', finalized);
  expect(await stands()).toEqual([29, 0]);
  const refunded = { orderNumber: 'e-1', refundId: 'r-1', at: now(), lines: [groceries(1450)] };
  await announces('order.refunded', refunded);
  await announces('order.refunded', refunded);
  expect(await stands()).toEqual([15, 0]);
});

test('T-49, I-10 a canceled order leaves no points, and nothing that comes late brings them back', async () => {
  const before = await stands();
  await places('e-2', 10_000);
  await announces('order.canceled', { orderNumber: 'e-2', at: now() });
  expect(await stands()).toEqual(before);
  await announces('order.amended', { orderNumber: 'e-2', version: 9, lines: [groceries(500)], handOverAt: null });
  await announces('order.finalized', { orderNumber: 'e-2', at: now(), lines: [groceries(500)] });
  expect(await stands()).toEqual(before);
});
