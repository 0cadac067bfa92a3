import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import type { World } from '../../testing/world.ts';
import { orderDb } from '../store/order-tables.ts';
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

const handOver = { kind: 'ATTENDED', address: null, leaveAt: null, instructions: 'Ring twice', zipCode: '94607' };
const delivery = (method = 'CARD', columns: object = {}) =>
  givenOrder(world, { channel: 'DELIVERY', method, hand_over: JSON.stringify(handOver), ...columns });
const steps = async (orderNumber: string, ...events: ('LOCK' | 'PICK' | 'READY' | 'HAND_OVER')[]) => {
  for (const event of events)
    await inTransaction(world.db, (trx) => advance(trx, { orderNumber, event, at: world.clock.now(), actor: 'STORE' }));
};
const asks = async (orderNumber: string, kind: string, token = maya) => {
  const answer = await world.app.inject({
    method: 'PUT',
    url: `/orders/${orderNumber}/hand-over`,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': world.random.uuid() },
    payload: { kind },
  });
  const body = answer.json<{ handOver?: object; errors?: { code: string }[] }>();
  return { status: answer.statusCode, code: body.errors?.[0]?.code, handOver: body.handOver };
};
const changes = async (orderNumber: string) =>
  (await wholeOf(world, orderNumber)).events.filter(({ kind }) => kind === 'HAND_OVER_CHANGED').length;

test('S-144 N-61 a delivery is left at the door instead, and handed over again, until it is; many at once change it once', async () => {
  const orderNumber = await delivery();
  await steps(orderNumber, 'LOCK', 'PICK', 'READY');
  const answers = await Promise.all(Array.from({ length: 8 }, () => asks(orderNumber, 'UNATTENDED')));
  for (const answer of answers)
    expect(answer).toMatchObject({
      status: 200,
      handOver: {
        kind: 'UNATTENDED',
        leaveAt: 'FRONT_DOOR',
        instructions: 'Ring twice',
        other: { kind: 'ATTENDED', problem: null },
      },
    });
  expect(await changes(orderNumber)).toBe(1);
  expect(await asks(orderNumber, 'ATTENDED')).toMatchObject({
    handOver: { kind: 'ATTENDED', leaveAt: null, other: { kind: 'UNATTENDED', problem: null } },
  });
  await steps(orderNumber, 'HAND_OVER');
  expect(await asks(orderNumber, 'UNATTENDED')).toMatchObject({ status: 409, code: 'ORDER_STATE' });
});

test('S-144 T-96 what needs ID, or is paid to a person, is not left at the door', async () => {
  const unpaid = await delivery('HAND_OVER');
  expect(await asks(unpaid, 'UNATTENDED')).toMatchObject({ status: 409, code: 'UNATTENDED_UNPAID' });
  const wine = await delivery();
  await orderDb(world.db)
    .updateTable('orders.order_line')
    .set({ restricted_value: 1 })
    .where('order_number', '=', wine)
    .execute();
  expect(await asks(wine, 'UNATTENDED')).toMatchObject({ status: 409, code: 'UNATTENDED_RESTRICTED' });
  expect(await asks(await givenOrder(world), 'UNATTENDED')).toMatchObject({ status: 409, code: 'ORDER_STATE' });
});

test('T-24 nobody changes it for another household, or to something else', async () => {
  const orderNumber = await delivery();
  const other = await world.tokenFor({ householdId: 'household-2', customerId: 'customer-2', sessionId: 'session-2' });
  expect(await asks(orderNumber, 'UNATTENDED', other)).toMatchObject({ status: 404, code: 'NO_ORDER_DATA' });
  expect((await asks(orderNumber, 'PICKUP')).status).toBe(400);
  expect(await changes(orderNumber)).toBe(0);
});
