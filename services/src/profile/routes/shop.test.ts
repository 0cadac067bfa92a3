import { afterAll, beforeAll, expect, test } from 'vitest';
import { services } from '../../app.ts';
import { demoShoppers } from '../../demo/shoppers.ts';
import { identityTables } from '../../identity/store/tables.ts';
import { demo } from '../../testing/bases.ts';
import { createWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => void (world = await createWorld({ services, base: demo, connections: 20 })));
afterAll(() => world.close());

const idOf = (key: string) =>
  demoShoppers(Temporal.PlainDate.from('2026-07-01')).customers.find((each) => each.key === key)?.customerId ?? '';
let keys = 0;
const freshKey = () => `shop-key-${(keys += 1)}`;
const pickup = { banner: 'safeway', storeId: '0985', preference: 'dug' };
async function choose(key: string, body: object, idempotencyKey = freshKey(), as = key) {
  const headers = { authorization: `Bearer ${await world.tokenFor(as)}`, 'idempotency-key': idempotencyKey };
  return world.app.inject({ method: 'POST', url: `/profile/customers/${idOf(key)}/shop`, headers, body });
}
const codeOf = (answer: { json<T>(): T }) => answer.json<{ errors: { code: string }[] }>().errors[0]?.code;

/** What user info tells a browser in which the demo shopper signs in, on a banner's host. */
async function shopOf(key: string, banner: string) {
  const answer = await world.app.inject({ method: 'POST', url: '/identity/demo/sign-in', body: { key, banner } });
  const { shopStoreId, shopZip, preference, shopIsChosen, storeId } = answer.json<Record<string, unknown>>();
  return { shopStoreId, shopZip, preference, shopIsChosen, storeId };
}

test('N-4 a choice is in user info from then on, on the banner where it was made; the program store stays', async () => {
  const before = await shopOf('maya', 'safeway');
  expect(before).toMatchObject({ shopStoreId: '2910', preference: 'dug', shopIsChosen: false, storeId: '2910' });
  const answer = await choose('maya', { ...pickup, preference: 'delivery', zipCode: '94110-1234' });
  expect([answer.statusCode, answer.json<object>()]).toEqual([
    200,
    { storeId: '0985', preference: 'delivery', zipCode: '94110' },
  ]);
  expect(await shopOf('maya', 'safeway')).toEqual({
    shopStoreId: '0985',
    shopZip: '94110',
    preference: 'delivery',
    shopIsChosen: true,
    storeId: '2910',
  });
  expect(await shopOf('maya', 'vons')).toMatchObject({ shopStoreId: '2224', preference: 'dug', shopIsChosen: false });
});

test('S-2 a store of another banner, a channel it lacks, and a ZIP code it does not deliver to are refused, and nothing is kept', async () => {
  const refused = async (body: object) => codeOf(await choose('new', { ...pickup, ...body }));
  expect(await refused({ storeId: '1742' })).toBe('STORE_NOT_FOUND');
  expect(await refused({ storeId: 'none' })).toBe('STORE_NOT_FOUND');
  expect(await refused({ storeId: '0711' })).toBe('CHANNEL_NOT_OFFERED');
  expect(await refused({ preference: 'delivery' })).toBe('ZIP_CODE_REQUIRED');
  expect(await refused({ preference: 'delivery', zipCode: '10016' })).toBe('OUTSIDE_DELIVERY_AREA');
  expect((await choose('new', { ...pickup, zipCode: '941' })).statusCode).toBe(400);
  expect(await shopOf('new', 'safeway')).toMatchObject({ shopIsChosen: false });
});

test('T-24 nobody chooses for someone else', async () => {
  expect((await choose('new', pickup, freshKey(), 'maya')).statusCode).toBe(403);
  const anonymous = await world.app.inject({
    method: 'POST',
    url: `/profile/customers/${idOf('new')}/shop`,
    headers: { 'idempotency-key': freshKey() },
    body: pickup,
  });
  expect(anonymous.statusCode).toBe(401);
});

test('I-8 the same choice sent 16 times at once is one; under one key another choice is refused', async () => {
  const answers = await Promise.all(Array.from({ length: 16 }, () => choose('carlos', pickup, 'carlos-one-shop')));
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(200);
  expect(codeOf(await choose('carlos', { ...pickup, storeId: '2910' }, 'carlos-one-shop'))).toBe(
    'IDEMPOTENCY_KEY_REUSED',
  );
});

test('of 16 different choices at once one is kept whole, and none fails', async () => {
  const delivered = { ...pickup, preference: 'delivery', zipCode: '94110' };
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, index) => choose('naomi', index % 2 ? pickup : { ...delivered, storeId: '2910' })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 16 }, () => 200));
  const kept = await identityTables(world.db)
    .selectFrom('identity.shop_choice')
    .select(['store_id', 'preference', 'zip_code'])
    .where('customer_id', '=', idOf('naomi'))
    .execute();
  expect([
    { store_id: '0985', preference: 'dug', zip_code: null },
    { store_id: '2910', preference: 'delivery', zip_code: '94110' },
  ]).toContainEqual(kept[0]);
  expect(kept).toHaveLength(1);
});
