import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { World } from '../../testing/world.ts';
import { cartShopper, cartWorld } from '../testing/cart-world.ts';
import { plainGrocery, someProducts } from '../testing/products.ts';

let world: World;
let milk: string;
let bread: string;
beforeAll(async () => {
  world = await cartWorld();
  [milk = '', bread = ''] = await someProducts(world, plainGrocery, 2);
});
afterAll(() => world.close());

const quantities = (cart: { lines: readonly { itemId: string; quantity: number }[] } | undefined) =>
  Object.fromEntries((cart?.lines ?? []).map(({ itemId, quantity }) => [itemId, quantity]));

/** A browser in which a guest has filled a cart. */
async function guestWith(packages: Readonly<Record<string, number>>) {
  const guest = cartShopper(world, null);
  for (const [itemId, qty] of Object.entries(packages)) await guest.adds(itemId, { qty });
  return guest;
}

test('N-6 at sign-in a guest’s lines are added to the household’s, once, and five reloads change nothing', async () => {
  await cartShopper(world, 'merges').adds(milk, { qty: 2 });
  const browser = await guestWith({ [milk]: 3, [bread]: 1 });
  const { guestCartId } = browser;
  browser.signIn('merges');
  const first = await browser.reads();
  expect(first.guestCartId).toBeNull();
  expect(quantities(first.carts[0])).toEqual({ [milk]: 5, [bread]: 1 });
  expect(first.carts[0]?.messages).toMatchObject([{ code: 'MERGED', facts: { count: 4 } }]);
  for (let reload = 0; reload < 5; reload++) {
    browser.guestCartId = guestCartId;
    const again = await browser.reads();
    expect(quantities(again.carts[0])).toEqual({ [milk]: 5, [bread]: 1 });
    expect(again.carts[0]).toMatchObject({ version: first.carts[0]?.version, messages: [] });
  }
});

test('N-6 tabs that sign in at once merge once', async () => {
  const { guestCartId } = await guestWith({ [milk]: 3 });
  const tabs = Array.from({ length: 12 }, () => {
    const tab = cartShopper(world, 'merges-tabs');
    tab.guestCartId = guestCartId;
    return tab;
  });
  const answers = await Promise.all(tabs.map((tab) => tab.reads()));
  expect(quantities((await cartShopper(world, 'merges-tabs').reads()).carts[0])).toEqual({ [milk]: 3 });
  const told = answers.flatMap(({ carts }) => carts.flatMap(({ messages }) => messages));
  expect(told.filter(({ code }) => code === 'MERGED')).toHaveLength(1);
});

test('N-6 a cart that another account has taken in is left alone, and shown to nobody', async () => {
  const browser = await guestWith({ [milk]: 3 });
  const { guestCartId } = browser;
  browser.signIn('first-account');
  await browser.reads();
  const other = cartShopper(world, 'second-account');
  other.guestCartId = guestCartId;
  expect((await other.reads()).carts).toEqual([]);
  const stranger = cartShopper(world, null);
  stranger.guestCartId = guestCartId;
  expect(await stranger.reads()).toMatchObject({ carts: [], guestCartId: null });
  const { rows } = await sql<{ status: string }>`
    select status from cart.cart where guest_cart_id = ${guestCartId}`.execute(world.db);
  expect(rows).toEqual([{ status: 'MERGED' }]);
});

test('N-6 an add that already carries the account merges, too', async () => {
  const browser = await guestWith({ [milk]: 1 });
  browser.signIn('merges-by-add');
  expect(quantities((await browser.adds(bread)).carts[0])).toEqual({ [milk]: 1, [bread]: 1 });
});

test('N-6 a guest who goes on with a merged cart’s id gets a new one', async () => {
  const browser = await guestWith({ [milk]: 1 });
  const { guestCartId } = browser;
  browser.signIn('merges-and-leaves');
  await browser.reads();
  const later = cartShopper(world, null);
  later.guestCartId = guestCartId;
  const { carts, guestCartId: fresh } = await later.adds(bread);
  expect(quantities(carts[0])).toEqual({ [bread]: 1 });
  expect(fresh).not.toBe(guestCartId);
});

test('N-6 I-8 what a guest has sent is the same request after signing in, whichever arrives first', async () => {
  const browser = await guestWith({ [bread]: 1 });
  const [guest, member] = [cartShopper(world, null), cartShopper(world, 'merges-requests')];
  for (const [turn, [first, second]] of [
    [guest, member],
    [member, guest],
  ].entries()) {
    guest.guestCartId = browser.guestCartId;
    const key = `sent-twice-${turn}`;
    const answers = [await first!.asks([{ itemId: milk, op: 'ADD' }], { key })];
    member.guestCartId = browser.guestCartId;
    answers.push(await second!.asks([{ itemId: milk, op: 'ADD' }], { key }));
    expect(answers.map(({ status }) => status)).toEqual(turn === 0 ? [200, 200] : [200, 409]);
    expect(quantities((await member.reads()).carts[0])).toEqual({ [milk]: turn + 1, [bread]: 1 });
  }
});

test('N-6 I-8 additions that are on their way at sign-in and are sent again after it count once each', async () => {
  const browser = await guestWith({ [bread]: 1 });
  const { guestCartId } = browser;
  const as = (name: string | null) => {
    const tab = cartShopper(world, name);
    tab.guestCartId = guestCartId;
    return tab;
  };
  const sends = (name: string | null, index: number) =>
    as(name).asks([{ itemId: milk, op: 'ADD' }], { key: `on-its-way-${index}` });
  const keys = Array.from({ length: 8 }, (_, index) => index);
  const answers = await Promise.all([
    ...keys.map((index) => sends(null, index)),
    ...keys.map((index) => sends('merges-on-the-way', index)),
  ]);
  expect(answers.slice(8).map(({ status }) => status)).toEqual(keys.map(() => 200));
  expect(quantities((await as('merges-on-the-way').reads()).carts[0])).toEqual({ [milk]: 8, [bread]: 1 });
});

test('N-6 a request whose answer was lost with the cart that it made finds that cart, before sign-in and after', async () => {
  const first = [{ itemId: milk, op: 'ADD' }];
  const [lost, other] = [cartShopper(world, null), cartShopper(world, null)];
  await Promise.all([lost.asks(first, { key: 'lost-answer-1' }), other.adds(bread, {}, { key: 'other-tab-1' })]);
  // The browser has one cookie, and the other tab's came last.
  lost.guestCartId = other.guestCartId;
  for (let again = 0; again < 2; again++) {
    const { body } = await lost.asks(first, { key: 'lost-answer-1' });
    expect(quantities(body.carts[0])).toEqual({ [milk]: 1, [bread]: 1 });
    expect(body).toMatchObject({ guestCartId: other.guestCartId, carts: [{ messages: [] }] });
  }

  await cartShopper(world, null).asks(first, { key: 'lost-answer-2' });
  const member = cartShopper(world, 'merges-a-lost-cart');
  for (let again = 0; again < 2; again++) {
    const { body } = await member.asks(first, { key: 'lost-answer-2' });
    expect(quantities(body.carts[0])).toEqual({ [milk]: 1 });
  }
});

test('I-8 N-6 two accounts that send the same request under the same key each have it done', async () => {
  for (const name of ['same-key-a', 'same-key-b']) {
    const { body } = await cartShopper(world, name).asks([{ itemId: milk, op: 'ADD' }], { key: 'the-key-of-both' });
    expect(quantities(body.carts[0])).toEqual({ [milk]: 1 });
  }
});
