import { afterAll, beforeAll, expect, test } from 'vitest';
import { ordersShopper } from '../../orders/testing/orders-shopper.ts';
import { goods, ordersWorld, store } from '../../orders/testing/orders-world.ts';
import { advance, finalize } from '../../orders/lifecycle/store-side.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { World } from '../../testing/world.ts';
import type { OfferRecord } from '../rules/record.ts';
import { publishOffers } from '../store/offers.ts';
import { couponShopper } from '../testing/coupons-world.ts';
import { offerDraft } from '../testing/drafts.ts';

const milkUpc = '012100000001';
const breadUpc = '012100000009';
const deal = (offerId: string, more: Partial<OfferRecord> = {}) =>
  offerDraft(offerId, { pgm: 'PD', offerType: 'PD', departmentId: 'pets', upcs: ['041000000017'], ...more });
const drafts = [
  deal('a-new'),
  deal('b-bread', { departmentId: 'pantry', upcs: [breadUpc] }),
  deal('c-milk', { departmentId: 'pantry', upcs: [milkUpc], endsOn: '2026-08-05' }),
  deal('elsewhere', { banners: ['vons'] }),
  offerDraft('public'),
];

let world: World;
beforeAll(async () => {
  world = await ordersWorld({
    fill: ({ db, clock }) => inTransaction(db, (trx) => publishOffers(trx, drafts, clock.now())),
  });
});
afterAll(() => world.close());

interface Deals {
  dealsInfo: {
    offerId: string;
    rank: number;
    reason: { code: string };
    expiresAt: string;
    priceCents: number | null;
  }[];
  modelConfigurationId: string;
  generatedAt: string;
}

const body = (householdId: string, more: object = {}) => ({
  modelConfigurationId: 'larder-rfm-1',
  assortmentChannel: 'PICKUP',
  banner: 'safeway',
  storeId: store.storeId,
  householdId,
  uiPageSize: 22,
  zipCode: '94607',
  host: 'safeway.localhost',
  platform: 'web',
  ...more,
});

test('S-198, N-43 what a household bought decides which deals come first, and never what they cost', async () => {
  const maya = couponShopper(world, 'maya');
  const seen = async () => (await maya.sends<Deals>('personalizeddeals', body('household-maya'))).dealsInfo;
  expect((await seen()).map(({ offerId, reason, priceCents }) => [offerId, reason.code, priceCents])).toEqual([
    ['c-milk', 'NEW', 400],
    ['a-new', 'NEW', null],
    ['b-bread', 'NEW', 500],
  ]);
  const shopper = ordersShopper(world, 'maya');
  await shopper.adds(goods.bread, { qty: 1 });
  await shopper.getsReady();
  const { orderNumber } = (await shopper.places()).body;
  const at = { orderNumber, at: world.clock.now(), actor: 'STORE' };
  await inTransaction(world.db, async (trx) => {
    for (const event of ['LOCK', 'PICK', 'READY', 'HAND_OVER'] as const) await advance(trx, { ...at, event });
  });
  expect((await seen())[0]).toMatchObject({ reason: { code: 'NEW' } });
  await inTransaction(world.db, (trx) => finalize(trx, world.context, at));
  expect(
    (await seen()).map(({ offerId, rank, reason, priceCents }) => [offerId, rank, reason.code, priceCents]),
  ).toEqual([
    ['c-milk', 1, 'BOUGHT_OFTEN', 400],
    ['b-bread', 2, 'BOUGHT_OFTEN', 500],
    ['a-new', 3, 'NEW', null],
  ]);
  await maya.clips('c-milk', store.storeId);
  expect((await seen()).map(({ offerId }) => offerId)).toEqual(['b-bread', 'a-new']);
});

test('N-40 a deal ends with the last day of the store', async () => {
  const { dealsInfo, generatedAt } = await couponShopper(world, 'zoe').sends<Deals>(
    'personalizeddeals',
    body('household-zoe'),
  );
  expect(generatedAt).toBe('2026-08-05T19:00:00.000Z');
  expect(dealsInfo.find(({ offerId }) => offerId === 'c-milk')?.expiresAt).toBe('2026-08-06T06:59:59.999Z');
});

test("S-199, T-24 as many as asked for, for the bearer's own household", async () => {
  const ann = couponShopper(world, 'ann');
  const { dealsInfo } = await ann.sends<Deals>('personalizeddeals', body('household-ann', { uiPageSize: 1 }));
  expect(dealsInfo).toHaveLength(1);
  expect(await ann.sends('personalizeddeals', body('household-maya'))).toMatchObject({
    errors: [{ code: 'FORBIDDEN' }],
  });
  for (const wrong of [{ uiPageSize: 0 }, { uiPageSize: '5' }, { zipCode: '9' }, { platform: 'ios' }, { host: 'a b' }])
    expect(await ann.sends('personalizeddeals', body('household-ann', wrong))).toMatchObject({
      errors: [{ field: Object.keys(wrong)[0] }],
    });
  expect(await ann.sends('personalizeddeals', body('household-ann', { storeId: '9999' }))).toMatchObject({
    errors: [{ code: 'STORE_NOT_FOUND' }],
  });
});

test('S-192 one deal, with its products when they are asked for; a coupon is none', async () => {
  const ann = couponShopper(world, 'ann');
  const path = (offerId: string, more = '') =>
    `personalizedofferdetail?offerId=${offerId}&storeId=${store.storeId}&source=gallery${more}`;
  expect(await ann.reads(path('b-bread', '&includeUpc=y'))).toMatchObject({
    offer: { offerId: 'b-bread', upcList: [breadUpc] },
  });
  expect(await ann.reads(path('b-bread'))).toMatchObject({ offer: { upcList: [] } });
  expect(await ann.reads(path('public'))).toMatchObject({ errors: [{ code: 'OFFER_NOT_FOUND' }] });
  expect((await world.app.inject(`/offers/${path('b-bread')}`)).statusCode).toBe(401);
});
