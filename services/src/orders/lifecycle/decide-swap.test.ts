import { afterAll, beforeAll, expect, test } from 'vitest';
import { offer } from '../../../../pricing/testing/samples.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { World } from '../../testing/world.ts';
import type { SwapDecision } from '../rules/swaps.ts';
import { goods, stockOf } from '../testing/goods.ts';
import { ordersWorld } from '../testing/orders-world.ts';
import { givenOrder, type GivenOrder, wholeOf } from '../testing/placed-orders.ts';
import { pack } from './packing.ts';
import { advance, cancel } from './store-side.ts';

let world: World;
let maya: string;
beforeAll(async () => {
  world = await ordersWorld();
  maya = await world.tokenFor({});
});
afterAll(() => world.close());

const actor = 'STORE';
const steps = async (orderNumber: string, ...events: ('LOCK' | 'PICK' | 'READY' | 'HAND_OVER')[]) => {
  for (const event of events)
    await inTransaction(world.db, (trx) => advance(trx, { orderNumber, event, at: world.clock.now(), actor }));
};
const swap = (orderNumber: string, itemId: string = goods.milk) =>
  inTransaction(world.db, (trx) =>
    pack(
      trx,
      world.context,
      [{ kind: 'SUBSTITUTED', entryId: 'tea', itemId, name: 'Whole Milk', cents: 500, quantity: 1 }],
      { orderNumber, at: world.clock.now(), actor },
    ),
  );
/** Meat and tea, with the tea swapped for milk, being picked. */
const swapped = async (given: GivenOrder = {}) => {
  const cart = [
    { upc: 'meat', listCents: 9500 },
    { upc: 'tea', listCents: 600 },
  ];
  const orderNumber = await givenOrder(world, { cart, ...given });
  await steps(orderNumber, 'LOCK', 'PICK');
  await swap(orderNumber);
  return orderNumber;
};

interface Said {
  decision?: SwapDecision;
  itemId?: string;
  entryId?: string;
  token?: string;
  key?: string;
}
const says = async (
  orderNumber: string,
  { decision = 'KEEP', itemId = goods.milk, entryId = 'tea', token = maya, key = world.random.uuid() }: Said = {},
) => {
  const answer = await world.app.inject({
    method: 'PUT',
    url: `/orders/${orderNumber}/swaps/${entryId}`,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
    payload: { itemId, decision },
  });
  const body = answer.json<{
    totalCents: number;
    version: number;
    courtesyCents: number;
    lines: { status: string; picked: { quantity: number }; swap: object; substitutedBy: object | null }[];
    errors?: { code: string }[];
  }>();
  return { status: answer.statusCode, code: body.errors?.[0]?.code, ...body, tea: body.lines?.[1] };
};
const kinds = async (orderNumber: string) => (await wholeOf(world, orderNumber)).events.map(({ kind }) => kind);

test('N-41 a household keeps a swap, gives it back, and thinks again until it is handed over', async () => {
  const number = await swapped();
  const kept = await says(number);
  expect(kept).toMatchObject({ status: 200, totalCents: 10_000, version: 2 });
  expect(kept.tea).toMatchObject({ status: 'SUBSTITUTED', swap: { decision: 'KEEP', canDecide: true } });
  const back = await says(number, { decision: 'GIVE_BACK' });
  expect(back).toMatchObject({ status: 200, totalCents: 9500, version: 3 });
  expect(back.tea).toMatchObject({
    status: 'SHORT',
    picked: { quantity: 0 },
    substitutedBy: null,
    swap: { itemId: goods.milk, name: 'Whole Milk', listCents: 500, decision: 'GIVE_BACK', canDecide: true },
  });
  await steps(number, 'READY');
  expect(await says(number)).toMatchObject({ status: 200, totalCents: 10_000, version: 4 });
  expect((await kinds(number)).slice(4)).toEqual(['SWAP_KEPT', 'SWAP_GIVEN_BACK', 'READY', 'SWAP_KEPT']);
  await steps(number, 'HAND_OVER');
  expect(await says(number, { decision: 'GIVE_BACK' })).toMatchObject({ status: 423, code: 'SWAP_CLOSED' });
  expect((await wholeOf(world, number)).order.total_cents).toBe(10_000);
});

test('N-41, T-86 a swap that is given back costs nothing, and nothing that was earned', async () => {
  const thirty = { proto: 'REWARDS_FLAT', buy: { minCents: 10_000 } } as const;
  const discount = { qty: 1, discount: { type: 'AMOUNT_OFF', value: 3000 } } as const;
  const number = await swapped({ offers: [offer({ offerId: 'thirty', ...thirty, get: discount })] });
  expect(await says(number, { decision: 'GIVE_BACK' })).toMatchObject({ totalCents: 6500, courtesyCents: 3000 });
});

test('N-41 what is given back is on the shelves again after the hand-over, and only once', async () => {
  const before = await stockOf(world.db, goods.milk);
  const number = await swapped();
  await says(number, { decision: 'GIVE_BACK' });
  expect(await stockOf(world.db, goods.milk)).toBe(before - 1);
  await steps(number, 'READY', 'HAND_OVER');
  expect(await stockOf(world.db, goods.milk)).toBe(before);
  expect((await wholeOf(world, number)).lines[1]).toMatchObject({ picked_quantity: 0, net_cents: 0 });
  const canceled = await swapped();
  await says(canceled, { decision: 'GIVE_BACK' });
  await inTransaction(world.db, (trx) =>
    cancel(trx, world.context, { orderNumber: canceled, event: 'STORE_CANCEL', at: world.clock.now(), actor }),
  );
  expect(await stockOf(world.db, goods.milk)).toBe(before);
});

test('N-41 one key decides once, however often it is sent, and the same decision again changes nothing', async () => {
  const number = await swapped();
  const key = world.random.uuid();
  const sent = { decision: 'GIVE_BACK', key } as const;
  const [first, ...others] = await Promise.all(Array.from({ length: 8 }, () => says(number, sent)));
  expect(first).toMatchObject({ status: 200, version: 3 });
  expect(others).toEqual(Array.from({ length: 7 }, () => first));
  expect(await says(number, { decision: 'GIVE_BACK' })).toMatchObject({ status: 200, version: 3 });
  expect((await kinds(number)).filter((kind) => kind === 'SWAP_GIVEN_BACK')).toHaveLength(1);
});

test('N-41 of decisions and a hand-over at once, each that is acknowledged came before the hand-over', async () => {
  const before = await stockOf(world.db, goods.milk);
  const number = await swapped({ order_number: '4479001' });
  await steps(number, 'READY');
  const deciding = (['KEEP', 'GIVE_BACK', 'KEEP', 'GIVE_BACK'] as const).map((decision) => says(number, { decision }));
  const [answers] = await Promise.all([Promise.all(deciding), steps(number, 'HAND_OVER')]);
  for (const { status } of answers) expect([200, 423]).toContain(status);
  const { order, lines, events } = await wholeOf(world, number);
  const decisions = events.map(({ kind }) => kind).filter((kind) => kind.startsWith('SWAP_'));
  expect(events.at(-1)?.kind).toBe('HANDED_OVER');
  const isBack = decisions.at(-1) === 'SWAP_GIVEN_BACK';
  expect(order.total_cents).toBe(isBack ? 9500 : 10_000);
  expect(lines[1]!.picked_quantity).toBe(isBack ? 0 : 1);
  expect(await stockOf(world.db, goods.milk)).toBe(isBack ? before : before - 1);
});

test('N-41, T-24 nothing is decided about another swap, another line, or the order of somebody else', async () => {
  const number = await swapped();
  expect(await says(number, { itemId: goods.apples })).toMatchObject({ status: 409, code: 'SWAP_CHANGED' });
  expect(await says(number, { entryId: 'meat' })).toMatchObject({ status: 409, code: 'SWAP_CHANGED' });
  expect(await says(number, { entryId: 'none' })).toMatchObject({ status: 404, code: 'LINE_NOT_FOUND' });
  const token = await world.tokenFor({ householdId: 'household-2', customerId: 'customer-2' });
  expect(await says(number, { token })).toMatchObject({ status: 404, code: 'NO_ORDER_DATA' });
  expect(await says(number, { decision: 'BURN' as SwapDecision })).toMatchObject({ status: 400 });
  await swap(number, goods.fern);
  expect(await says(number, { decision: 'GIVE_BACK' })).toMatchObject({ status: 409, code: 'SWAP_CHANGED' });
  const placed = await givenOrder(world, { cart: [{ upc: 'tea' }] });
  expect(await says(placed)).toMatchObject({ status: 423, code: 'SWAP_CLOSED' });
  expect((await wholeOf(world, number)).lines[1]).toMatchObject({ swap_decision: null });
});
