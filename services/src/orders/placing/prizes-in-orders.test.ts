import { afterAll, beforeAll, expect, test } from 'vitest';
import { givePersonalOffer } from '../../offers/index.ts';
import { couponShopper } from '../../offers/testing/coupons-world.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { World } from '../../testing/world.ts';
import { advance, cancel, finalize } from '../lifecycle/store-side.ts';
import { ordersShopper } from '../testing/orders-shopper.ts';
import { ordersWorld } from '../testing/orders-world.ts';

let world: World;
beforeAll(async () => void (world = await ordersWorld({ connections: 20 })));
afterAll(() => world.close());

let names = 0;
/** Milk for $35, and a prize that takes $2 off one item of the pantry. */
async function winner({ departmentId = 'pantry' as string | null, days = 10 } = {}) {
  const name = `winner-${++names}`;
  const shopper = ordersShopper(world, name);
  const at = world.clock.now();
  await inTransaction(world.db, (trx) =>
    givePersonalOffer(trx, {
      offerId: `prize-${name}`,
      householdId: shopper.who!.householdId!,
      campaignOfferId: null,
      prizeId: 'pantry-prize',
      title: '$2 off anything from the pantry',
      description: '',
      imageId: 'bread',
      valueCents: 200,
      departmentId,
      sourceId: `redemption:${name}`,
      at,
      expiresAt: at.add({ hours: 24 * days }),
    }),
  );
  await shopper.getsReady();
  return { shopper, name, offerId: `prize-${name}` };
}
type Winner = Awaited<ReturnType<typeof winner>>;
const goodsOf = async ({ shopper }: Winner) => (await shopper.cart())?.quote.totals.goodsCents;
const at = () => ({ at: world.clock.now(), actor: 'STORE' });

test('N-26 a prize takes its value off one item of its department, under its name, in one order', async () => {
  const maya = await winner();
  expect(await goodsOf(maya)).toBe(3300);
  const { orderNumber, quote } = (await maya.shopper.places()).body;
  expect((quote as { applied: object[] }).applied).toMatchObject([{ offerId: maya.offerId, amountCents: 200 }]);
  const { offers } = await couponShopper(world, maya.name).reads<{ offers: object[] }>(`names?offerId=${maya.offerId}`);
  expect(offers).toMatchObject([{ title: '$2 off anything from the pantry', prizeId: 'pantry-prize', points: 0 }]);
  await maya.shopper.getsReady();
  expect(await goodsOf(maya)).toBe(3500);
  for (const event of ['LOCK', 'PICK', 'READY', 'HAND_OVER'] as const)
    await inTransaction(world.db, (trx) => advance(trx, { orderNumber, event, ...at() }));
  await inTransaction(world.db, (trx) => finalize(trx, world.context, { orderNumber, ...at() }));
  expect(await goodsOf(maya)).toBe(3500);
});

test('T-4 a canceled order gives the prize back', async () => {
  const maya = await winner();
  const { orderNumber } = (await maya.shopper.places()).body;
  await inTransaction(world.db, (trx) => cancel(trx, world.context, { orderNumber, event: 'CANCEL', ...at() }));
  await maya.shopper.getsReady();
  expect(await goodsOf(maya)).toBe(3300);
});

test('N-26 one for the store, of another department, or that has expired takes nothing off', async () => {
  expect(await goodsOf(await winner({ departmentId: null }))).toBe(3500);
  expect(await goodsOf(await winner({ departmentId: 'deli' }))).toBe(3500);
  expect(await goodsOf(await winner({ days: -1 }))).toBe(3500);
});
