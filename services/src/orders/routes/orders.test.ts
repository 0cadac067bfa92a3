import { afterAll, beforeAll, expect, test } from 'vitest';
import { cart } from '../../cart/index.ts';
import { catalog } from '../../catalog/index.ts';
import { games } from '../../games/index.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { orders } from '../index.ts';
import { givenOrder, onDay } from '../testing/placed-orders.ts';
import type { PlacedOrderView } from '../views/order.ts';

let world: World;
let maya: string;
let theo: string;
beforeAll(async () => {
  world = await createWorld({ services: [catalog, cart, games, orders], clock: '2026-08-05T19:00:00Z' });
  maya = await world.tokenFor({});
  theo = await world.tokenFor({ householdId: 'household-2', customerId: 'customer-2' });
});
afterAll(() => world.close());

const get = async (path: string, token = maya) => {
  const answer = await world.app.inject({ url: `/orders${path}`, headers: { authorization: `Bearer ${token}` } });
  return { status: answer.statusCode, body: answer.json<Record<string, never>>() };
};

test('G-36 orders to come are listed first, soonest first; then the past, newest first, page by page', async () => {
  const given = [
    [onDay(9), 'PLACED'],
    [onDay(6), 'READY'],
    [onDay(2), 'FINALIZED'],
    [onDay(8), 'CANCELLED'],
    [onDay(1), 'PARTIALLY_REFUNDED'],
    [onDay(7), 'PICKING'],
    [onDay(7), 'PLACED'],
  ] as const;
  const numbers: string[] = [];
  for (const [slot, state] of given) numbers.push(await givenOrder(world, { ...slot, state }));
  await givenOrder(world, { household_id: 'household-2' });
  const expected = [1, 5, 6, 0, 3, 2, 4].map((index) => numbers[index]);
  for (const size of [1, 2, 3, 7, 50]) {
    const seen: string[] = [];
    for (let token = ''; ;) {
      const { body } = await get(`?pageSize=${size}${token}`);
      const { orders: page, nextPageToken } = body as unknown as {
        orders: PlacedOrderView[];
        nextPageToken: string | null;
      };
      seen.push(...page.map(({ orderNumber }) => orderNumber));
      if (nextPageToken === null) break;
      token = `&pageToken=${nextPageToken}`;
    }
    expect(seen).toEqual(expected);
  }
  expect(await get('?pageToken=nonsense')).toMatchObject({ status: 400 });
});

test('S-206, S-74 an order is read by number, and by store and number, with the fields of delivery details', async () => {
  const number = await givenOrder(world, { cart: [{ qty: 2 }, { upc: 'eggs', listCents: 300 }] });
  const details = {
    orderId: number,
    storeId: 'store-1',
    orderItems: [
      { itemId: 'milk', entryId: 'milk', quantity: 2 },
      { itemId: 'eggs', entryId: 'eggs', quantity: 1 },
    ],
    deliveryType: 'Dug',
    serviceType: 'Dug',
    deliveryInfo: { slotInfo: { displayStartTS: '2026-08-07T23:00:00.000Z', slotId: 'slot-7' } },
    customerInfo: { zipCode: '94607' },
    orderSummary: { estimatedSubTotal: 1100, totalItemQuantity: 3 },
  };
  expect(await get(`/details/${number}`)).toEqual({ status: 200, body: details });
  expect(await get(`/details/store-1/${number}`)).toEqual({ status: 200, body: details });
  expect(await get(`/details/store-2/${number}`)).toMatchObject({ status: 404 });
  expect(await get(`/${number}`)).toMatchObject({
    status: 200,
    body: {
      orderNumber: number,
      state: 'PLACED',
      canEdit: true,
      canCancel: true,
      totalCents: 1100,
      lines: [{ status: 'ORDERED', netCents: 800 }, { netCents: 300 }],
      track: [{ kind: 'PLACED', state: 'CURRENT' }, {}, {}, { kind: 'READY' }, {}],
    },
  });
  expect(await get(`/${number}/receipt`)).toMatchObject({
    status: 404,
    body: { errors: [{ code: 'RECEIPT_NOT_READY' }] },
  });
});

test("T-24 another household's order is answered as one that doesn't exist", async () => {
  const number = await givenOrder(world);
  for (const path of ['', '/receipt'])
    expect((await get(`/${number}${path}`, theo)).body['errors']).toEqual(
      (await get(`/9999999${path}`)).body['errors'],
    );
  expect((await get(`/details/${number}`, theo)).status).toBe(404);
  expect((await get('', 'tampered')).status).toBe(401);
});

test('T-75 an order is locked by the clock the moment its cut-off passes, before any job has run', async () => {
  const number = await givenOrder(world, onDay(6));
  world.clock.set('2026-08-06T05:59:59.999Z');
  maya = await world.tokenFor({});
  expect((await get(`/${number}`)).body).toMatchObject({ state: 'PLACED', canEdit: true, canCancel: true });
  world.clock.set('2026-08-06T06:00:00Z');
  expect((await get(`/${number}`)).body).toMatchObject({ state: 'LOCKED', canEdit: false, canCancel: true });
});
