import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import type { World } from '../../testing/world.ts';
import { ordersWorld } from '../testing/orders-world.ts';
import { givenOrder, wholeOf } from '../testing/placed-orders.ts';
import { advance } from './store-side.ts';

let world: World;
let maya: string;
beforeAll(async () => {
  world = await ordersWorld();
  maya = await world.tokenFor({});
});
afterAll(() => world.close());

const steps = async (orderNumber: string, ...events: ('LOCK' | 'PICK' | 'READY' | 'HAND_OVER')[]) => {
  for (const event of events)
    await inTransaction(world.db, (trx) => advance(trx, { orderNumber, event, at: world.clock.now(), actor: 'STORE' }));
};
const says = async (orderNumber: string, note: string | null, token = maya) => {
  const answer = await world.app.inject({
    method: 'POST',
    url: `/orders/${orderNumber}/arrival`,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': world.random.uuid() },
    payload: { note },
  });
  const body = answer.json<{ arrival?: { note: string | null }; canArrive?: boolean; errors?: { code: string }[] }>();
  return { status: answer.statusCode, code: body.errors?.[0]?.code, ...body };
};
const setsOut = async (orderNumber: string) => {
  const answer = await world.app.inject({
    method: 'POST',
    url: `/orders/${orderNumber}/arrival`,
    headers: { authorization: `Bearer ${maya}`, 'idempotency-key': world.random.uuid() },
    payload: { note: null, isOnTheWay: true },
  });
  return { status: answer.statusCode, ...answer.json<{ onTheWayAt?: string | null; arrival?: object | null }>() };
};
const arrivals = async (orderNumber: string) =>
  (await wholeOf(world, orderNumber)).events.filter(({ kind }) => kind === 'ARRIVED').length;

test('N-61 a shopper says that they are here once the order is ready, and where; the same again changes nothing', async () => {
  const orderNumber = await givenOrder(world);
  await steps(orderNumber, 'LOCK', 'PICK');
  expect(await says(orderNumber, 'Bay 4')).toMatchObject({ status: 409, code: 'ORDER_STATE' });
  await steps(orderNumber, 'READY');
  const answers = await Promise.all(Array.from({ length: 8 }, () => says(orderNumber, ' Bay 4 ')));
  for (const answer of answers)
    expect(answer).toMatchObject({ status: 200, arrival: { note: 'Bay 4' }, canArrive: true });
  expect(await arrivals(orderNumber)).toBe(1);
  expect(await says(orderNumber, null)).toMatchObject({ arrival: { note: null } });
  expect(await arrivals(orderNumber)).toBe(2);
  const families = '👩‍👩‍👧'.repeat(80);
  expect(await says(orderNumber, families)).toMatchObject({ arrival: { note: families } });
  await steps(orderNumber, 'HAND_OVER');
  expect(await says(orderNumber, 'Bay 5')).toMatchObject({ status: 409, code: 'ORDER_STATE' });
});

test('N-61 a shopper says that they have set out once the order is ready, once, and not once they are there', async () => {
  const orderNumber = await givenOrder(world);
  await steps(orderNumber, 'LOCK', 'PICK');
  expect((await setsOut(orderNumber)).status).toBe(409);
  await steps(orderNumber, 'READY');
  const answers = await Promise.all(Array.from({ length: 8 }, () => setsOut(orderNumber)));
  for (const answer of answers)
    expect(answer).toMatchObject({ status: 200, onTheWayAt: expect.any(String) as string, arrival: null });
  const { events } = await wholeOf(world, orderNumber);
  expect(events.filter(({ kind }) => kind === 'ON_THE_WAY')).toHaveLength(1);
  await says(orderNumber, 'Bay 4');
  const other = await givenOrder(world);
  await steps(other, 'LOCK', 'PICK', 'READY');
  await says(other, 'Bay 4');
  expect(await setsOut(other)).toMatchObject({ status: 200, onTheWayAt: null, arrival: { note: 'Bay 4' } });
});

test('T-24 nobody says so for another household, for a delivery, or at length', async () => {
  const orderNumber = await givenOrder(world);
  await steps(orderNumber, 'LOCK', 'PICK', 'READY');
  const other = await world.tokenFor({ householdId: 'household-2', customerId: 'customer-2', sessionId: 'session-2' });
  expect(await says(orderNumber, null, other)).toMatchObject({ status: 404, code: 'NO_ORDER_DATA' });
  expect((await says(orderNumber, 'x'.repeat(81))).status).toBe(400);
  const delivery = await givenOrder(world, {
    channel: 'DELIVERY',
    hand_over: JSON.stringify({ kind: 'ATTENDED', address: null, leaveAt: null, instructions: null, zipCode: '94607' }),
  });
  await steps(delivery, 'LOCK', 'PICK', 'READY');
  expect(await says(delivery, null)).toMatchObject({ status: 409, code: 'ORDER_STATE' });
});
