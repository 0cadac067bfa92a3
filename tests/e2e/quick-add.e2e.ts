import type { Page, Route } from '@playwright/test';
import { expect, standsOn, test } from './fixtures.ts';
import { does } from './ordering.ts';
import { expectWellMade } from './screens.ts';
import { householdOf, Shopper } from './shopper.ts';

standsOn('sold');

const usuals = '/quick-add';
const phone = { width: 390, height: 844 };

type Lines = { id: string; productId: string; quantity: number }[];
type Changes = { add?: Pick<Lines[number], 'productId' | 'quantity'>[]; clientRequestId?: string };

/** The lines of all carts of the shopper. */
async function linesOf(shopper: Shopper): Promise<Lines> {
  const query = '{ carts { carts { lines { id productId quantity } } } }';
  const { data } = await shopper.asks<{ data: { carts: { carts: { lines: Lines }[] } } }>(query);
  return data.carts.carts.flatMap((cart) => cart.lines);
}

/** What all carts of the shopper hold, by product. */
const held = async (shopper: Shopper): Promise<Record<string, number>> =>
  Object.fromEntries((await linesOf(shopper)).map(({ productId, quantity }) => [productId, quantity]));

/** Takes everything out of all carts of the shopper. */
async function empties(shopper: Shopper): Promise<void> {
  const remove = (await linesOf(shopper)).map(({ id }) => id);
  if (remove.length === 0) return;
  type Payload = { refused: object[]; userErrors: object[] };
  const answer = 'refused { code } userErrors { code }';
  expect(await does<Payload>(shopper, 'changeCart', answer, { remove })).toEqual({ refused: [], userErrors: [] });
  expect(await linesOf(shopper)).toEqual([]);
}

/** How many of the shopper's usuals are due and can be had, as the server says. */
async function dueOf(shopper: Shopper): Promise<number> {
  const query = '{ usuals { dueNow { product { availability { state } } } } }';
  type Answer = { data: { usuals: { dueNow: { product: { availability: { state: string } } | null }[] } } };
  const { data } = await shopper.asks<Answer>(query);
  return data.usuals.dueNow.filter(({ product }) => product && product.availability.state !== 'UNAVAILABLE').length;
}

/** Maya at her usuals, with nothing in her carts; how many are due. */
async function comes(shopper: Shopper, page: Page): Promise<number> {
  await shopper.comes('maya');
  await empties(shopper);
  await shopper.opens(usuals);
  await shopper.settles();
  const count = await dueOf(shopper);
  await expect(due(page).and(page.locator(':checked'))).toHaveCount(count);
  await expect(due(page)).toHaveCount(count);
  return count;
}

const addAll = (page: Page) => page.getByRole('button', { name: /^Add \d+ to cart$/ });
const due = (page: Page) => page.getByRole('region', { name: 'Due this week' }).getByRole('checkbox');
const result = (page: Page) => page.getByRole('heading', { level: 1, name: /added$/ });

/** Hands changes of the cart that add something to a test, and lets everything else pass. */
const onAdding = async (page: Page, act: (route: Route, input: Changes) => Promise<void>): Promise<void> => {
  await page.route('**/graphql*', async (route) => {
    const sent = route.request().postDataJSON() as { variables?: { input?: Changes } } | null;
    const input = sent?.variables?.input;
    return input?.add ? act(route, input) : route.continue();
  });
};

test('S-8 N-68 on a phone the usuals are added in one press, taken back with another, and left out once they are in the cart', async ({
  shopper,
  page,
}) => {
  await page.setViewportSize(phone);
  const count = await comes(shopper, page);
  await expectWellMade(page, 'usuals', { largeText: true });
  await addAll(page).click();
  await expect(result(page)).toBeVisible();
  const after = await held(shopper);
  expect(Object.keys(after)).toHaveLength(count);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(due(page)).toHaveCount(count);
  await expect.poll(() => held(shopper)).toEqual({});
  await addAll(page).click();
  await expect(result(page)).toBeVisible();
  expect(await held(shopper)).toEqual(after);
  await expectWellMade(page, 'usuals that were added', { largeText: true });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(due(page)).toHaveCount(0);
});

test('N-68 S-215 I-8 of 20 lines the store sells out of two while they are chosen: 18 are added, once from two tabs, and one toast takes them back', async ({
  shopper,
  page,
  stack,
}) => {
  await shopper.comes('new');
  type Answer = { data: { shop: { store: { id: string } } } };
  const { data } = await shopper.asks<Answer>('{ shop { store { id } } }');
  const store = data.shop.store.id;
  const day = (await stack.now()).slice(0, 10);
  const bought = await stack.command('tests/e2e/usual-baskets.ts', householdOf('new'), store, day, '20');
  const products = bought.trim().split(' ');
  await shopper.opens(usuals);
  await expect(due(page).and(page.locator(':checked'))).toHaveCount(20);
  const tab = await page.context().newPage();
  await new Shopper(tab, stack).opens(usuals);
  await expect(addAll(tab)).toHaveText('Add 20 to cart');
  const gone = [products[4]!, products[13]!];
  await Promise.all(gone.map((product) => stack.operates('okafor', 'catalog', 'out', store, product)));
  // Nothing is added before both are pressed: what is in the cart, the other tab would leave out.
  const { promise: bothPressed, resolve: pressed } = Promise.withResolvers<void>();
  for (const each of [page, tab])
    await onAdding(each, async (route) => {
      await bothPressed;
      await route.continue();
    });
  await Promise.all([addAll(page).click(), addAll(tab).click()]);
  pressed();
  const done = { level: 1, name: '18 of 20 added' } as const;
  for (const each of [page, tab]) await expect(each.getByRole('heading', done)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Needs you' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Added' }).getByRole('listitem')).toHaveCount(18);
  const after = await held(shopper);
  expect(after).toEqual(Object.fromEntries(products.flatMap((id) => (gone.includes(id) ? [] : [[id, 1]]))));
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(addAll(page)).toBeVisible();
  await expect.poll(() => held(shopper)).toEqual({});
});

test('I-8 the answer is lost and the page loaded again: everything is added once, and the shopper reads what was', async ({
  shopper,
  page,
  complaints,
}) => {
  const count = await comes(shopper, page);
  const keys: unknown[] = [];
  let lost = 0;
  await onAdding(page, async (route, input) => {
    keys.push(input.clientRequestId);
    const { host, pathname, port } = new URL(route.request().url());
    const headers = { ...(await route.request().allHeaders()), host };
    const answer = await route.fetch({ url: `http://127.0.0.1:${port}${pathname}`, headers });
    lost += 1;
    await (lost === 1 ? route.abort('connectionreset') : route.fulfill({ response: answer }));
  });
  await addAll(page).click();
  await expect(page.getByText("You're offline")).toBeVisible();
  const once = await held(shopper);
  await page.reload();
  await expect(result(page)).toBeVisible();
  expect(await held(shopper)).toEqual(once);
  expect(Object.keys(once)).toHaveLength(count);
  expect(new Set(keys).size).toBe(1);
  await expect(page.getByRole('region', { name: 'Added' }).getByRole('listitem').first()).toBeVisible();
  complaints.length = 0;
});

test('S-210 G-63 a guest signs in and comes back to the usuals', async ({ shopper, page }) => {
  await shopper.signsIn('maya', { to: usuals });
  await expect(page.getByRole('heading', { level: 1, name: 'Your usuals' })).toBeVisible();
});
