import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changePrice, changeStock } from '../../catalog/testing/changes.ts';
import type { World } from '../../testing/world.ts';
import { cartShopper, cartWorld, storeId } from '../testing/cart-world.ts';
import { plainGrocery, someProducts } from '../testing/products.ts';

let world: World;
let milk: string;
let bread: string;
let more: string[];
beforeAll(async () => {
  world = await cartWorld();
  [milk = '', bread = '', ...more] = await someProducts(world, plainGrocery, 8);
});
afterAll(() => world.close());

let shoppers = 0;
const newShopper = () => cartShopper(world, `adds-${++shoppers}`);

test('N-58 the same item and options sum up under one entry id', async () => {
  const shopper = newShopper();
  const first = await shopper.adds(milk);
  const second = await shopper.adds(milk, { qty: 2 });
  expect(first.results).toMatchObject([{ itemId: milk, done: true, quantity: 1, reasonCode: null }]);
  expect(second.results).toMatchObject([{ entryId: first.results[0]?.entryId, quantity: 3 }]);
  expect(second.carts).toMatchObject([{ cartCategory: '1P', program: 'abs', lines: [{ itemId: milk, quantity: 3 }] }]);
  expect(second.multiCartSummary).toMatchObject({
    totalAvailableCarts: 1,
    totalAvailableItems: 1,
    totalAvailableQuantity: 3,
  });
});

test('I-8 a repeated request adds once and tells the same results', async () => {
  const shopper = newShopper();
  const first = await shopper.adds(milk, {}, { key: 'the-same-key-1' });
  const again = await shopper.adds(milk, {}, { key: 'the-same-key-1' });
  expect(again.results).toEqual(first.results);
  expect((await shopper.groceries()).lines).toMatchObject([{ quantity: 1 }]);
});

test('N-58 adds at once to one cart all count', async () => {
  const shopper = newShopper();
  await shopper.adds(milk);
  const answers = await Promise.all(Array.from({ length: 12 }, () => shopper.asks([{ itemId: milk, op: 'ADD' }])));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const { lines, version } = await shopper.groceries();
  expect(lines).toMatchObject([{ itemId: milk, quantity: 13 }]);
  expect(version).toBe(13);
});

test('N-63 first adds at once make one cart', async () => {
  const shopper = newShopper();
  await Promise.all(
    Array.from({ length: 12 }, (_, index) => shopper.asks([{ itemId: index % 2 ? milk : bread, op: 'ADD' }])),
  );
  const { carts } = await shopper.reads();
  expect(carts).toHaveLength(1);
  expect(carts[0]?.lines.map(({ quantity }) => quantity)).toEqual([6, 6]);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from cart.cart
    where household_id = ${`household-adds-${shoppers}`}`.execute(world.db);
  expect(rows).toEqual([{ count: 1 }]);
});

test('T-45 an add of no whole number of packages is a 400 and changes nothing', async () => {
  const shopper = newShopper();
  await shopper.adds(milk);
  for (const qty of [-1, 0, 1.5, '2', 1e9, null, [1], true]) {
    const changes = [
      { itemId: bread, op: 'ADD' },
      { itemId: milk, op: 'ADD', qty },
    ];
    expect([qty, (await shopper.asks(changes)).status]).toEqual([qty, 400]);
  }
  expect((await shopper.groceries()).lines).toMatchObject([{ itemId: milk, quantity: 1 }]);
});

test('I-7 a price that the client sends is refused', async () => {
  const shopper = newShopper();
  for (const own of [{ priceCents: 1 }, { netCents: 1 }, { name: 'Free' }, { maxPurchaseQty: 999 }])
    expect([own, (await shopper.asks([{ itemId: milk, op: 'ADD', ...own }])).status]).toEqual([own, 400]);
  expect((await shopper.reads()).carts).toEqual([]);
});

test('a hostile product number, and a note that is no line of text, is a 400', async () => {
  const shopper = newShopper();
  for (const itemId of ["1' or '1'='1", '../../etc', '%00', '999999999999', '', '<script>'])
    expect([itemId, (await shopper.asks([{ itemId, op: 'ADD' }])).status]).toEqual([itemId, 400]);
  for (const comments of ['a'.repeat(141), 'tab\there', 'line\nbreak', '\u0007'])
    expect([comments, (await shopper.asks([{ itemId: milk, op: 'ADD', comments }])).status]).toEqual([comments, 400]);
});

test('a note is as long as a person counts its characters', async () => {
  const comments = '👩‍👩‍👧'.repeat(140);
  const { body, status } = await newShopper().asks([{ itemId: milk, op: 'ADD', comments }]);
  expect([status, body.carts[0]?.lines[0]?.comments]).toEqual([200, comments]);
});

test('N-68 what can be added is added, and each refusal has its reason', async () => {
  const shopper = newShopper();
  const [gone = '', free = ''] = more;
  await changeStock(world.db, { storeId, bpn: gone, pieces: 0 });
  await changePrice(world.db, { storeId, bpn: free, cents: 0 });
  const { body, status } = await shopper.asks([
    { itemId: milk, op: 'ADD' },
    { itemId: gone, op: 'ADD' },
    { itemId: free, op: 'ADD' },
    { itemId: '900000001', op: 'ADD' },
    { itemId: milk, op: 'ADD', qty: 99 },
    { itemId: milk, op: 'SET', entryId: 'nobody-has-this', qty: 2 },
  ]);
  expect(status).toBe(200);
  expect(body.results.map(({ done, reasonCode }) => (done ? 'done' : reasonCode))).toEqual([
    'done',
    'UNAVAILABLE',
    'UNAVAILABLE',
    'PRODUCT_NOT_FOUND',
    'TOO_MANY',
    'LINE_NOT_FOUND',
  ]);
  expect(body.results[4]).toMatchObject({ maximum: 99, quantity: 1 });
  expect(body.carts).toMatchObject([{ lines: [{ itemId: milk, quantity: 1 }] }]);
});

test('T-72 a product without stock or price is refused, and no cart is made for it', async () => {
  const guest = cartShopper(world, null);
  const refused = await guest.adds(more[0] ?? '');
  expect(refused.results).toMatchObject([{ done: false, reasonCode: 'UNAVAILABLE' }]);
  expect(refused).toMatchObject({ guestCartId: null, carts: [] });
});

test('T-64 the other way around, what was added since stays, and who removed the rest is told', async () => {
  const shopper = newShopper();
  const { carts, results } = await shopper.adds(milk, { qty: 4 });
  const seen = carts[0]?.version ?? 0;
  const entryId = results[0]?.entryId ?? '';
  await shopper.adds(milk);
  const told = await shopper.removes(milk, entryId, { ifMatch: seen });
  expect(told.results).toMatchObject([{ done: false, reasonCode: 'LINE_CHANGED', quantity: 1 }]);
  expect(told.carts[0]?.lines).toMatchObject([{ entryId, quantity: 1 }]);
  const done = await shopper.removes(milk, entryId, { ifMatch: told.carts[0]?.version ?? 0 });
  expect(done.carts).toEqual([]);
});

test('SET changes the note and the choice if it is out, and 0 removes the line', async () => {
  const shopper = newShopper();
  const { results } = await shopper.adds(milk, { comments: 'The coldest one' });
  const entryId = results[0]?.entryId;
  const set = async (change: object) => (await shopper.asks([{ itemId: milk, op: 'SET', entryId, ...change }])).body;
  expect(
    (await set({ comments: '', substitution: { kind: 'SPECIFIC_ITEM', itemId: bread } })).carts[0]?.lines,
  ).toMatchObject([{ comments: null, quantity: 1, substitution: { kind: 'SPECIFIC_ITEM', itemId: bread } }]);
  expect((await set({ substitution: { kind: 'ASK' } })).carts[0]?.lines).toMatchObject([
    { substitution: { kind: 'ASK', itemId: null } },
  ]);
  expect((await set({ substitution: { kind: 'REFUND' } })).carts[0]?.lines).toMatchObject([
    { substitution: { kind: 'REFUND', itemId: null } },
  ]);
  expect((await set({ qty: 0 })).carts).toEqual([]);
});

test('N-50, T-89 packages by weight are of hundredths of a pound, each weight is a line, and a line costs what it weighs', async () => {
  const shopper = newShopper();
  const [grapes = ''] = await someProducts(
    world,
    `program = 'abs' and sell_by_weight and not is_customizable and product.pickup and inventory.pickup > 5 and minimum_weight between 25 and 200 and promo_type is null`,
    1,
  );
  for (const selectedWeight of [12.3, 0, -5, '100', 10_000])
    expect((await shopper.asks([{ itemId: grapes, op: 'ADD', selectedWeight }])).status).toBe(400);
  const least = (await shopper.adds(grapes)).carts[0]?.lines[0]?.selectedWeight ?? 0;
  expect(least).toBeGreaterThanOrEqual(25);
  const { carts } = await shopper.adds(grapes, { selectedWeight: 250, qty: 2 });
  expect(carts[0]?.lines).toMatchObject([
    { selectedWeight: least, quantity: 1 },
    { selectedWeight: 250, quantity: 2 },
  ]);
  const { regularCents = 0, unitCents = 0 } = carts[0]?.lines[1] ?? {};
  expect(Math.abs(regularCents - unitCents * 5)).toBeLessThanOrEqual(1);
});

test('S-158 a guest gets a secret id with the first line, and wine asks for a sign-in', async () => {
  const guest = cartShopper(world, null);
  expect(await guest.reads()).toMatchObject({ carts: [], guestCartId: null });
  const [wine = ''] = await someProducts(world, `program = '1P_WINE' and inventory.delivery > 0`, 1);
  const { guestCartId, results } = (
    await guest.asks([
      { itemId: wine, op: 'ADD' },
      { itemId: milk, op: 'ADD' },
    ])
  ).body;
  expect(guestCartId).toMatch(/^[\w-]{22}$/);
  expect(results.map(({ reasonCode }) => reasonCode)).toEqual(['SIGN_IN_REQUIRED', null]);
  expect((await guest.adds(milk)).carts[0]?.lines).toMatchObject([{ quantity: 2 }]);
  const stranger = cartShopper(world, null);
  expect((await stranger.reads()).carts).toEqual([]);
});

test('S-9 S-165 a business has one cart, which takes groceries and packs for businesses; a household gets no such packs', async () => {
  const [pack = ''] = await someProducts(world, `program = '1P_B2B' and inventory.pickup > 0`, 1);
  const [wine = ''] = await someProducts(world, `program = '1P_WINE' and inventory.delivery > 0`, 1);
  const items = [pack, milk, wine].map((itemId) => ({ itemId, op: 'ADD' }));
  const business = newShopper();
  const answer = await business.asks(items, { categories: '1P_B2B' });
  expect(answer.body.results.map(({ reasonCode }) => reasonCode)).toEqual([null, null, 'HOUSEHOLDS_ONLY']);
  expect(answer.body.carts.map(({ program, cartCategory, lines }) => [program, cartCategory, lines.length])).toEqual([
    ['1P_B2B', '1P_B2B', 2],
  ]);
  const household = newShopper();
  const { body } = await household.asks(items);
  expect(body.results.map(({ reasonCode }) => reasonCode)).toEqual(['BUSINESS_ONLY', null, null]);
  expect(body.carts.map(({ program }) => program)).toEqual(['abs', '1P_WINE']);
});

test('S-165 N-6 what a guest has chosen goes into the cart of the business that signs in', async () => {
  const guest = cartShopper(world, null);
  await guest.adds(milk);
  guest.signIn('a-business');
  const { carts } = await guest.reads({ categories: '1P_B2B' });
  expect(carts.map(({ program, lines }) => [program, lines[0]?.itemId])).toEqual([['1P_B2B', milk]]);
  expect((await guest.reads()).carts).toEqual([]);
});

test('N-63 wine and each seller have carts of their own', async () => {
  const shopper = newShopper();
  const [wine = ''] = await someProducts(world, `program = '1P_WINE' and inventory.delivery > 0`, 1);
  const [honey = ''] = await someProducts(world, `seller_id = 'hive-and-hollow' and inventory.shipping > 0`, 1);
  const [pan = ''] = await someProducts(world, `seller_id = 'kitchen-foundry' and inventory.shipping > 0`, 1);
  const { body } = await shopper.asks([pan, wine, honey, milk].map((itemId) => ({ itemId, op: 'ADD' })));
  expect(body.results.map(({ reasonCode }) => reasonCode)).toEqual([null, null, null, null]);
  expect(
    body.carts.map(({ program, sellerId, channel, minimumCents, shippingCents }) => [
      program,
      sellerId,
      channel,
      minimumCents,
      shippingCents,
    ]),
  ).toEqual([
    ['abs', null, 'PICKUP', 3000, null],
    ['1P_WINE', null, 'DELIVERY', 3000, null],
    ['mkp', 'hive-and-hollow', 'SHIPPING', null, 495],
    ['mkp', 'kitchen-foundry', 'SHIPPING', null, 595],
  ]);
});
