import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { World } from '../../testing/world.ts';
import { noon, ordersWorld } from '../testing/orders-world.ts';
import { newKey, ordersShopper } from '../testing/orders-shopper.ts';

let world: World;
beforeAll(async () => void (world = await ordersWorld({ capacity: 50 })));
afterAll(() => world.close());
beforeEach(() => world.clock.set(noon));

let names = 0;
const business = () => ordersShopper(world, `cafe-${++names}`, '1P_B2B');

test('S-165 an order of a business keeps the PO number that was written at checkout, without spaces around it', async () => {
  const cafe = business();
  await cafe.getsReady();
  expect((await cafe.looks()).body.purchaseOrder).toEqual({ number: null, longest: 30 });
  expect((await cafe.chooses({ poNumber: ' PO-2026/08 #3 ' })).body.purchaseOrder?.number).toBe('PO-2026/08 #3');
  const { body: order } = await cafe.places();
  expect(order.poNumber).toBe('PO-2026/08 #3');
  expect(await cafe.sees(order.orderNumber)).toMatchObject({ poNumber: 'PO-2026/08 #3' });
  expect((await cafe.orders()).map(({ poNumber }) => poNumber)).toEqual(['PO-2026/08 #3']);
});

test('S-165 a PO number can be taken back, is omitted by other choices, and is not that of the next order', async () => {
  const cafe = business();
  await cafe.getsReady();
  await cafe.chooses({ poNumber: '4500' });
  expect((await cafe.chooses({ phone: '5105550143' })).body.purchaseOrder?.number).toBe('4500');
  expect((await cafe.chooses({ poNumber: '  ' })).body.purchaseOrder?.number).toBeNull();
  await cafe.chooses({ poNumber: '4501' });
  expect((await cafe.chooses({ poNumber: null })).body.purchaseOrder?.number).toBeNull();
  await cafe.chooses({ poNumber: '4502' });
  expect((await cafe.places()).body.poNumber).toBe('4502');
  await cafe.getsReady();
  expect((await cafe.looks()).body.purchaseOrder?.number).toBeNull();
  expect((await cafe.places()).body.poNumber).toBeNull();
});

test('S-165 what is no PO number is refused with the reason, and nothing of the step is kept', async () => {
  const cafe = business();
  await cafe.getsReady();
  await cafe.chooses({ poNumber: '4500' });
  for (const poNumber of ['=HYPERLINK("//x")', 'x'.repeat(1000)]) {
    const { status, body } = await cafe.chooses({ poNumber, phone: '5105550199' });
    expect([status, body]).toMatchObject([
      400,
      { errors: [{ code: 'PO_NUMBER_INVALID', field: 'poNumber', details: { limit: 30 } }] },
    ]);
  }
  const { purchaseOrder, handOver } = (await cafe.looks()).body;
  expect([purchaseOrder?.number, handOver.phone]).toEqual(['4500', '5105550142']);
});

test('S-165 households write no PO number, and their orders have none', async () => {
  const maya = ordersShopper(world, 'household-with-po');
  await maya.getsReady();
  expect((await maya.looks()).body.purchaseOrder).toBeNull();
  expect(await maya.chooses({ poNumber: '4500' })).toMatchObject({ status: 409, code: 'PO_NUMBER_NOT_TAKEN' });
  expect((await maya.chooses({ poNumber: '' })).status).toBe(200);
  expect((await maya.places()).body.poNumber).toBeNull();
});

test('I-8 S-165 a repeated request keeps a PO number once, and a repeated order has that of its first', async () => {
  const cafe = business();
  await cafe.getsReady();
  const [choosing, placing] = [newKey(), newKey()];
  const answers = await Promise.all(Array.from({ length: 5 }, () => cafe.chooses({ poNumber: '4500' }, choosing)));
  expect(new Set(answers.map(({ body }) => body.purchaseOrder?.number))).toEqual(new Set(['4500']));
  await cafe.chooses({ poNumber: '4501' });
  // A late repetition of the first request changes nothing anymore.
  await cafe.chooses({ poNumber: '4500' }, choosing);
  expect((await cafe.looks()).body.purchaseOrder?.number).toBe('4501');
  expect((await cafe.chooses({ poNumber: '4502' }, choosing)).code).toBe('IDEMPOTENCY_KEY_REUSED');
  const { quoteId } = (await cafe.looks()).body.quote;
  const placed = await Promise.all(Array.from({ length: 5 }, () => cafe.places({ quoteId }, placing)));
  expect(new Set(placed.map(({ body }) => `${body.orderNumber} ${body.poNumber}`)).size).toBe(1);
  expect(placed[0]?.body.poNumber).toBe('4501');
  await cafe.getsReady();
  await cafe.chooses({ poNumber: '4600' });
  expect((await cafe.places({ quoteId }, placing)).body.poNumber).toBe('4501');
});

test('S-165 the database itself holds no other PO number', async () => {
  const cafe = business();
  await cafe.getsReady();
  const { orderNumber } = (await cafe.places()).body;
  const set = (text: string) =>
    sql`update orders."order" set po_number = ${text} where order_number = ${orderNumber}`.execute(world.db);
  await expect(set('=1+1')).rejects.toThrow('po_number');
  await expect(set('x'.repeat(31))).rejects.toThrow('po_number');
  await expect(set('45\n00')).rejects.toThrow('po_number');
});

test('S-165 N-42 the receipt of a final order bears its PO number', async () => {
  const cafe = business();
  await cafe.getsReady();
  await cafe.chooses({ poNumber: '4500-77' });
  const { orderNumber } = (await cafe.places()).body;
  await sql`update orders."order" set state = 'FINALIZED', finalized_at = ${noon} where order_number = ${orderNumber}`.execute(
    world.db,
  );
  const answer = await world.app.inject({
    url: `/orders/${orderNumber}/receipt`,
    headers: { authorization: `Bearer ${await world.tokenFor(cafe.who!)}` },
  });
  expect(answer.json()).toMatchObject({ orderNumber, poNumber: '4500-77' });
});
