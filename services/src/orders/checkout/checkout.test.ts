import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startStandIn, type StandIn } from '../payments/stand-in.ts';
import type { World } from '../../testing/world.ts';
import { goods, noon, ordersWorld } from '../testing/orders-world.ts';
import { newKey, ordersShopper } from '../testing/orders-shopper.ts';

let world: World;
let provider: StandIn;
beforeAll(async () => {
  provider = await startStandIn();
  world = await ordersWorld({ config: { quillpayUrl: provider.url } });
});
afterAll(async () => {
  await world.close();
  await provider.close();
});
beforeEach(() => world.clock.set(noon));

let names = 0;
const shopper = () => ordersShopper(world, `chooser-${++names}`);
const codes = (answer: { body: { problems: { code: string }[] } }) => answer.body.problems.map(({ code }) => code);

test('N-60 problems come in the order of the steps, and each choice takes one away', async () => {
  const maya = shopper();
  await maya.adds(goods.milk);
  const all = ['SLOT_NEEDED', 'PHONE_NEEDED', 'BELOW_MINIMUM', 'PAYMENT_NEEDED'];
  expect(codes(await maya.looks())).toEqual(all);
  await maya.holds((await maya.slots())[0]!.slotId);
  expect(codes(await maya.looks())).toEqual(all.slice(1));
  expect(codes(await maya.chooses({ phone: '5105550142' }))).toEqual(all.slice(2));
  expect((await maya.looks()).body).toMatchObject({ minimumCents: 3000, missingCents: 2500 });
  await maya.adds(goods.milk, { qty: 5 });
  expect(codes(await maya.looks())).toEqual(all.slice(3));
  expect(codes(await maya.chooses({ paymentId: 'HAND_OVER' }))).toEqual([]);
});

test('T-72 with 19 in stock and 20 in the cart, the line and the checkout say the same, and an addition takes what is left', async () => {
  const maya = shopper();
  await maya.getsReady();
  const stock = (pieces: number) =>
    sql`update catalog.inventory set pickup = ${pieces} where bpn = ${goods.rice}`.execute(world.db);
  await stock(20);
  await maya.adds(goods.rice, { qty: 20 });
  expect(codes(await maya.looks())).toEqual([]);
  await stock(19);
  const line = async () => (await maya.cart())?.lines.find(({ itemId }) => itemId === goods.rice);
  const short = await line();
  expect(short).toMatchObject({ available: true, quantity: 20, leftQuantity: 19 });
  expect((await maya.looks()).body.problems).toEqual([
    { code: 'UNAVAILABLE_LINES', step: 'ITEMS', entryIds: [short?.entryId] },
  ]);
  expect((await maya.places()).code).toBe('UNAVAILABLE_LINES');
  const { entryId } = short!;
  await maya.adds(goods.rice, { op: 'SET', entryId, qty: 19 });
  expect(await line()).toMatchObject({ quantity: 19, leftQuantity: null });
  expect(codes(await maya.looks())).toEqual([]);
  await maya.adds(goods.rice, { qty: 5 });
  expect(await line()).toMatchObject({ quantity: 19, leftQuantity: null });
  await stock(200);
});

test('N-60 delivery needs an address of the shopper’s, where the store delivers; another channel lets the time go', async () => {
  const [maya, other] = [shopper(), shopper()];
  await maya.getsReady();
  const moved = await maya.chooses({ channel: 'DELIVERY' });
  expect(moved.body).toMatchObject({ channel: 'DELIVERY', slot: null, channels: ['PICKUP', 'DELIVERY', 'IN_STORE'] });
  expect(codes(moved)).toEqual(['SLOT_NEEDED', 'ADDRESS_NEEDED']);
  expect((await maya.chooses({ addressId: await other.lives() })).code).toBe('ADDRESS_NOT_FOUND');
  expect((await maya.chooses({ addressId: await maya.lives('94103') })).code).toBe('OUTSIDE_DELIVERY_AREA');
  expect((await maya.looks()).body.handOver.addressId).toBeNull();
  const home = await maya.lives();
  expect(codes(await maya.chooses({ addressId: home }))).toEqual(['SLOT_NEEDED']);
  const slot = (await maya.slots('DELIVERY')).find(({ kind }) => kind === '2H')!;
  await maya.holds(slot.slotId);
  // A person counts 200 characters.
  const long = '👩‍👩‍👧'.repeat(200);
  expect((await maya.chooses({ instructions: long })).body.handOver).toMatchObject({ instructions: long });
  const chosen = await maya.chooses({ tipCents: 300, instructions: '  Ring twice. ' });
  expect(chosen.body).toMatchObject({
    problems: [],
    feeCents: 595,
    tipCents: 300,
    totalCents: chosen.body.quote.totals.totalCents + 895,
    handOver: { kind: 'ATTENDED', instructions: 'Ring twice.', address: { zipCode: '94607' } },
  });
  const { status, body } = await maya.places();
  expect([status, body]).toMatchObject([200, { feeCents: 595, tipCents: 300, totalCents: chosen.body.totalCents }]);
});

test('T-96 S-144 alcohol is never left at the door: the choice is refused, and nothing of it is kept', async () => {
  const maya = shopper();
  await maya.getsReady();
  await maya.chooses({ channel: 'DELIVERY', addressId: await maya.lives() });
  const left = await maya.chooses({ handOver: 'UNATTENDED', leaveAt: 'PORCH', paymentId: 'QUILLPAY' });
  expect(left.body.handOver).toMatchObject({ kind: 'UNATTENDED', leaveAt: 'PORCH', canBeUnattended: true });
  await maya.adds(goods.wine);
  const restricted = await maya.looks();
  expect(restricted.body.handOver.canBeUnattended).toBe(false);
  expect(codes(restricted)).toEqual(['SLOT_NEEDED', 'UNATTENDED_RESTRICTED']);
  await maya.holds((await maya.slots('DELIVERY'))[0]!.slotId);
  expect((await maya.places({ confirmsAge: true })).code).toBe('UNATTENDED_RESTRICTED');
  await maya.chooses({ handOver: 'ATTENDED' });
  expect((await maya.chooses({ handOver: 'UNATTENDED', tipCents: 500 })).code).toBe('UNATTENDED_RESTRICTED');
  expect((await maya.looks()).body).toMatchObject({ tipCents: 0, handOver: { kind: 'ATTENDED' } });
  expect((await maya.places({ confirmsAge: true })).status).toBe(200);
});

test('N-64 what is left at the door isn’t paid there', async () => {
  const maya = shopper();
  await maya.getsReady();
  await maya.chooses({ channel: 'DELIVERY', addressId: await maya.lives() });
  const left = await maya.chooses({ handOver: 'UNATTENDED' });
  expect(left.body.payments).toEqual([
    { paymentId: 'HAND_OVER', isOffered: false, problem: 'UNATTENDED' },
    { paymentId: 'QUILLPAY', isOffered: true, problem: null },
  ]);
  expect(codes(left)).toContain('PAYMENT_NEEDED');
  expect((await maya.chooses({ paymentId: 'HAND_OVER' })).code).toBe('PAYMENT_NOT_OFFERED');
  expect((await maya.chooses({ paymentId: 'GOLD' })).code).toBe('PAYMENT_NOT_OFFERED');
});

test('S-139 S-140 a pre-order waits for its day, and a cake for its baker: the time has to fit', async () => {
  for (const [item, fits] of [
    [goods.preOrder, '2026-08-08'],
    [goods.cake, '2026-08-06'],
  ] as const) {
    const maya = shopper();
    await maya.adds(item);
    await maya.chooses({ phone: '5105550142', paymentId: 'HAND_OVER' });
    const slots = await maya.slots();
    const { lines } = (await maya.cart())!;
    expect(slots[1]!.unfitEntryIds).toEqual([lines[0]?.entryId]);
    expect((await maya.holds(slots[1]!.slotId)).code).toBe('SLOT_UNFIT');
    expect((await maya.looks()).body).toMatchObject({ slot: null, problems: [{ code: 'SLOT_NEEDED' }] });
    const fitting = slots.find(({ start }) => start > `${fits}T22:00:00.000Z`)!;
    expect(fitting.unfitEntryIds).toEqual([]);
    await maya.holds(fitting.slotId);
    expect(codes(await maya.looks())).toEqual([]);
  }
});

test('S-145 a sandwich is made while the deli is open: other times are refused, and so is an order that holds one', async () => {
  const maya = shopper();
  await maya.getsReady();
  const early = (await maya.slots()).find(({ start }) => start === '2026-08-06T15:00:00.000Z')!;
  expect((await maya.holds(early.slotId)).status).toBe(200);
  await maya.adds(goods.sandwich);
  const entryId = (await maya.cart())!.lines.find(({ itemId }) => itemId === goods.sandwich)?.entryId;
  expect((await maya.looks()).body.problems).toEqual([{ code: 'SLOT_UNFIT', step: 'TIME', entryIds: [entryId] }]);
  expect((await maya.places()).code).toBe('SLOT_UNFIT');
  const tomorrow = (await maya.slots()).filter(({ start }) => start >= '2026-08-06T14' && start < '2026-08-07T07');
  expect(
    tomorrow.flatMap(({ start, unfitEntryIds }) => (unfitEntryIds.length === 0 ? [start.slice(11, 13)] : [])),
  ).toEqual(['17', '18', '19', '20', '21', '22', '23', '00']);
  const refused = await maya.holds(tomorrow[1]!.slotId);
  expect([refused.status, refused.code]).toEqual([409, 'SLOT_UNFIT']);
  expect((await maya.looks()).body.slot?.slotId).toBe(early.slotId);
  await maya.holds(tomorrow.find(({ unfitEntryIds }) => unfitEntryIds.length === 0)!.slotId);
  expect((await maya.places()).status).toBe(200);
});

test('S-145 whose cart it is decides who hears of its lines', async () => {
  const [maya, other] = [shopper(), shopper()];
  await maya.adds(goods.cake);
  other.kept.cartId = maya.kept.cartId;
  expect((await other.slots()).every(({ unfitEntryIds }) => unfitEntryIds.length === 0)).toBe(true);
});

test('T-95 Prop 65 warnings are told before paying', async () => {
  const maya = shopper();
  await maya.adds(goods.fern);
  expect((await maya.looks()).body.prop65).toEqual([
    { entryId: expect.any(String), itemId: goods.fern, text: 'WARNING: Lead. www.P65Warnings.ca.gov' },
  ]);
});

test('N-60 a guest looks, chooses, and holds a time; placing needs an account', async () => {
  const guest = ordersShopper(world, null);
  await guest.getsReady();
  expect(codes(await guest.looks())).toEqual(['SIGN_IN_NEEDED']);
  const stranger = ordersShopper(world, null);
  stranger.kept.cartId = guest.kept.cartId;
  expect((await stranger.looks()).code).toBe('CART_NOT_FOUND');
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from orders.slot_hold where cart_id = ${guest.kept.cartId}`.execute(world.db);
  expect(rows).toEqual([{ n: 1 }]);
});

test('I-8 a hold and a choice that are sent again answer the same', async () => {
  const maya = shopper();
  await maya.adds(goods.milk, { qty: 7 });
  const slot = (await maya.slots())[3]!;
  const [holdKey, choiceKey] = [newKey(), newKey()];
  const held = await maya.holds(slot.slotId, holdKey);
  const chosen = await maya.chooses({ phone: '5105550142' }, choiceKey);
  world.clock.advance({ minutes: 5 });
  expect((await maya.holds(slot.slotId, holdKey)).body).toEqual(held.body);
  expect((await maya.chooses({ phone: '5105550142' }, choiceKey)).body).toEqual(chosen.body);
  expect((await maya.chooses({ phone: '5105550143' }, choiceKey)).code).toBe('IDEMPOTENCY_KEY_REUSED');
});

test('N-6 a guest who signs in goes on with the time and the choices of the cart that was merged', async () => {
  const guest = ordersShopper(world, null);
  await guest.getsReady();
  const { slot, cartId } = (await guest.looks()).body;
  const maya = shopper();
  maya.kept.guestCartId = guest.kept.guestCartId;
  maya.kept.cartId = cartId;
  await maya.cart();
  const merged = (await maya.looks()).body;
  expect(merged).toMatchObject({ slot: { slotId: slot!.slotId }, handOver: { phone: '5105550142' }, problems: [] });
  expect(merged.cartId).not.toBe(cartId);
  expect((await maya.places({ quoteId: merged.quote.quoteId })).status).toBe(200);
});
