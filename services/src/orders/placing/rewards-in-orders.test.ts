import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartsView, CartView } from '../../cart/contract/carts.ts';
import { creditReward } from '../../games/store/rewards/rewards.ts';
import { gamesDb } from '../../games/store/tables.ts';
import { rewardCentsOf, spendRewards } from '../../games/index.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { World } from '../../testing/world.ts';
import { advance, cancel, finalize } from '../lifecycle/store-side.ts';
import { ordersShopper } from '../testing/orders-shopper.ts';
import { ordersWorld } from '../testing/orders-world.ts';

let world: World;
beforeAll(async () => {
  world = await ordersWorld({ connections: 20 });
});
afterAll(() => world.close());

const choose = async (name: string, cartId: string, use: boolean) =>
  world.app.inject({
    method: 'PUT',
    url: `/cart/rewards/${cartId}`,
    headers: {
      authorization: `Bearer ${await world.tokenFor({ customerId: `customer-${name}`, householdId: `household-${name}` })}`,
    },
    payload: { use },
  });

let names = 0;
/** A household with a cart that is ready to be ordered, and dollars off. */
async function household(...credits: number[]) {
  const name = `rewards-${++names}`;
  const householdId = `household-${name}`;
  const at = world.clock.now();
  for (const valueCents of credits)
    await creditReward(gamesDb(world.db), {
      id: world.random.uuid(),
      householdId,
      valueCents,
      title: 'Dollars off',
      sourceId: world.random.uuid(),
      at,
      expiresAt: at.add({ hours: 24 * 30 }),
    });
  const shopper = ordersShopper(world, name);
  await shopper.getsReady();
  const cart = async () => (await shopper.cart())!;
  const use = async (isUsed: boolean): Promise<CartView> => {
    const { cartId } = await cart();
    return (await choose(name, cartId, isUsed)).json<CartsView>().carts[0]!;
  };
  return { name, householdId, shopper, cart, use, left: () => rewardCentsOf(world.db, { householdId, at }) };
}

const step = (orderNumber: string, event: 'LOCK' | 'PICK' | 'READY' | 'HAND_OVER') =>
  inTransaction(world.db, (trx) => advance(trx, { orderNumber, event, at: world.clock.now(), actor: 'STORE' }));
const cancels = (householdId: string, orderNumber: string) =>
  inTransaction(world.db, (trx) =>
    cancel(trx, world.context, { orderNumber, event: 'CANCEL', at: world.clock.now(), actor: 'SHOPPER', householdId }),
  );
const total = ({ quote }: CartView) => quote.totals.totalCents;

test('N-35 a cart spends grocery rewards once it is told to, and no longer when it is told not to', async () => {
  const maya = await household(200, 500);
  const before = await maya.cart();
  expect(before.rewards).toEqual({ availableCents: 700, isUsed: false });
  const used = await maya.use(true);
  expect(used.rewards).toEqual({ availableCents: 700, isUsed: true });
  expect(used.quote.totals.rewardCents).toBe(700);
  expect(total(used)).toBeLessThanOrEqual(total(before) - 700);
  expect(await maya.use(true)).toMatchObject({ quote: { quoteId: used.quote.quoteId } });
  expect(total(await maya.use(false))).toBe(total(before));
  expect(await maya.left()).toBe(700);
});

test("nobody decides for another household's cart", async () => {
  const [maya, theo] = [await household(200), await household(300)];
  const { cartId } = await maya.cart();
  expect((await choose(theo.name, cartId, true)).statusCode).toBe(404);
  expect((await maya.cart()).rewards?.isUsed).toBe(false);
});

test('N-35 an order spends what its cart showed; the rest stays', async () => {
  const maya = await household(200, 10_000);
  const { quote } = await maya.use(true);
  const goodsCents = quote.totals.rewardCents;
  expect(goodsCents).toBeLessThan(10_200);
  expect((await maya.shopper.places()).status).toBe(200);
  expect(await maya.left()).toBe(10_200 - goodsCents);
});

test('T-4 N-39 a canceled order gives its rewards back, once', async () => {
  const maya = await household(700);
  await maya.use(true);
  const { body } = await maya.shopper.places();
  expect(await maya.left()).toBe(0);
  await cancels(maya.householdId, body.orderNumber);
  await expect(cancels(maya.householdId, body.orderNumber)).rejects.toMatchObject({ status: 409 });
  expect(await maya.left()).toBe(700);
});

test('N-35 what is handed over has spent them for good', async () => {
  const maya = await household(700);
  await maya.use(true);
  const { body } = await maya.shopper.places();
  for (const event of ['LOCK', 'PICK', 'READY', 'HAND_OVER'] as const) await step(body.orderNumber, event);
  const at = { orderNumber: body.orderNumber, at: world.clock.now(), actor: 'STORE' as const };
  await inTransaction(world.db, (trx) => finalize(trx, world.context, at));
  expect(await maya.left()).toBe(0);
});

test('N-60 rewards that are spent meanwhile are said before the order is placed', async () => {
  const maya = await household(700);
  await maya.use(true);
  const { quoteId } = (await maya.shopper.looks()).body.quote;
  const elsewhere = { orderNumber: 'elsewhere', householdId: maya.householdId, at: world.clock.now() };
  await inTransaction(world.db, (trx) => spendRewards(trx, world.random, elsewhere, 500));
  const refused = await maya.shopper.places({ quoteId });
  expect([refused.status, refused.code]).toEqual([409, 'QUOTE_CHANGED']);
  expect(await maya.left()).toBe(200);
});

test('N-35 of the same order sent many times at once, one spends the rewards', async () => {
  const maya = await household(700);
  await maya.use(true);
  const { quoteId } = (await maya.shopper.looks()).body.quote;
  await Promise.all(Array.from({ length: 6 }, () => maya.shopper.places({ quoteId })));
  expect(await maya.left()).toBe(0);
});
