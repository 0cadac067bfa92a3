import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishOffers } from '../../offers/index.ts';
import type { Coupon } from '../../offers/contract/coupons.ts';
import { couponShopper } from '../../offers/testing/coupons-world.ts';
import { offerDraft } from '../../offers/testing/drafts.ts';
import { wrongBalances } from '../../games/index.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { joined, publish } from '../../testing/games.ts';
import type { World } from '../../testing/world.ts';
import { linesOfOrder } from '../store/order-reads.ts';
import { ordersShopper } from '../testing/orders-shopper.ts';
import { goods, ordersWorld, store } from '../testing/orders-world.ts';
import { refund } from './refund.ts';
import { advance, cancel, finalize } from './store-side.ts';

const milkUpc = '012100000001';
const applesUpc = '012100000003';
const nothing = { qty: 1, discount: { type: 'AMOUNT_OFF' as const, value: 0 } };
const unlimited = { usageType: 'UNLIMITED', ordersEach: null } as const;

/** Each unit of a challenge (S-269 to S-273), what two orders of seven cartons and a pound of apples bring it to, and how it stands after one. */
const units = [
  ...(['ITEM', 'ITEMS', 'AMOUNT', 'QUANTITY_PRICE', 'WEIGHT_VOLUME', 'WEIGHT/VOLUME', 'QUANTITY'] as const).map(
    (unit) => ({ unit, buy: { upcs: [milkUpc], minQty: 14 }, first: 7, target: 14 }),
  ),
  { unit: 'DOLLARS', buy: { upcs: [milkUpc], minCents: 7000 }, first: 35, target: 70 },
  ...(['POUND', 'PER POUND'] as const).map((unit) => ({
    unit,
    buy: { upcs: [applesUpc], minWeight: 200 },
    first: 1,
    target: 2,
  })),
  { unit: null, buy: { minQty: 2 }, first: 1, target: 2 },
] as const;
const idOf = (unit: string | null) => `unit-${unit?.replace(/\W/g, '-').toLowerCase() ?? 'orders'}`;

const drafts = [
  ...units.map(({ unit, buy }) =>
    offerDraft(idOf(unit), {
      ...unlimited,
      proto: 'REWARDS_ACCUMULATION',
      rule: { buy, get: nothing, maxApplications: 1, rewards: 1, rewardCents: 300 },
      card: { units: unit, name: 'Milk' },
    }),
  ),
  offerDraft('points', {
    proto: 'REWARDS_FLAT',
    rule: { buy: { minCents: 3000 }, get: nothing, maxApplications: 1, rewardPoints: 100 },
    card: { name: 'Your Groceries' },
  }),
  offerDraft('path', {
    ...unlimited,
    proto: 'REWARDS_ACCUMULATION',
    rule: { buy: { upcs: [milkUpc], minQty: 10 }, get: nothing, maxApplications: 1, rewards: 1, rewardCents: 300 },
    card: { units: 'ITEMS', name: 'Milk' },
  }),
  offerDraft('again', {
    ...unlimited,
    proto: 'REWARDS_ACCUMULATION',
    rule: { buy: { upcs: [milkUpc], minQty: 3 }, get: nothing, maxApplications: null, rewardPoints: 5 },
    card: { units: 'ITEMS', name: 'Milk' },
  }),
  offerDraft('order', {
    proto: 'CUSTOM',
    rule: { buy: {}, get: nothing, maxApplications: 1, rewardPoints: 20, custom: { name: 'BEHAVIOR' } },
    card: { qualificationBehavior: 'ORDER', name: 'for Ordering Online' },
  }),
];

let world: World;
beforeAll(async () => {
  world = await ordersWorld({
    connections: 20,
    fill: ({ db, clock }) => inTransaction(db, (trx) => publishOffers(trx, drafts, clock.now())),
  });
  await publish(world);
});
afterAll(() => world.close());

const actor = 'STORE';
const within = <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(world.db, work);
const now = () => world.clock.now();
interface Earned {
  offerId: string;
  title: string;
  points: number;
  valueCents: number;
  returnedAt: string | null;
}

let names = 0;
/** A household that plays, has clipped these, and orders seven cartons of milk at a time. */
async function household(...offerIds: string[]) {
  const name = `rewarded-${++names}`;
  const player = await joined(world, name);
  const coupons = couponShopper(world, name);
  for (const offerId of offerIds)
    expect(await coupons.clips(offerId, store.storeId)).toMatchObject([{ status: 1 }, { status: 1 }]);
  const shopper = ordersShopper(world, name);
  return {
    /** Orders, and the store hands it over. @returns the order's number */
    async orders({ apples = false } = {}): Promise<string> {
      if (apples) await shopper.adds(goods.apples, { qty: 1, selectedWeight: 100 });
      await shopper.getsReady();
      const { orderNumber } = (await shopper.places()).body;
      for (const event of ['LOCK', 'PICK', 'READY', 'HAND_OVER'] as const)
        await within((trx) => advance(trx, { orderNumber, event, at: now(), actor }));
      return orderNumber;
    },
    async returns(orderNumber: string, quantity: number) {
      const [line] = await within((trx) => linesOfOrder(trx, orderNumber));
      const returned = [{ entryId: line?.entry_id ?? '', quantity }];
      await within((trx) =>
        refund(trx, world.context, { returned, reason: 'RETURN' }, { orderNumber, at: now(), actor }),
      );
    },
    async points(): Promise<number> {
      await world.runJobs();
      return (await player.points('SPIN')).totalGamePoints;
    },
    rewards: async () => (await player.get<{ rewards: { leftCents: number }[] }>('/rewards')).body.rewards,
    /** How a challenge stands on its card. */
    async stands(offerId: string) {
      const path = `offerdetail?offerId=${offerId}&storeId=${store.storeId}`;
      const { continuity, bonusPathStatus } = (await coupons.reads<{ offer: Coupon }>(path)).offer;
      return [bonusPathStatus, continuity?.units, continuity?.progressValue, continuity?.targetValue];
    },
    earned: async () =>
      (await coupons.reads<{ rewards: Earned[] }>('rewards')).rewards
        .map(({ offerId, points, valueCents, returnedAt }) => [offerId, points, valueCents, returnedAt !== null])
        .toSorted((one, other) => (String(one) < String(other) ? -1 : 1)),
  };
}
const finalizes = (orderNumber: string) =>
  within((trx) => finalize(trx, world.context, { orderNumber, at: now(), actor }));

test('N-46, S-94 a final order pays what its coupons promise in points, once, and only then', async () => {
  const maya = await household('points', 'again', 'order');
  const orderNumber = await maya.orders();
  expect([await maya.points(), await maya.earned()]).toEqual([0, []]);
  await finalizes(orderNumber);
  await expect(finalizes(orderNumber)).rejects.toMatchObject({ code: 'ORDER_STATE' });
  // $35 earn 35; the coupon 100; seven cartons two times 5; the order 20.
  expect(await maya.points()).toBe(35 + 100 + 10 + 20);
  expect(await maya.earned()).toEqual([
    ['again', 5, 0, false],
    ['again', 5, 0, false],
    ['order', 20, 0, false],
    ['points', 100, 0, false],
  ]);
  expect(await wrongBalances(world.db)).toEqual([]);
});

test('N-46, S-48 a challenge that is completed over two orders pays grocery rewards, and once', async () => {
  const maya = await household('path');
  await finalizes(await maya.orders());
  await maya.points();
  expect(await maya.rewards()).toEqual([]);
  await finalizes(await maya.orders());
  await finalizes(await maya.orders());
  await maya.points();
  expect(await maya.rewards()).toMatchObject([{ title: 'Bonus Path: Milk', valueCents: 300 }]);
  expect(await maya.earned()).toEqual([['path', 0, 300, false]]);
});

test.each(units)(
  'N-46 S-49 a challenge in $unit is activated, moved by final orders alone, completed by the second, and rewarded once',
  async ({ unit, first, target }) => {
    const offerId = idOf(unit);
    const maya = await household(offerId);
    expect(await maya.stands(offerId)).toEqual(['inprogress', unit, 0, target]);
    const numbers = [await maya.orders({ apples: true }), await maya.orders({ apples: true })];
    expect(await maya.stands(offerId)).toEqual(['inprogress', unit, 0, target]);
    await finalizes(numbers[0]!);
    expect(await maya.stands(offerId)).toEqual(['inprogress', unit, first, target]);
    expect(await maya.earned()).toEqual([]);
    await finalizes(numbers[1]!);
    expect(await maya.stands(offerId)).toEqual(['completed', unit, target, target]);
    expect(await maya.earned()).toEqual([[offerId, 0, 300, false]]);
  },
);

test('T-48, N-46 what comes back takes back what it earned, and no more', async () => {
  const maya = await household('points', 'path', 'again', 'order');
  const [first, second] = [await maya.orders(), await maya.orders()];
  await finalizes(first);
  await finalizes(second);
  expect(await maya.points()).toBe(2 * 35 + 100 + 4 * 5 + 20);
  await maya.returns(second, 2);
  // Twelve cartons are left, which are four times three, and the first order has its coupon still.
  expect(await maya.points()).toBe(2 * 35 - 10 + 100 + 4 * 5 + 20);
  expect(await maya.rewards()).toHaveLength(1);
  await maya.returns(first, 7);
  expect(await maya.points()).toBe(25 + 5 + 20);
  expect(await maya.rewards()).toEqual([]);
  expect(await maya.earned()).toEqual([
    ['again', 5, 0, false],
    ['again', 5, 0, true],
    ['again', 5, 0, true],
    ['again', 5, 0, true],
    ['order', 20, 0, false],
    ['path', 0, 300, true],
    ['points', 100, 0, true],
  ]);
  expect(await wrongBalances(world.db)).toEqual([]);
});

test('T-49 an order that is canceled pays nothing', async () => {
  const maya = await household('points', 'order');
  const shopper = await maya.orders();
  await expect(
    within((trx) => cancel(trx, world.context, { orderNumber: shopper, event: 'STORE_CANCEL', at: now(), actor })),
  ).rejects.toMatchObject({ code: expect.any(String) });
  expect(await maya.earned()).toEqual([]);
});

test('I-8 two orders that become final at once complete a challenge once', async () => {
  const maya = await household('path', 'order');
  const numbers = [await maya.orders(), await maya.orders()];
  await Promise.all(numbers.map(finalizes));
  await maya.points();
  expect(await maya.earned()).toEqual([
    ['order', 20, 0, false],
    ['path', 0, 300, false],
  ]);
});
