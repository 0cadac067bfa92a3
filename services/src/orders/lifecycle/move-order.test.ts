import { afterAll, beforeAll, expect, test } from 'vitest';
import type { World } from '../../testing/world.ts';
import type { PlacedOrder } from '../contract/order.ts';
import type { OrderSlot } from '../contract/slots.ts';
import { ordersShopper } from '../testing/orders-shopper.ts';
import { ordersWorld } from '../testing/orders-world.ts';
import { takenOf } from '../testing/placed-orders.ts';

let world: World;
beforeAll(async () => void (world = await ordersWorld({ capacity: 2 })));
afterAll(() => world.close());

async function placed(name: string) {
  const shopper = ordersShopper(world, name);
  await shopper.getsReady();
  const { body } = await shopper.places();
  return { shopper, order: body };
}
let keys = 0;
async function moves(
  who: ReturnType<typeof ordersShopper>,
  { orderNumber, version }: Pick<PlacedOrder, 'orderNumber' | 'version'>,
  slotId: string,
  more: object = {},
) {
  const answer = await world.app.inject({
    method: 'PUT',
    url: `/orders/${orderNumber}/slot`,
    headers: { authorization: `Bearer ${await world.tokenFor(who.who!)}`, 'idempotency-key': `move-order-${++keys}` },
    payload: { slotId, versionNumber: version, ...more },
  });
  const body = answer.json<PlacedOrder & { errors?: { code: string }[] }>();
  return { status: answer.statusCode, body, code: body.errors?.[0]?.code };
}
const times = async (who: ReturnType<typeof ordersShopper>, orderNumber: string) => {
  const answer = await world.app.inject({
    url: `/orders/${orderNumber}/slots`,
    headers: { authorization: `Bearer ${await world.tokenFor(who.who!)}` },
  });
  return answer.json<{ slots?: (OrderSlot & { totalCents: number })[]; errors?: { code: string }[] }>();
};
const free = async (shopper: ReturnType<typeof ordersShopper>, from: number) =>
  (await shopper.slots()).filter(({ capacityLeft }) => capacityLeft === 2).at(from)!.slotId;

test('X-7 N-62 an order moves to another time: the new one is taken, the old one is free, and the version counts', async () => {
  const { shopper, order } = await placed('mover');
  const slotId = await free(shopper, -1);
  const { status, body } = await moves(shopper, order, slotId);
  expect([status, body.version, body.slot?.slotId]).toEqual([200, order.version + 1, slotId]);
  expect(body.totalCents).toBe(order.totalCents);
  expect([await takenOf(world, slotId), await takenOf(world, order.slot!.slotId)]).toEqual([1, 0]);
  expect((await moves(shopper, order, slotId)).code).toBe('VERSION_CONFLICT');
});

test('X-7 the times that an order may move to say what it costs then, and there are none once it is over', async () => {
  const { shopper, order } = await placed('looker');
  const { slots = [] } = await times(shopper, order.orderNumber);
  const own = slots.find(({ slotId }) => slotId === order.slot?.slotId);
  expect(own).toMatchObject({ capacityLeft: 2, totalCents: order.totalCents, unfitEntryIds: [] });
  const next = slots.findLast(({ slotId, capacityLeft }) => slotId !== own?.slotId && capacityLeft > 0)!;
  const moved = await moves(shopper, order, next.slotId, { expectedTotalCents: next.totalCents });
  expect([moved.status, moved.body.totalCents]).toEqual([200, next.totalCents]);
  expect((await times(ordersShopper(world, 'stranger'), order.orderNumber)).errors?.[0]?.code).toBe('ORDER_NOT_FOUND');
  await world.app.inject({
    method: 'POST',
    url: `/orders/${order.orderNumber}/cancel`,
    headers: { authorization: `Bearer ${await world.tokenFor(shopper.who!)}`, 'idempotency-key': 'cancel-it-now' },
  });
  expect((await times(shopper, order.orderNumber)).slots).toEqual([]);
});

test("T-24 N-62 another household's order, a time that isn't there, and a time that costs more than was seen change nothing", async () => {
  const { shopper, order } = await placed('keeper');
  const slotId = await free(shopper, -2);
  expect((await moves(ordersShopper(world, 'stranger'), order, slotId)).code).toBe('NO_ORDER_DATA');
  expect((await moves(shopper, order, 'store-1.P.1.60')).code).toBe('SLOT_ENDED');
  expect((await moves(shopper, order, slotId, { expectedTotalCents: order.totalCents - 1 })).code).toBe(
    'QUOTE_CHANGED',
  );
  const left = (await shopper.slots()).find((slot) => slot.slotId === slotId)?.capacityLeft;
  expect([(await shopper.sees(order.orderNumber)).version, left]).toEqual([order.version, 2]);
});

test('N-59 eight orders that want the last two places of a time at once fill it, and never more', async () => {
  const all: Awaited<ReturnType<typeof placed>>[] = [];
  for (let index = 0; index < 8; index++) all.push(await placed(`rush-${index}`));
  const slotId = await free(all[0]!.shopper, -3);
  const answers = await Promise.all(all.map(({ shopper, order }) => moves(shopper, order, slotId)));
  const codes = answers.map(({ status, code }) => code ?? String(status)).toSorted();
  expect(codes).toEqual(['200', '200', ...Array.from({ length: 6 }, () => 'SLOT_FULL')]);
  expect(await takenOf(world, slotId)).toBe(2);
});
