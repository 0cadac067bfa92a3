import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import { addSubscriptionPeriod } from '../../profile/index.ts';
import { publishOffers } from '../../offers/index.ts';
import { couponShopper } from '../../offers/testing/coupons-world.ts';
import { offerDraft } from '../../offers/testing/drafts.ts';
import type { Coupon } from '../../offers/contract/coupons.ts';
import type { World } from '../../testing/world.ts';
import { advance, cancel, finalize } from '../lifecycle/store-side.ts';
import { goods, ordersWorld, store } from '../testing/orders-world.ts';
import { ordersShopper } from '../testing/orders-shopper.ts';

const milkUpc = '012100000001';
const off = (value: number, upcs?: string[]) => ({
  buy: upcs ? { upcs } : { department: 'pantry' },
  get: { qty: 1, discount: { type: 'AMOUNT_OFF' as const, value } },
  maxApplications: 1,
});
const drafts = [
  offerDraft('milk-off', { rule: off(100, [milkUpc]), upcs: [milkUpc], endsOn: '2026-08-05' }),
  offerDraft('any-off', { rule: off(200), upcs: [], stackGroup: 'any' }),
  offerDraft('twice-a-day', { rule: off(50), usageType: 'UNLIMITED', ordersEach: null, ordersADay: 2 }),
  offerDraft('short-budget', { rule: off(300), card: { valueCents: 300 }, budgetCents: 500 }),
  offerDraft('path', {
    proto: 'REWARDS_ACCUMULATION',
    usageType: 'UNLIMITED',
    ordersEach: null,
    rule: { ...off(0, [milkUpc]), buy: { upcs: [milkUpc], minQty: 10 }, rewards: 1 },
    card: { units: 'ITEMS' },
  }),
  offerDraft('visits', {
    proto: 'REWARDS_ACCUMULATION',
    usageType: 'UNLIMITED',
    ordersEach: null,
    rule: { ...off(0), buy: { minQty: 2 }, rewards: 1 },
    card: { units: null },
  }),
  offerDraft('members-off', { rule: off(400), upcs: [], programType: 'FRESHPASS', programSubType: 'FRESHPASS' }),
  offerDraft('bread-off', { rule: off(100, ['041000000017']) }),
];

let world: World;
beforeAll(async () => {
  world = await ordersWorld({
    connections: 20,
    fill: ({ db, clock }) => inTransaction(db, (trx) => publishOffers(trx, drafts, clock.now())),
  });
  await sql`update catalog.product set program = '1P_WINE' where bpn = ${goods.fern}`.execute(world.db);
});
afterAll(() => world.close());

let names = 0;
/** A household with a grocery cart that is ready to be ordered, and these coupons. */
async function household(...offerIds: string[]) {
  const name = `coupons-${++names}`;
  const coupons = couponShopper(world, name);
  for (const offerId of offerIds)
    expect(await coupons.clips(offerId, store.storeId)).toMatchObject([{ status: 1 }, { status: 1 }]);
  const shopper = ordersShopper(world, name);
  await shopper.getsReady();
  return { name, coupons, shopper, id: `household-${name}` };
}
type Household = Awaited<ReturnType<typeof household>>;

const usesOf = async ({ id }: Household) =>
  (
    await sql<{ offerId: string; state: string; cents: number }>`select offer_id as "offerId", state, cents
      from offers.use where household_id = ${id} order by order_number, offer_id`.execute(world.db)
  ).rows;
const budgetOf = async (offerId: string) =>
  (
    await sql<{ used: number }>`select used_cents as used from offers.allowance where offer_id = ${offerId}`.execute(
      world.db,
    )
  ).rows[0]?.used;
/** What the goods of an order come to. */
const goodsOf = ({ lines }: { lines: unknown[] }) =>
  (lines as { netCents: number }[]).reduce((sum, { netCents }) => sum + netCents, 0);
const step = (orderNumber: string, event: 'LOCK' | 'PICK' | 'READY' | 'HAND_OVER') =>
  inTransaction(world.db, (trx) => advance(trx, { orderNumber, event, at: world.clock.now(), actor: 'STORE' }));
const cancels = ({ shopper }: Household, orderNumber: string) =>
  inTransaction(world.db, (trx) =>
    cancel(trx, world.context, {
      orderNumber,
      event: 'CANCEL',
      at: world.clock.now(),
      actor: 'SHOPPER',
      householdId: shopper.who?.householdId,
    }),
  );

test('N-42 a cart is priced with what is clipped, and each other coupon has its reason', async () => {
  const { shopper } = await household('milk-off', 'bread-off');
  const cart = await shopper.cart();
  expect(cart?.quote.applied).toMatchObject([{ offerId: 'milk-off', amountCents: 100 }]);
  expect(cart?.quote.notApplied).toEqual([{ offerId: 'bread-off', reasonCode: 'NO_MATCHING_ITEM' }]);
  expect(cart?.quote.totals).toMatchObject({ listCents: 3500, storeOfferCents: 100, goodsCents: 3400 });
});

test('N-60 a coupon that is clipped meanwhile and takes nothing off does not keep an order from being placed', async () => {
  const maya = await household('milk-off');
  const { quoteId } = (await maya.shopper.looks()).body.quote;
  await maya.coupons.clips('bread-off', store.storeId);
  expect((await maya.shopper.looks()).body.quote.quoteId).toBe(quoteId);
  const { status, body } = await maya.shopper.places({ quoteId });
  expect([status, goodsOf(body)]).toEqual([200, 3400]);
});

test('N-60 a coupon that is clipped meanwhile and takes something off is said before the order is placed', async () => {
  const maya = await household('milk-off');
  const { quoteId } = (await maya.shopper.looks()).body.quote;
  await maya.coupons.clips('any-off', store.storeId);
  const refused = await maya.shopper.places({ quoteId });
  expect([refused.status, refused.code]).toEqual([409, 'QUOTE_CHANGED']);
  expect(refused.body.changes?.lines).toContainEqual(expect.objectContaining({ offerIds: ['any-off'] }));
});

test('N-39 an order holds its coupons, hand-over uses them, and the next cart does without', async () => {
  const maya = await household('milk-off');
  const { body } = await maya.shopper.places();
  expect(goodsOf(body)).toBe(3400);
  expect(await usesOf(maya)).toEqual([{ offerId: 'milk-off', state: 'RESERVED', cents: 100 }]);
  await maya.shopper.adds(goods.milk);
  expect((await maya.shopper.cart())?.quote.notApplied).toEqual([{ offerId: 'milk-off', reasonCode: 'LIMIT_REACHED' }]);
  for (const event of ['LOCK', 'PICK', 'READY', 'HAND_OVER'] as const) await step(body.orderNumber, event);
  expect(await usesOf(maya)).toEqual([{ offerId: 'milk-off', state: 'REDEEMED', cents: 100 }]);
  await inTransaction(world.db, (trx) =>
    finalize(trx, world.context, { orderNumber: body.orderNumber, at: world.clock.now(), actor: 'STORE' }),
  );
  expect(await usesOf(maya)).toEqual([{ offerId: 'milk-off', state: 'REDEEMED', cents: 100 }]);
});

test('S-92, N-70 an offer of FreshPass lowers the price of members alone, and joining is enough', async () => {
  const { shopper, id } = await household('members-off');
  const before = await shopper.cart();
  expect(before?.quote.notApplied).toEqual([{ offerId: 'members-off', reasonCode: 'EXCLUDED' }]);
  await inTransaction(world.db, (trx) =>
    addSubscriptionPeriod(trx, {
      householdId: id,
      name: 'FreshPass',
      value: 'One month',
      months: 1,
      at: world.clock.now(),
      timeZone: store.timeZone,
    }),
  );
  expect((await shopper.cart())?.quote.applied).toMatchObject([{ offerId: 'members-off', amountCents: 400 }]);
});

test('T-4 a canceled order gives its coupon back, once', async () => {
  const maya = await household('milk-off');
  const { body } = await maya.shopper.places();
  await cancels(maya, body.orderNumber);
  await expect(cancels(maya, body.orderNumber)).rejects.toMatchObject({ status: 409 });
  expect(await usesOf(maya)).toMatchObject([{ state: 'RETURNED' }]);
  await maya.shopper.getsReady();
  expect(goodsOf((await maya.shopper.places()).body)).toBe(3400);
});

test('T-2 of two orders placed at once with a coupon for one, the other is 409 QUOTE_CHANGED and names it', async () => {
  const maya = await household('any-off');
  const wine = ordersShopper(world, maya.name);
  await wine.adds(goods.fern);
  const { rows } = await sql<{ cartId: string }>`select cart_id as "cartId" from cart.cart
    where household_id = ${maya.id} and category = '1P_Wine'`.execute(world.db);
  wine.kept.cartId = rows[0]?.cartId ?? '';
  const addressId = await wine.lives();
  await wine.holds((await wine.slots('DELIVERY')).at(-1)!.slotId);
  await wine.chooses({ phone: '5105550142', paymentId: 'HAND_OVER', addressId });
  const [groceries, bottles] = [await maya.shopper.looks(), await wine.looks()];
  expect([groceries.body.problems, bottles.body.problems]).toEqual([[], []]);
  const answers = await Promise.all([
    maya.shopper.places({ quoteId: groceries.body.quote.quoteId }),
    wine.places({ quoteId: bottles.body.quote.quoteId, confirmsAge: true }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.code).toBe('QUOTE_CHANGED');
  expect(refused?.body.changes?.lines).toContainEqual(
    expect.objectContaining({ code: 'OFFER', offerIds: ['any-off'] }),
  );
  expect((await usesOf(maya)).filter(({ state }) => state === 'RESERVED')).toHaveLength(1);
});

test('N-32 a limit of two orders a day holds for the day', async () => {
  const maya = await household('twice-a-day');
  const totals: number[] = [];
  for (let order = 0; order < 3; order++) {
    if (order > 0) await maya.shopper.getsReady();
    totals.push(goodsOf((await maya.shopper.places()).body));
  }
  expect(totals).toEqual([3450, 3450, 3500]);
});

test('N-32 a budget that does not last for a whole use pays for none of it, however many ask at once', async () => {
  const all: Household[] = [];
  while (all.length < 6) all.push(await household('short-budget'));
  const quotes = await Promise.all(all.map(async ({ shopper }) => (await shopper.looks()).body.quote.quoteId));
  const answers = await Promise.all(all.map(({ shopper }, at) => shopper.places({ quoteId: quotes[at] ?? '' })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(
    new Set(['QUOTE_CHANGED']),
  );
  expect(await budgetOf('short-budget')).toBe(300);
  const loser = all[answers.findIndex(({ status }) => status === 409)];
  expect((await loser?.shopper.cart())?.quote.notApplied).toEqual([
    { offerId: 'short-budget', reasonCode: 'LIMIT_REACHED' },
  ]);
  expect((await loser?.shopper.places())?.status).toBe(200);
});

test('N-39 a change that no longer needs a coupon gives it back to the next cart', async () => {
  const maya = await household('milk-off');
  await maya.shopper.adds(goods.last);
  const { body } = await maya.shopper.places();
  const answer = await world.app.inject({
    method: 'POST',
    url: '/orders/manageOrderItem',
    headers: {
      authorization: `Bearer ${await world.tokenFor({ customerId: `customer-${maya.name}`, householdId: maya.id })}`,
      'idempotency-key': 'amend-of-the-test',
    },
    payload: {
      orderNumber: body.orderNumber,
      storeNumber: store.storeId,
      versionNumber: 1,
      items: [{ itemId: goods.milk, orderedQuantity: 0, actionCode: 'UPDATE' }],
    },
  });
  expect(answer.statusCode).toBe(200);
  expect(await usesOf(maya)).toMatchObject([{ offerId: 'milk-off', state: 'RETURNED' }]);
  await maya.shopper.adds(goods.milk);
  expect((await maya.shopper.cart())?.quote.applied).toMatchObject([{ offerId: 'milk-off' }]);
});

test('N-46, X-6 challenges count final orders only, and stay complete', async () => {
  const maya = await household('path', 'visits');
  const seen = async () =>
    (
      await Promise.all(
        ['path', 'visits'].map(
          async (id) =>
            (await maya.coupons.reads<{ offer: Coupon }>(`offerdetail?offerId=${id}&storeId=${store.storeId}`)).offer,
        ),
      )
    ).map(({ bonusPathStatus, continuity }) => [bonusPathStatus, continuity?.progressValue]);
  const finishes = async () => {
    const { orderNumber } = (await maya.shopper.places()).body;
    for (const event of ['LOCK', 'PICK', 'READY', 'HAND_OVER'] as const) await step(orderNumber, event);
    await inTransaction(world.db, (trx) =>
      finalize(trx, world.context, { orderNumber, at: world.clock.now(), actor: 'STORE' }),
    );
  };
  expect(await seen()).toEqual([
    ['inprogress', 0],
    ['inprogress', 0],
  ]);
  await finishes();
  expect(await seen()).toEqual([
    ['inprogress', 7],
    ['inprogress', 1],
  ]);
  await maya.shopper.getsReady();
  expect((await maya.shopper.cart())?.quote.rewards).toMatchObject([{ offerId: 'path', times: 1 }]);
  await finishes();
  expect(await seen()).toEqual([
    ['completed', 10],
    ['completed', 2],
  ]);
});

test('N-40, T-6 a coupon counts for what is ordered by the end of its last day at the store', async () => {
  const maya = await household('milk-off');
  world.clock.set('2026-08-06T06:59:59.999Z');
  await maya.shopper.holds((await maya.shopper.slots()).find(({ capacityLeft }) => capacityLeft > 0)!.slotId);
  expect((await maya.shopper.looks()).body.quote.totals.goodsCents).toBe(3400);
  world.clock.set('2026-08-06T07:00:00Z');
  expect((await maya.shopper.cart())?.quote.notApplied).toEqual([{ offerId: 'milk-off', reasonCode: 'EXPIRED' }]);
  expect((await maya.shopper.looks()).body.quote.totals.goodsCents).toBe(3500);
});
