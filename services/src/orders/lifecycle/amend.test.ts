import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartShopper, cartWorld, storeId } from '../../cart/testing/cart-world.ts';
import { plainGrocery, someProducts } from '../../cart/testing/products.ts';
import type { World } from '../../testing/world.ts';
import { givenOrder, onDay, wholeOf } from '../testing/placed-orders.ts';
import type { PlacedOrderView } from '../views/order.ts';

let world: World;
let milk: string;
let eggs: string;
let rare: string;
const maya = { householdId: 'household-maya', customerId: 'customer-maya' };
beforeAll(async () => {
  world = await cartWorld();
  [milk, eggs, rare] = (await someProducts(world, plainGrocery, 3)) as [string, string, string];
  await sql`update catalog.inventory set pickup = 1000 where store_id = ${storeId} and bpn in (${milk}, ${eggs})`.execute(
    world.db,
  );
  await sql`update catalog.inventory set pickup = 3 where store_id = ${storeId} and bpn = ${rare}`.execute(world.db);
});
afterAll(() => world.close());

const places = (day = 7, more: object = {}) =>
  givenOrder(world, {
    household_id: maya.householdId,
    customer_id: maya.customerId,
    store_id: storeId,
    ...onDay(day),
    cart: [{ lineId: 'milk', upc: milk, qty: 10, listCents: 400 }],
    ...more,
  });
interface Answer {
  versionNumber: number;
  items: { itemId: string; status: string; reason: string | null }[];
  order: PlacedOrderView;
  errors?: { code: string; message: string }[];
}
const call = async (method: 'POST' | 'DELETE', path: string, payload?: object, who: object = maya) => {
  const token = await world.tokenFor(who);
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': world.random.uuid() };
  const answer = await world.app.inject({ method, url: `/orders${path}`, headers, ...(payload ? { payload } : {}) });
  return { status: answer.statusCode, body: answer.json<Answer>() };
};
const amends = (orderNumber: string, versionNumber: number, items?: object[], more: object = {}) =>
  call('POST', '/manageOrderItem', {
    orderNumber,
    storeNumber: storeId,
    versionNumber,
    ...(items ? { items } : {}),
    ...more,
  });
const update = (itemId: string, quantity: number) => ({ itemId, quantity, actionCode: 'UPDATE' });
const add = (itemId: string, quantity: number) => ({ itemId, quantity, actionCode: 'ADD' });
const stock = async (bpn: string) => {
  const { rows } = await sql<{
    pickup: number;
  }>`select pickup from catalog.inventory where store_id = ${storeId} and bpn = ${bpn}`.execute(world.db);
  return rows[0]!.pickup;
};

/** An item with all that a retailer's tools say of it; nothing but the numbers and the action changes the order. */
const told = (itemId: string, more: object) => ({
  itemId,
  itemDescription: 'Large Eggs, 12 ct',
  itemCode: '0004100000001',
  source: 'PXP',
  department: 'Dairy',
  aisle: '12',
  shelf: 'B4',
  pickStatus: 'IN_PROGRESS',
  ...more,
});

test('S-104 an item in its whole form adds to the order, or updates it; the order is asked by its store and version', async () => {
  const number = await places();
  const { status, body } = await amends(number, 1, [
    told(milk, { orderedQuantity: 9, actionCode: 'UPDATE' }),
    told(eggs, { quantity: 2, actionCode: 'ADD' }),
  ]);
  expect([status, body.versionNumber]).toEqual([200, 2]);
  expect(body.items.map((item) => item.status)).toEqual(['ACCEPTED', 'ACCEPTED']);
  expect(body.order.lines.map(({ itemId, ordered }) => [itemId, ordered.quantity])).toEqual([
    [milk, 9],
    [eggs, 2],
  ]);
});

test('S-104 T-45 an item that says something else is a 400 and changes nothing', async () => {
  const number = await places();
  for (const odd of [
    { actionCode: 'REMOVE' },
    { source: 'WEB' },
    { pickStatus: 'DONE' },
    { price: 1 },
    { quantity: 1.5 },
  ]) {
    const item = told(eggs, { quantity: 1, actionCode: 'ADD', ...odd });
    expect([odd, (await amends(number, 1, [item])).status]).toEqual([odd, 400]);
  }
  expect((await wholeOf(world, number)).order.version).toBe(1);
});

test('S-177, N-62 items are added, changed, and removed; what stays keeps its price of placement, and stock moves both ways', async () => {
  const number = await places();
  const before = [await stock(milk), await stock(eggs)];
  const { status, body } = await amends(number, 1, [update(milk, 9), add(eggs, 2), add(rare, 4), add('000000000', 1)]);
  expect(status).toBe(200);
  expect(body.versionNumber).toBe(2);
  expect(body.items).toEqual([
    { itemId: milk, status: 'ACCEPTED', reason: null },
    { itemId: eggs, status: 'ACCEPTED', reason: null },
    { itemId: rare, status: 'REJECTED', reason: 'UNAVAILABLE' },
    { itemId: '000000000', status: 'REJECTED', reason: 'PRODUCT_NOT_FOUND' },
  ]);
  expect(body.order.lines.map(({ itemId, ordered }) => [itemId, ordered.quantity])).toEqual([
    [milk, 9],
    [eggs, 2],
  ]);
  expect(body.order.lines[0]).toMatchObject({ netCents: 3600 });
  expect([await stock(milk), await stock(eggs), await stock(rare)]).toEqual([before[0]! + 1, before[1]! - 2, 3]);
  const { order, events } = await wholeOf(world, number);
  expect(order.total_cents).toBe(order.quote.totals.totalCents);
  expect(events.map(({ kind, version }) => [kind, version])).toEqual([
    ['PLACED', 1],
    ['AMENDED', 2],
  ]);
  expect((await amends(number, 2, [update(eggs, 0)])).body.order.lines).toHaveLength(1);
  expect(await stock(eggs)).toBe(before[1]);
});

test('N-62, T-75, S-148, T-77, T-45 an amend that cannot be is refused, and changes nothing', async () => {
  const number = await places();
  const refused = async (answer: ReturnType<typeof amends>) => {
    const { status, body } = await answer;
    return [status, body.errors?.[0]?.code, body.errors?.[0]?.message];
  };
  const noData = [404, 'NO_ORDER_DATA', 'No current order data available'];
  expect((await refused(amends(number, 2, [add(eggs, 1)]))).slice(0, 2)).toEqual([409, 'VERSION_CONFLICT']);
  expect((await refused(amends(number, 1, [update(milk, 1)]))).slice(0, 2)).toEqual([409, 'BELOW_MINIMUM']);
  expect((await refused(amends(number, 1, [add(eggs, 1)], { expectedTotalCents: 4000 }))).slice(0, 2)).toEqual([
    409,
    'QUOTE_CHANGED',
  ]);
  for (const quantity of [-1, 0, 1.5, '2', 1e9])
    expect((await refused(amends(number, 1, [{ ...add(eggs, 1), quantity }])))[0]).toBe(400);
  expect(await refused(amends('9999999', 1, [add(eggs, 1)]))).toEqual(noData);
  expect(
    await refused(
      call(
        'POST',
        '/manageOrderItem',
        { orderNumber: number, storeNumber: storeId, versionNumber: 1, items: [add(eggs, 1)] },
        { householdId: 'x' },
      ),
    ),
  ).toEqual(noData);
  expect(await refused(amends(number, 1))).toEqual(noData);
  expect(await refused(amends(await places(7, { state: 'FINALIZED' }), 1, [add(eggs, 1)]))).toEqual(noData);
  const { order } = await wholeOf(world, number);
  expect(order).toMatchObject({ version: 1, total_cents: 4000 });
  const past = await places(7, { cutoff_at: world.clock.now() });
  const late = amends(past, 1, [add(eggs, 1)], { requestedTs: '2026-08-05T09:59:59Z' });
  expect((await refused(late)).slice(0, 2)).toEqual([423, 'CUTOFF_PASSED']);
});

test('N-62 of many amends of one order at once, exactly one is accepted for each version', async () => {
  const number = await places(9);
  const before = await stock(eggs);
  const all = await Promise.all(Array.from({ length: 12 }, () => amends(number, 1, [add(eggs, 1)])));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(all.map(({ body }) => body.errors?.[0]?.code))).toEqual(new Set([undefined, 'VERSION_CONFLICT']));
  expect(await stock(eggs)).toBe(before - 1);
  expect((await wholeOf(world, number)).order.version).toBe(2);
});

test('S-22, S-111, S-3 an edit is opened, filled, and saved; or discarded, and the order stays as it was', async () => {
  const number = await places(8);
  expect((await call('POST', `/${number}/edit`)).body).toMatchObject({ isEditing: true });
  const shopper = cartShopper(world, 'maya');
  await shopper.adds(eggs, { qty: 3 }, { orderNumber: number });
  expect((await wholeOf(world, number)).lines).toHaveLength(1);
  expect((await call('DELETE', `/${number}/edit`)).body).toMatchObject({ isEditing: false, version: 1 });
  await call('POST', `/${number}/edit`);
  await shopper.adds(eggs, { qty: 2 }, { orderNumber: number });
  const { status, body } = await amends(number, 1);
  expect([status, body.versionNumber, body.order.isEditing]).toEqual([200, 2, false]);
  expect(body.items).toEqual([{ itemId: eggs, status: 'ACCEPTED', reason: null }]);
  expect(body.order.lines.map(({ ordered }) => ordered.quantity)).toEqual([10, 2]);
});
