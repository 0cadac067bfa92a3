import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { World } from '../../testing/world.ts';
import { goods, ordersWorld, stockOf, store } from '../testing/orders-world.ts';
import { newKey, ordersShopper, type OrdersShopper } from '../testing/orders-shopper.ts';

let world: World;
beforeAll(async () => void (world = await ordersWorld({ connections: 20 })));
afterAll(() => world.close());

let names = 0;
const shopper = () => ordersShopper(world, `shopper-${++names}`);
const count = async (table: string, of: OrdersShopper) =>
  (
    await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}
      where cart_id = ${of.kept.cartId}`.execute(world.db)
  ).rows[0]!.n;

test('N-60 an order keeps what was chosen and what it costs; the cart is empty, and the stock has fewer', async () => {
  const maya = shopper();
  const before = await stockOf(world.db, goods.milk);
  await maya.getsReady();
  const shown = (await maya.looks()).body;
  expect(shown.problems).toEqual([]);
  const { status, body } = await maya.places();
  expect([status, body]).toMatchObject([
    200,
    {
      state: 'PLACED',
      version: 1,
      storeId: store.storeId,
      channel: 'PICKUP',
      slot: { start: '2026-08-05T22:00:00.000Z', kind: '1H' },
      cutoffAt: '2026-08-05T20:00:00.000Z',
      handOver: { kind: 'PICKUP', address: null },
      phone: '5105550142',
      totalCents: shown.totalCents,
      payment: { paymentId: 'HAND_OVER', state: 'AUTHORIZED', heldCents: 0 },
      lines: [{ itemId: goods.milk, ordered: { quantity: 7, weight: null }, status: 'ORDERED', listCents: 3500 }],
      canEdit: true,
      canCancel: true,
    },
  ]);
  expect(body.orderNumber).toMatch(/^\d{7}$/);
  expect((await maya.cart())?.lines ?? []).toEqual([]);
  expect(before - (await stockOf(world.db, goods.milk))).toBe(7);
  expect((await maya.orders()).map(({ orderNumber }) => orderNumber)).toEqual([body.orderNumber]);
  expect(await ordersShopper(world, 'somebody-else').orders()).toEqual([]);
});

test('I-8 ten parallel sends of one key place one order, and each is answered with it', async () => {
  const maya = shopper();
  await maya.getsReady();
  const { quoteId } = (await maya.looks()).body.quote;
  const key = newKey();
  const answers = await Promise.all(Array.from({ length: 10 }, () => maya.places({ quoteId }, key)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await count('orders.order', maya)).toBe(1);
  expect((await maya.places({ quoteId: 'another' }, key)).code).toBe('IDEMPOTENCY_KEY_REUSED');
});

test('N-60 ten parallel sends with keys of their own place the cart once; the others find it empty', async () => {
  const maya = shopper();
  await maya.getsReady();
  const { quoteId } = (await maya.looks()).body.quote;
  const answers = await Promise.all(Array.from({ length: 10 }, () => maya.places({ quoteId })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(new Set(['EMPTY']));
});

test('N-60 a price that changed since it was seen is 409 QUOTE_CHANGED with what is new; nothing is placed, and its quote is accepted', async () => {
  const maya = shopper();
  await maya.getsReady();
  const seen = (await maya.looks()).body;
  const before = await stockOf(world.db, goods.milk);
  await sql`update catalog.price set price_cents = 520, base_price_cents = 520 where bpn = ${goods.milk}`.execute(
    world.db,
  );
  const refused = await maya.places({ quoteId: seen.quote.quoteId });
  await sql`update catalog.price set price_cents = 500, base_price_cents = 500 where bpn = ${goods.milk}`.execute(
    world.db,
  );
  expect([refused.status, refused.code]).toEqual([409, 'QUOTE_CHANGED']);
  const [line] = refused.body.changes!.lines;
  expect(line).toMatchObject({
    itemId: goods.milk,
    name: 'Whole Milk',
    code: 'PRICE',
    beforeCents: 3500,
    afterCents: 3640,
  });
  expect(refused.body.changes).toMatchObject({ totalBeforeCents: seen.totalCents });
  expect(refused.body.changes!.totalAfterCents).toBeGreaterThan(seen.totalCents);
  expect(await stockOf(world.db, goods.milk)).toBe(before);
  expect(await count('orders.placement', maya)).toBe(0);
  expect((await maya.looks()).body.slot).not.toBeNull();
  expect((await maya.places()).status).toBe(200);
});

test('T-79 a hold that has ended when the order is sent: 409, and the time is offered again', async () => {
  const maya = shopper();
  await maya.getsReady();
  const { quote, slot: held } = (await maya.looks()).body;
  const { quoteId } = quote;
  const slot = (await maya.slots()).find(({ slotId }) => slotId === held?.slotId);
  world.clock.advance({ minutes: 15 });
  expect((await maya.places({ quoteId })).code).toBe('SLOT_ENDED');
  expect((await maya.looks()).body).toMatchObject({ slot: null, problems: [{ code: 'SLOT_ENDED', step: 'TIME' }] });
  const again = (await maya.slots()).find(({ slotId }) => slotId === slot!.slotId);
  expect(again?.capacityLeft).toBe(slot!.capacityLeft + 1);
  expect(await count('orders.order', maya)).toBe(0);
});

test('N-60 two carts want the last one: one order has it, and the other cart is told which line', async () => {
  const carts = [shopper(), shopper()];
  for (const each of carts) {
    await each.adds(goods.last);
    await each.holds((await each.slots())[1]!.slotId);
    await each.chooses({ phone: '5105550142', paymentId: 'HAND_OVER' });
  }
  const quotes = await Promise.all(carts.map(async (each) => (await each.looks()).body.quote.quoteId));
  const answers = await Promise.all(carts.map((each, index) => each.places({ quoteId: quotes[index]! })));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(await stockOf(world.db, goods.last)).toBe(0);
  const loser = carts[answers.findIndex(({ status }) => status === 409)]!;
  expect((await loser.looks()).body.problems).toMatchObject([{ code: 'UNAVAILABLE_LINES' }, { code: 'BELOW_MINIMUM' }]);
  expect((await loser.looks()).body.slot).not.toBeNull();
});

test('N-54 alcohol needs a shopper who confirms their age', async () => {
  const maya = shopper();
  await maya.adds(goods.wine, { qty: 2 });
  await maya.holds((await maya.slots())[3]!.slotId);
  await maya.chooses({ phone: '5105550142', paymentId: 'HAND_OVER' });
  expect((await maya.looks()).body).toMatchObject({ needsAge: true, problems: [] });
  expect((await maya.places()).code).toBe('AGE_NOT_MET');
  expect((await maya.places({ confirmsAge: true })).status).toBe(200);
});

test('T-24 another household’s cart isn’t found, and a guest can’t place an order', async () => {
  const maya = shopper();
  await maya.getsReady();
  const { quoteId } = (await maya.looks()).body.quote;
  const other = shopper();
  expect((await other.places({ cartId: maya.kept.cartId, quoteId })).code).toBe('CART_NOT_FOUND');
  const guest = ordersShopper(world, null);
  await guest.adds(goods.milk, { qty: 7 });
  expect((await guest.places({ quoteId })).status).toBe(401);
});

test('N-59 N-60 many carts place orders for a time with three places at once: three have it, and it is never oversold', async () => {
  const carts = Array.from({ length: 12 }, () => shopper());
  const slot = (await carts[0]!.slots())[6]!;
  for (const each of carts) {
    await each.adds(goods.milk, { qty: 7 });
    await each.chooses({ phone: '5105550142', paymentId: 'HAND_OVER' });
  }
  const answers = await Promise.all(
    carts.map(async (each) => {
      await each.holds(slot.slotId);
      return each.places();
    }),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(
    new Set(['SLOT_NEEDED']),
  );
  const { rows } = await sql<{
    taken: number;
    orders: number;
  }>`select taken, (select count(*)::int from orders."order" o
    where o.slot_id = s.slot_id) as orders from orders.slot s where slot_id = ${slot.slotId}`.execute(world.db);
  expect(rows).toEqual([{ taken: 3, orders: 3 }]);
});

test('S-113 a sale that ends between looking and ordering: 409 QUOTE_CHANGED with the regular price, and nothing is placed', async () => {
  world.clock.advance(world.clock.now().until('2026-08-06T06:50:00Z'));
  await sql`update catalog.price set price_cents = 2900, promo_type = 'P', promo_text = '', promo_description = '',
    promo_ends_on = '2026-08-05' where bpn = ${goods.fern}`.execute(world.db);
  const maya = shopper();
  await maya.adds(goods.fern, { qty: 2 });
  await maya.holds((await maya.slots()).find(({ capacityLeft }) => capacityLeft > 0)!.slotId);
  await maya.chooses({ phone: '5105550142', paymentId: 'HAND_OVER' });
  const seen = (await maya.looks()).body;
  expect(seen.quote.totals).toMatchObject({ listCents: 6600, goodsCents: 5800 });
  world.clock.advance({ minutes: 11 });
  const refused = await maya.places({ quoteId: seen.quote.quoteId });
  expect([refused.status, refused.code]).toEqual([409, 'QUOTE_CHANGED']);
  expect(refused.body.changes).toMatchObject({
    totalBeforeCents: seen.totalCents,
    lines: [{ itemId: goods.fern, beforeCents: 5800, afterCents: 6600 }, { code: 'TAX' }],
  });
  expect(await count('orders.order', maya)).toBe(0);
  expect((await maya.places()).body).toMatchObject({ state: 'PLACED', lines: [{ netCents: 6600 }] });
});
