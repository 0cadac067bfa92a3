import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { tabsTo } from './keyboard.ts';
import { expectWellMade } from './screens.ts';
import { Shopper } from './shopper.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ households: 'own' });

const groceries = ['974041611', '978243186'] as const;
const wine = '977300105';
const sellers = '976202132';

type Carts = { title: string; lines: { name: string; quantity: number }[] }[];
const cartsQuery = '{ carts { carts { title lines { name quantity } } } }';

/** What is in the shopper's carts, as the gateway has it. */
async function cartsOf(shopper: Shopper): Promise<Carts> {
  const { data } = await shopper.asks<{ data: { carts: { carts: Carts } } }>(cartsQuery);
  return data.carts.carts;
}

/** Puts packages of products into their carts. */
async function adds(shopper: Shopper, ...products: readonly [productId: string, quantity: number][]): Promise<void> {
  const input = {
    add: products.map(([productId, quantity]) => ({ productId, quantity })),
    clientRequestId: crypto.randomUUID(),
  };
  const answer = await shopper.asks(
    'mutation ($input: ChangeCartInput!) { changeCart(input: $input) { refused { code } userErrors { code } } }',
    { input },
  );
  expect(answer).toEqual({ data: { changeCart: { refused: [], userErrors: [] } } });
}

/** In the header, and on a phone in the bar at its foot: the one that is seen. */
const cartLink = (page: Page): Locator => page.getByRole('link', { name: /^Shopping cart/ });
const amountOf = (page: Page, name: string) => page.getByRole('spinbutton', { name: `Quantity of ${name}` });
const stepperOf = (page: Page, name: string) => page.getByRole('group', { name: `Quantity of ${name}` });
const cartOf = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

/** The estimated total of the cart that stands first, once it is settled. */
async function totalOf(page: Page, title = 'Safeway'): Promise<string> {
  const summary = page.getByRole('region', { name: `${title} summary` });
  await expect(summary.locator('[aria-busy=true]')).toHaveCount(0);
  return (await summary.getByText('Estimated total').locator('xpath=..').innerText()).replaceAll(/\s+/g, ' ');
}

test('N-6 I-8 what a guest adds on a list and on a product page is merged once at sign-in, however quickly they go on', async ({
  shopper,
  page,
  context,
}) => {
  await shopper.comes('maya');
  await adds(shopper, [groceries[0], 1]);
  await context.clearCookies();
  await shopper.opens('/shop/dairy-eggs-cheese');
  const first = page.getByRole('list', { name: 'Products' }).getByRole('button', { name: /^Add / }).first();
  await first.click();
  await shopper.opens(`/product/${groceries[0]}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add · / })
    .click();
  await shopper.signsIn('maya');
  await expect(cartLink(page)).toHaveAccessibleName(/^Shopping cart, 3 items, /);
  // The badge counts what is still on its way; the gateway's carts follow it.
  const quantities = async () => (await cartsOf(shopper)).map(({ lines }) => lines.map(({ quantity }) => quantity));
  await expect.poll(quantities).toEqual([[2, 1]]);
  const merged = await cartsOf(shopper);
  for (let reload = 0; reload < 5; reload++) {
    await page.reload();
    await shopper.settles();
    expect(await cartsOf(shopper)).toEqual(merged);
  }
});

test("N-63 a seller's page shows its own cart as it fills, in every tab, and leads to its checkout", async ({
  shopper,
  page,
  complaints,
}) => {
  await shopper.arrives('maya', { at: '/seller/kitchen-foundry' });
  const strip = page.getByRole('region', { name: 'Your Kitchen Foundry cart' });
  await expect(strip).toContainText('Nothing in it yet');
  await expect(strip).toContainText('Orders of $150 or more ship free');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await page.getByRole('list', { name: 'Products' }).getByRole('button', { name: /^Add / }).first().click();
  await shopper.dialog.getByRole('button', { name: 'Close cart' }).click();
  for (const tab of [page, other])
    await expect(tab.getByRole('region', { name: 'Your Kitchen Foundry cart' })).toContainText(/1 item, .* shipping/);
  await other.close();
  await page.reload();
  await expect(strip).toContainText(/Add \$[\d.]+ for free shipping/);
  await expectWellMade(page, "seller's page with a cart", { largeText: true });
  await strip.getByRole('link', { name: 'Checkout Kitchen Foundry' }).click();
  await expect(page).toHaveURL(/\/checkout\?cart=/);
  expect(complaints).toEqual([]);
});

test('S-36 the count of the carts leaves their sign in sight, also with text of twice the size', async ({
  shopper,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.comes('maya');
  await adds(shopper, [groceries[0], 12], [groceries[1], 6]);
  await shopper.opens('/');
  const covered = () =>
    cartLink(page).evaluate((link) => {
      const sign = link.querySelector('svg')!.getBoundingClientRect();
      // The innermost two are the badge and its number.
      const count = [...link.querySelectorAll('span')].filter(({ textContent }) => textContent === '18').at(-2)!;
      const { top, bottom } = count.getBoundingClientRect();
      return { share: Math.max(0, bottom - sign.top) / sign.height, top };
    });
  await expect(cartLink(page)).toHaveAccessibleName(/^Shopping cart, 18 items/);
  for (const size of ['', '200%']) {
    await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
    const { share, top } = await covered();
    expect(share).toBeLessThan(0.5);
    expect(top).toBeGreaterThanOrEqual(0);
  }
});

test('S-78 N-63 three carts stand on one page; a quantity changes the sum, and what is removed comes back with Undo', async ({
  shopper,
  page,
  complaints,
}) => {
  await shopper.comes('maya');
  await adds(shopper, [groceries[0], 2], [groceries[1], 1], [wine, 1], [sellers, 1]);
  const carts = await cartsOf(shopper);
  expect(carts).toHaveLength(3);
  const [{ lines: [first, second] } = { lines: [] }] = carts;
  await shopper.opens('/erums/cart/');
  await expect(page.getByRole('heading', { level: 1, name: 'Your carts' })).toBeVisible();
  for (const { title, lines } of carts)
    for (const { name } of lines) await expect(cartOf(page, title).getByText(name, { exact: true })).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName(/^Shopping cart, 5 items, /);

  const placed = await totalOf(page);
  await stepperOf(page, first!.name).getByRole('button', { name: 'Add one' }).click();
  await expect(amountOf(page, first!.name)).toHaveValue('3');
  await expect.poll(() => totalOf(page)).not.toBe(placed);
  const raised = await totalOf(page);

  await page.getByRole('button', { name: `Remove ${second!.name}` }).click();
  await expect(amountOf(page, second!.name)).toHaveCount(0);
  await expect.poll(() => totalOf(page)).not.toBe(raised);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(amountOf(page, second!.name)).toHaveValue('1');
  await expect.poll(() => totalOf(page)).toBe(raised);
  await page.reload();
  await expect(amountOf(page, first!.name)).toHaveValue('3');
  expect(await totalOf(page)).toBe(raised);
  expect(complaints).toEqual([]);
});

test('N-58 two tabs stay in step: what one changes, the other shows', async ({ shopper, page, context }) => {
  await shopper.comes('maya');
  await adds(shopper, [groceries[0], 1]);
  const [{ lines: [line] } = { lines: [] }] = await cartsOf(shopper);
  const other = await context.newPage();
  await shopper.opens('/erums/cart/');
  const there = new Shopper(other, shopper.stack);
  await there.opens('/erums/cart/', shopper.banner);
  await there.settles();
  await stepperOf(page, line!.name).getByRole('button', { name: 'Add one' }).click();
  await expect(amountOf(other, line!.name)).toHaveValue('2');
  await expect(cartLink(other)).toHaveAccessibleName(/^Shopping cart, 2 items, /);
  await stepperOf(other, line!.name).getByRole('button', { name: 'Add one' }).click();
  await expect(amountOf(page, line!.name)).toHaveValue('3');
  await expect.poll(async () => (await cartsOf(shopper))[0]?.lines[0]?.quantity).toBe(3);
});

test('S-36 G-28 N-55 with the keyboard alone a shopper adds, goes from the drawer to the cart, changes it, and checks out', async ({
  shopper,
  page,
  complaints,
}) => {
  await shopper.comes('maya');
  await shopper.opens(`/product/${groceries[1]}`);
  const press = async (control: Locator) => {
    await tabsTo(page, control);
    await page.keyboard.press('Enter');
  };
  const amount = page.getByRole('main').getByRole('spinbutton');
  await tabsTo(page, amount);
  await page.keyboard.type('8');
  await press(page.getByRole('main').getByRole('button', { name: /^Add · / }));
  const drawer = page.getByRole('dialog', { name: 'Your cart' });
  await press(drawer.getByRole('link', { name: 'View cart' }));
  const heading = page.getByRole('heading', { level: 1, name: 'Your cart' });
  await expect(heading).toBeFocused();
  await expect(drawer).toBeHidden();
  await expect(heading).toBeFocused();

  await press(page.getByRole('main').getByRole('button', { name: 'Add one' }));
  await expect(amount).toHaveValue('9');
  await press(
    page
      .getByRole('main')
      .getByRole('button', { name: /^More for / })
      .last(),
  );
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Remove' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(amount).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(amount).toHaveValue('9');
  await press(page.getByRole('link', { name: 'Checkout Safeway' }).first());
  await page.waitForURL(/\/checkout\?cart=/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(complaints).toEqual([]);
});

test('carts are well made at every width, light and dark, and with large text', async ({ shopper, page }) => {
  await shopper.comes('maya');
  await adds(shopper, [groceries[0], 2], [wine, 1], [sellers, 1]);
  await shopper.opens('/erums/cart/');
  await expect(page.getByRole('heading', { level: 1, name: 'Your carts' })).toBeVisible();
  await expectWellMade(page, 'carts', { largeText: true });
});

test('N-58 two devices stay in step: what one changes, the other shows by itself', async ({
  shopper,
  page,
  context,
  browser,
}) => {
  await shopper.comes('maya');
  await adds(shopper, [groceries[0], 1]);
  const [{ lines: [line] } = { lines: [] }] = await cartsOf(shopper);
  const elsewhere = await browser.newContext();
  await elsewhere.addCookies(await context.cookies());
  const other = await elsewhere.newPage();
  const follows = other.waitForResponse((answer) => answer.request().headers()['accept'] === 'text/event-stream');
  await shopper.opens('/erums/cart/');
  await other.goto(shopper.stack.url('/erums/cart/', shopper.banner));
  await follows;
  await stepperOf(page, line!.name).getByRole('button', { name: 'Add one' }).click();
  await expect(amountOf(other, line!.name)).toHaveValue('2');
  await expect(cartLink(other)).toHaveAccessibleName(/^Shopping cart, 2 items, /);
  await elsewhere.close();
});
