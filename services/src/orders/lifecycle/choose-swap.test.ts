import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import type { World } from '../../testing/world.ts';
import { goods, stockOf } from '../testing/goods.ts';
import { ordersWorld } from '../testing/orders-world.ts';
import { givenOrder, type GivenOrder, noticesOf, wholeOf } from '../testing/placed-orders.ts';
import { pack } from './packing.ts';
import { advance } from './store-side.ts';

let world: World;
let maya: string;
beforeAll(async () => {
  world = await ordersWorld();
  maya = await world.tokenFor({});
});
afterAll(() => world.close());

const actor = 'STORE';
const steps = async (orderNumber: string, ...events: ('LOCK' | 'PICK' | 'READY')[]) => {
  for (const event of events)
    await inTransaction(world.db, (trx) => advance(trx, { orderNumber, event, at: world.clock.now(), actor }));
};
/** Bread for $9, swapped for milk at $5, being picked. */
const swapped = async (columns: GivenOrder = {}) => {
  const cart = [{ lineId: 'bread', upc: goods.bread, listCents: 900 }];
  const orderNumber = await givenOrder(world, { cart, ...columns });
  await steps(orderNumber, 'LOCK', 'PICK');
  await inTransaction(world.db, (trx) =>
    pack(
      trx,
      world.context,
      [{ kind: 'SUBSTITUTED', entryId: 'bread', itemId: goods.milk, name: 'Whole Milk', cents: 500, quantity: 1 }],
      { orderNumber, at: world.clock.now(), actor },
    ),
  );
  return orderNumber;
};
const headers = (token = maya) => ({ authorization: `Bearer ${token}`, 'idempotency-key': world.random.uuid() });
const choicesOf = async (orderNumber: string) => {
  const url = `/orders/${orderNumber}/swaps/bread/choices`;
  const answer = await world.app.inject({ url, headers: headers() });
  return answer.json<{ choices: { itemId: string }[] }>().choices.map(({ itemId }) => itemId);
};
const chooses = async (orderNumber: string, otherItemId: string, itemId: string = goods.milk, token = maya) => {
  const url = `/orders/${orderNumber}/swaps/bread/item`;
  const payload = { itemId, otherItemId };
  const answer = await world.app.inject({ method: 'PUT', url, headers: headers(token), payload });
  const body = answer.json<{ lines?: { swap: object; netCents: number }[]; errors?: { code: string }[] }>();
  return { status: answer.statusCode, code: body.errors?.[0]?.code, line: body.lines?.[0] };
};

test('N-41 a shopper chooses among what the store has instead: it is packed, kept, and costs the lower price', async () => {
  const orderNumber = await swapped();
  const choices = await choicesOf(orderNumber);
  expect(choices).toContain(goods.rice);
  expect(choices).not.toContain(goods.milk);
  const before = [await stockOf(world.db, goods.milk), await stockOf(world.db, goods.rice)];
  const told = (await noticesOf(world, 'household-1')).length;
  const { line } = await chooses(orderNumber, goods.rice);
  expect(line).toMatchObject({ netCents: 400, swap: { itemId: goods.rice, decision: 'KEEP' } });
  expect([await stockOf(world.db, goods.milk), await stockOf(world.db, goods.rice)]).toEqual([
    before[0]! + 1,
    before[1]! - 1,
  ]);
  expect(await noticesOf(world, 'household-1')).toHaveLength(told);
  expect((await wholeOf(world, orderNumber)).events.at(-1)?.kind).toBe('SWAP_CHOSEN');
});

test('N-41 of many answers at once one is packed; who has seen something else is told so', async () => {
  const orderNumber = await swapped();
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) => chooses(orderNumber, index % 2 ? goods.rice : goods.fern)),
  );
  const done = answers.filter(({ status }) => status === 200);
  const [line] = (await wholeOf(world, orderNumber)).lines;
  expect(done.length).toBeGreaterThan(0);
  for (const { line: each } of done) expect(each).toMatchObject({ swap: { itemId: line?.substituted_item_id } });
  for (const { code } of answers.filter(({ status }) => status !== 200))
    expect(['SWAP_CHANGED', 'NO_SUBSTITUTE']).toContain(code);
});

test('N-41 nothing is swapped in a van, for something the store does not offer, or for another household', async () => {
  const orderNumber = await swapped();
  expect(await chooses(orderNumber, goods.sandwich)).toMatchObject({ status: 409, code: 'NO_SUBSTITUTE' });
  const other = await world.tokenFor({ householdId: 'household-2', customerId: 'customer-2', sessionId: 'session-2' });
  expect(await chooses(orderNumber, goods.rice, goods.milk, other)).toMatchObject({ status: 404 });
  const hand = { kind: 'ATTENDED', address: null, leaveAt: null, instructions: null, zipCode: '94607' };
  const delivery = await swapped({ channel: 'DELIVERY', hand_over: JSON.stringify(hand) });
  await steps(delivery, 'READY');
  expect(await choicesOf(delivery)).toEqual([]);
  expect(await chooses(delivery, goods.rice)).toMatchObject({ status: 423, code: 'SWAP_CLOSED' });
});
