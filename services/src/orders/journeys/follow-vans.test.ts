import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import type { World } from '../../testing/world.ts';
import { advance, setOut } from '../lifecycle/store-side.ts';
import type { Journey } from '../rules/journey.ts';
import { wholeOrders } from '../store/order-reads.ts';
import { ordersWorld } from '../testing/orders-world.ts';
import { givenOrder, wholeOf } from '../testing/placed-orders.ts';
import { demoFleet } from './demo-fleet.ts';
import { fleetOf } from './fleet.ts';
import { followVans } from './follow-vans.ts';
import { restFleet } from './rest-fleet.ts';

let world: World;
let maya: string;
beforeAll(async () => {
  world = await ordersWorld();
  maya = await world.tokenFor({});
});
afterAll(() => world.close());

const handOver = { kind: 'ATTENDED', address: null, leaveAt: null, instructions: null, zipCode: '94607' };
const onTheWay = async () => {
  const orderNumber = await givenOrder(world, { channel: 'DELIVERY', hand_over: JSON.stringify(handOver) });
  for (const event of ['LOCK', 'PICK', 'READY'] as const)
    await inTransaction(world.db, (trx) => advance(trx, { orderNumber, event, at: world.clock.now(), actor: 'STORE' }));
  return orderNumber;
};
const seen = async (orderNumber: string) => {
  const answer = await world.app.inject({
    url: `/orders/${orderNumber}`,
    headers: { authorization: `Bearer ${maya}` },
  });
  return answer.json<{ journey: { driverName: string | null; ahead: object[] } | null; changeNumber: number }>();
};
const place = { latitude: 37.76, longitude: -122.42 };
const told = (seenAt: string, driverName = 'Rosa'): Journey => ({
  driverName,
  seenAt: Temporal.Instant.from(seenAt),
  arrivesAt: Temporal.Instant.from(seenAt).add({ minutes: 20 }),
  van: place,
  gone: [place],
  ahead: [place],
});

test('N-61 where a driver is can be seen while the order is on its way, and each sighting counts as a change', async () => {
  const orderNumber = await onTheWay();
  const before = await seen(orderNumber);
  expect(before.journey).toBeNull();
  await followVans(world.context, demoFleet);
  const after = await seen(orderNumber);
  expect(after.journey?.ahead).toHaveLength(3);
  expect(after.changeNumber).toBeGreaterThan(before.changeNumber);
  await inTransaction(world.db, (trx) =>
    advance(trx, { orderNumber, event: 'HAND_OVER', at: world.clock.now(), actor: 'STORE' }),
  );
  expect((await seen(orderNumber)).journey).toBeNull();
  await followVans(world.context, demoFleet);
  const { order } = await wholeOf(world, orderNumber);
  const [{ journey } = {}] = await wholeOrders(world.db, [order]);
  expect(journey).toBeUndefined();
});

test('N-61 an order that sets out is looked for at once, so that whoever opens it first sees its driver', async () => {
  const orderNumber = await givenOrder(world, { channel: 'DELIVERY', hand_over: JSON.stringify(handOver) });
  const moving = { orderNumber, at: world.clock.now(), actor: 'STORE' };
  for (const event of ['LOCK', 'PICK'] as const)
    await inTransaction(world.db, (trx) => advance(trx, { ...moving, event }));
  await inTransaction(world.db, (trx) => setOut(trx, world.context, moving));
  await world.runJobs();
  expect((await seen(orderNumber)).journey?.ahead).toHaveLength(3);
});

test('N-61 two instances that follow the same van keep the later sighting, whichever is written last', async () => {
  const orderNumber = await onTheWay();
  const fleet = (journey: Journey) => ({ whereIs: async () => journey });
  await Promise.all([
    followVans(world.context, fleet(told('2026-08-09T23:08:20Z', 'later'))),
    followVans(world.context, fleet(told('2026-08-09T23:08:00Z', 'earlier'))),
  ]);
  expect((await seen(orderNumber)).journey?.driverName).toBe('later');
  // A fleet that doesn't answer takes nothing away.
  await followVans(world.context, { whereIs: async () => null });
  expect((await seen(orderNumber)).journey?.driverName).toBe('later');
});

test('N-61 a retailer’s own fleet is asked over REST; what it answers badly, late, or not at all is not known', async () => {
  const { order } = await wholeOf(world, await onTheWay());
  const good = { ...told('2026-08-09T23:08:00Z'), seenAt: '2026-08-09T23:08:00Z', arrivesAt: '2026-08-09T23:28:00Z' };
  const asked: string[] = [];
  const answering = (answer: () => Response | Promise<Response>) =>
    restFleet({
      url: 'https://fleet.example',
      fetch: async (url) => {
        if (typeof url === 'string') asked.push(url);
        return answer();
      },
    }).whereIs(order, world.clock.now(), world.clock.now());
  expect(await answering(() => Response.json(good))).toEqual(told('2026-08-09T23:08:00Z'));
  expect(asked).toEqual([`https://fleet.example/orders/${order.order_number}/journey`]);
  for (const bad of [
    () => Response.json({ ...good, ahead: [] }),
    () => Response.json({ ...good, van: { latitude: 91, longitude: 0 } }),
    () => Response.json({ ...good, seenAt: 'soon' }),
    () => Response.json(null),
    () => new Response('no', { status: 404 }),
    () => new Response('<html>', { status: 200 }),
    () => Promise.reject(new Error('cut')),
  ])
    expect(await answering(bad)).toBeNull();
});

test('N-61 the fleet is the retailer’s own if it is named, else a demo’s; without either nobody is followed', () => {
  expect(fleetOf({ fleetUrl: null, demoData: false })).toBeNull();
  expect(fleetOf({ fleetUrl: null, demoData: true })).toBe(demoFleet);
  expect(fleetOf({ fleetUrl: 'https://fleet.example', demoData: true })).not.toBe(demoFleet);
});
