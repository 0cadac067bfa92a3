import type { Browser, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { Shopper } from './shopper.ts';
import type { SharedStack } from './stack.ts';

test.describe.configure({ mode: 'parallel' });

interface Found {
  bpn: string;
  name: string;
  isCustomizable: boolean;
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

/** Shops for delivery from now on. */
const choosesDelivery = async (shopper: Shopper): Promise<void> => {
  const input = { storeId: '2910', channel: 'DELIVERY', zipCode: '94103', clientRequestId: crypto.randomUUID() };
  const answer = await shopper.asks(
    'mutation ($input: ChooseShopInput!) { chooseShop(input: $input) { userErrors { code } } }',
    { input },
  );
  expect(answer).toEqual({ data: { chooseShop: { userErrors: [] } } });
};

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

test('S-235 S-237 with the channel, availability follows: what is for pickup and in-store only says so to who has it delivered', async ({
  shopper,
  page,
  stack,
}) => {
  const { bpn, name } = await anyOf(stack, 'bread-bakery', ({ isCustomizable }) => isCustomizable);
  await shopper.opens(`/product/${bpn}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('This item is not offered for delivery')).toBeVisible();
  await expect(page.getByRole('spinbutton')).toBeVisible();
  await choosesDelivery(shopper);
  await shopper.opens(`/product/${bpn}`);
  await expect(page.getByRole('heading', { level: 2, name: /^Only Available/ })).toBeVisible();
  await expect(page.getByRole('spinbutton')).toBeHidden();
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
  await line.getByRole('link', { name: /^Change how .* is made$/ }).click();
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
