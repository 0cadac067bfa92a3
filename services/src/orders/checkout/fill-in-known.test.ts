import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { World } from '../../testing/world.ts';
import { goods, noon, ordersWorld } from '../testing/orders-world.ts';
import { ordersShopper } from '../testing/orders-shopper.ts';

let world: World;
beforeAll(async () => {
  world = await ordersWorld();
});
afterAll(() => world.close());
beforeEach(() => world.clock.set(noon));

let names = 0;
const shopper = () => ordersShopper(world, `known-${++names}`);
/** As after a while: what was chosen for carts is forgotten, and only orders tell. */
const forgets = () => sql`delete from orders.checkout`.execute(world.db);
const codes = (answer: { body: { problems: { code: string }[] } }) => answer.body.problems.map(({ code }) => code);

test('N-60 a household that has ordered before is asked for a time, and for nothing that it said then', async () => {
  const maya = shopper();
  await maya.getsReady();
  expect((await maya.places()).status).toBe(200);
  await forgets();
  await maya.adds(goods.milk, { qty: 7 });
  const again = await maya.looks();
  expect(codes(again)).toEqual(['SLOT_NEEDED']);
  expect(again.body).toMatchObject({ paymentId: 'HAND_OVER', handOver: { phone: '5105550142' } });
  await maya.holds((await maya.slots()).find(({ capacityLeft }) => capacityLeft > 0)!.slotId);
  expect((await maya.places()).status).toBe(200);
});

test('N-60 where the last delivery went is chosen again while it is saved, with how it was handed over', async () => {
  const maya = shopper();
  await maya.getsReady();
  const home = await maya.lives();
  await maya.chooses({ channel: 'DELIVERY', addressId: home, leaveAt: 'LOBBY', instructions: 'Ring twice.' });
  await maya.holds((await maya.slots('DELIVERY')).find(({ kind }) => kind === '2H')!.slotId);
  expect((await maya.places()).status).toBe(200);
  await forgets();
  await maya.adds(goods.milk, { qty: 7 });
  const again = await maya.chooses({ channel: 'DELIVERY' });
  const { handOver } = again.body;
  expect(handOver).toMatchObject({ kind: 'ATTENDED', addressId: home, phone: '5105550142', instructions: null });
  // What is chosen now stays, whatever was chosen then.
  expect((await maya.chooses({ handOver: 'UNATTENDED', phone: '5105550177' })).body.handOver).toMatchObject({
    kind: 'UNATTENDED',
    phone: '5105550177',
  });
  expect((await maya.looks()).body.handOver).toMatchObject({ kind: 'UNATTENDED', phone: '5105550177' });
});

test('T-24 nothing of one household is known to another, nor to a guest', async () => {
  const maya = shopper();
  await maya.getsReady();
  expect((await maya.places()).status).toBe(200);
  for (const stranger of [shopper(), ordersShopper(world, null)]) {
    await stranger.adds(goods.milk, { qty: 7 });
    expect(codes(await stranger.looks())).toEqual(expect.arrayContaining(['PHONE_NEEDED', 'PAYMENT_NEEDED']));
  }
});
