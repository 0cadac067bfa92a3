import type { Browser, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { Shopper } from './shopper.ts';
import type { SharedStack } from './stack.ts';

test.describe.configure({ mode: 'parallel' });

interface Found {
  bpn: string;
  name: string;
  isCustomizable: boolean;
  price: { priceCents: number } | null;
  channelInventory: Record<string, number>;
  channelEligibility: Record<string, boolean>;
}

/** A product of a department as the services have it now, in the store where guests shop. */
async function anyOf(stack: SharedStack, department: string, fits: (product: Found) => boolean): Promise<Found> {
  let token = '';
  do {
    const from = token === '' ? '' : `&pageToken=${token}`;
    const answer = await fetch(
      `${stack.services}/catalog/departments/${department}/products?storeId=2910&channel=PICKUP&pageSize=100${from}`,
    );
    const { items, nextPageToken } = (await answer.json()) as { items: Found[]; nextPageToken: string | null };
    const found = items.find(fits);
    if (found) return found;
    token = nextPageToken ?? '';
  } while (token !== '');
  throw new Error(`No product of ${department} fits.`);
}

const reasonOf = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

type Channel = 'PICKUP' | 'DELIVERY' | 'IN_STORE';

/** Shops this way from now on. */
const shopsBy = async (shopper: Shopper, channel: Channel): Promise<void> => {
  const zipCode = channel === 'DELIVERY' ? '94103' : null;
  const input = { storeId: '2910', channel, zipCode, clientRequestId: crypto.randomUUID() };
  const answer = await shopper.asks(
    'mutation ($input: ChooseShopInput!) { chooseShop(input: $input) { userErrors { code } } }',
    { input },
  );
  expect(answer).toEqual({ data: { chooseShop: { userErrors: [] } } });
};

/** What the first products of a department cost through a channel, by their numbers. */
async function pricesOf(stack: SharedStack, department: string, channel: Channel): Promise<Map<string, number>> {
  const answer = await fetch(
    `${stack.services}/catalog/departments/${department}/products?storeId=2910&channel=${channel}&pageSize=100`,
  );
  const { items } = (await answer.json()) as { items: Found[] };
  return new Map(items.flatMap(({ bpn, price }) => (price ? [[bpn, price.priceCents]] : [])));
}

/** The only ways a product can be had. */
const hasOnly =
  (...ways: Channel[]) =>
  ({ channelEligibility: may, channelInventory: stock }: Found): boolean =>
    (['PICKUP', 'DELIVERY', 'IN_STORE', 'SHIPPING'] as const).every(
      (way) => (may[way] === true && (stock[way] ?? 0) > 0) === (ways as string[]).includes(way),
    );

test('S-234 S-236 a product that is sold out says so, is pale, and leads to similar ones', async ({
  shopper,
  page,
  stack,
}) => {
  const { bpn } = await anyOf(
    stack,
    'beverages',
    ({ channelInventory: stock, channelEligibility: can }) => can['PICKUP'] === true && stock['PICKUP'] === 0,
  );
  await shopper.opens(`/product/${bpn}`);
  const reason = reasonOf(page, 'Out of Stock');
  await expect(reason.getByText(/^This item is out of stock/)).toBeVisible();
  await reason.getByRole('link', { name: 'See similar' }).click();
  await expect(page.getByRole('region', { name: 'Similar, and here today' })).toBeInViewport();
});

test('S-2 S-235 S-237 a guest changes the channel on a page, and availability and price follow', async ({
  shopper,
  page,
  stack,
}) => {
  const { bpn, name } = await anyOf(stack, 'bread-bakery', ({ isCustomizable }) => isCustomizable);
  await shopper.opens(`/product/${bpn}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('This item is not offered for delivery')).toBeVisible();
  await expect(page.getByRole('spinbutton')).toBeVisible();
  await page.getByRole('link', { name: /^Pickup at/ }).click();
  const picker = page.getByRole('dialog', { name: 'How and where' });
  await picker.getByRole('radio', { name: 'Delivery', exact: true }).check();
  await picker.getByLabel('ZIP code or city').fill('94103');
  await picker.getByRole('button', { name: 'Shop 2300 16th St' }).click();
  await expect(
    page.getByRole('heading', { level: 2, name: 'Only Available for Drive-up and go or In-Store' }),
  ).toBeVisible();
  await expect(page.getByRole('spinbutton')).toBeHidden();

  // Some things cost more delivered.
  const delivered = await pricesOf(stack, 'beverages', 'DELIVERY');
  const sells = hasOnly('PICKUP', 'DELIVERY', 'IN_STORE');
  const dearer = await anyOf(
    stack,
    'beverages',
    (each) => sells(each) && (delivered.get(each.bpn) ?? 0) > (each.price?.priceCents ?? 0),
  );
  await shopper.opens(`/product/${dearer.bpn}`);
  const add = page.getByRole('button', { name: /^Add · / });
  await expect(add).toHaveText(`Add · $${((delivered.get(dearer.bpn) ?? 0) / 100).toFixed(2)}`);
  await shopsBy(shopper, 'PICKUP');
  await shopper.opens(`/product/${dearer.bpn}`);
  await expect(add).toHaveText(`Add · $${((dearer.price?.priceCents ?? 0) / 100).toFixed(2)}`);
});

test('S-235 S-237 S-238 what can be had one way only says which, on its page and, in short, among the suggestions', async ({
  shopper,
  page,
  stack,
}) => {
  const cases: [Channel, department: string, Channel, message: string, only: string, short: string | null][] = [
    [
      'DELIVERY',
      'paper-cleaning-home',
      'IN_STORE',
      'This item is not offered for delivery',
      'Only Available In-Store',
      'In-store only',
    ],
    [
      'DELIVERY',
      'prepared-meals-catering',
      'PICKUP',
      'This item is not offered for delivery',
      'Only Available for Drive-up and go',
      'Pickup only',
    ],
    // What only businesses order is not suggested to a guest.
    [
      'IN_STORE',
      'paper-cleaning-home',
      'DELIVERY',
      'This item is not offered for in-store',
      'Only Available for Delivery',
      null,
    ],
  ];
  await shopper.opens('/shop');
  for (const [chosen, department, way, message, only, short] of cases) {
    const { bpn, name } = await anyOf(stack, department, hasOnly(way));
    await shopsBy(shopper, chosen);
    await shopper.opens(`/product/${bpn}`);
    await expect(reasonOf(page, only)).toContainText(message);
    if (short === null) continue;
    await page.getByRole('combobox', { name: /Search/ }).fill(name);
    await expect(page.getByText(short, { exact: true }).first()).toBeVisible();
  }
});

test('S-82 choices change the price, and outlive a reload', async ({ shopper, page, stack }) => {
  const { bpn } = await anyOf(stack, 'bread-bakery', ({ isCustomizable }) => isCustomizable);
  await shopper.opens(`/product/${bpn}`);
  const total = page.locator('output').filter({ hasText: 'Your selection' });
  const before = await total.textContent();
  await page.getByRole('checkbox', { name: /^Chocolate mousse/ }).check({ force: true });
  await expect(total).not.toHaveText(before ?? '');
  const after = (await total.textContent()) ?? '';
  await page.reload();
  await expect(total).toHaveText(after);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(total).toHaveText(before ?? '');
});

test('S-82 S-137 a sandwich is built, put into the cart, and made otherwise from there', async ({
  shopper,
  page,
  stack,
}) => {
  const { bpn, name } = await anyOf(stack, 'deli', ({ name: each }) => each === 'Market Turkey Sandwich');
  await shopper.opens(`/product/${bpn}`);
  // What is added first opens the cart over the page.
  const layers = page.getByRole('list', { name: 'Your sandwich, from the bottom up', includeHidden: true });
  await expect(page.getByRole('radio', { name: 'Whole wheat Out today' })).toBeDisabled();
  await page.getByRole('checkbox', { name: /^Bacon/ }).check({ force: true });
  await expect(layers).toContainText('Bacon +$2.00');
  await page.getByRole('button', { name: /^Add · / }).click();
  await expect(layers).not.toContainText('Bacon');
  await shopper.opens('/erums/cart/');
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await expect(line).toContainText('Bacon');
  await line.getByRole('button', { name: /^More for / }).click();
  await page.getByRole('menuitem', { name: "Change how it's made" }).click();
  await expect(page.getByText('You are changing what is in your cart.')).toBeVisible();
  // A press waits for the end of the pages' transition, which a forced one doesn't.
  const choice = (name: RegExp) => page.locator('label').filter({ hasText: name });
  await choice(/^Bacon/).click();
  await expect(layers).not.toContainText('Bacon');
  await choice(/^Egg/).click();
  await page.getByRole('button', { name: /^Save · / }).click();
  await expect(line).toContainText('Egg');
  await expect(line).not.toContainText('Bacon');
});

/** A page as a browser without scripts shows it. */
async function withoutScripts(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

test('a product and its seller can be read without scripts', async ({ browser, stack }) => {
  const { bpn } = await anyOf(stack, 'paper-cleaning-home', ({ channelEligibility: can }) => can['SHIPPING'] === true);
  const page = await withoutScripts(browser, stack.url(`/product/${bpn}`));
  await expect(page).toHaveURL(/\/mkp\/[\w-]+\/product\/\d{9}$/);
  await expect(page.getByText(/^Sold and shipped by/)).toBeVisible();
  await page.getByRole('link', { name: /^See all from/ }).click();
  await expect(page).toHaveURL(/\/seller\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 2, name: /^Everything from/ })).toBeVisible();
  await page.context().close();
});

test('a product or a seller that is not there answers 404 with ways on', async ({ shopper, page }) => {
  await shopper.opens('/sellers');
  const paths = ['/product/123456789', '/product/no-number', '/wine/product/123456789', '/seller/no-one'];
  const answers = await page.evaluate(
    (all) =>
      Promise.all(
        all.map(async (path) => fetch(path).then(async (a) => [a.status, (await a.text()).includes('find this')])),
      ),
    paths,
  );
  expect(answers).toEqual(paths.map(() => [404, true]));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('price and Add are in the first screen, and Add stays in sight below, also for what is in the cart', async ({
    shopper,
    page,
    stack,
  }) => {
    const { bpn } = await anyOf(
      stack,
      'beverages',
      ({ isCustomizable, channelInventory: stock }) => !isCustomizable && (stock['PICKUP'] ?? 0) > 3,
    );
    await shopper.opens(`/product/${bpn}`);
    const main = page.getByRole('main');
    const add = main.getByRole('button', { name: /^Add · / });
    const bar = page.getByTestId('add-bar');
    await expect(add).toBeInViewport({ ratio: 1 });
    await expect(bar).toHaveCount(0);
    await page.getByRole('heading', { name: 'About this item' }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
    await expect(bar).toBeInViewport({ ratio: 1 });
    await bar.getByRole('button', { name: /^Add / }).click();
    await expect(bar.getByRole('spinbutton')).toHaveValue('1');
    await bar.getByRole('button', { name: /^Add one / }).click();
    await expect(bar.getByRole('spinbutton')).toHaveValue('2');
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(bar).toHaveCount(0);
    await expect(main.getByRole('spinbutton')).toHaveValue('2');
  });
});
