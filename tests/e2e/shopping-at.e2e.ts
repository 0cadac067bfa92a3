import { expect, test } from './fixtures.ts';
import { expectWellMade } from './screens.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ households: 'own' });

test('G-120 S-266 a guest picks a store by ZIP code, then delivery to another, and a reload keeps it', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/');
  await page.getByRole('link', { name: /^Pickup at/ }).click();
  const picker = page.getByRole('dialog', { name: 'How and where' });
  await picker.getByLabel('ZIP code or city').fill('94115');
  await picker.getByRole('radio', { name: '1335 Webster St' }).check();
  await picker.getByRole('button', { name: 'Shop 1335 Webster St' }).click();
  await expect(picker).toBeHidden();
  await expect(page.getByRole('link', { name: 'Pickup at 1335 Webster St' })).toBeVisible();
  await shopper.reloads();
  await page.getByRole('link', { name: 'Pickup at 1335 Webster St' }).click();
  await picker.getByRole('radio', { name: 'Delivery', exact: true }).check();
  await picker.getByLabel('ZIP code or city').fill('94608');
  await expect(picker.getByText("Doesn't deliver to 94608").first()).toBeVisible();
  await picker.getByRole('button', { name: 'Shop 3889 San Pablo Ave' }).click();
  await expect(page.getByRole('link', { name: 'Delivery to 94608' })).toBeVisible();
});

test('N-4 what a member chooses is there in another browser, and another tab follows', async ({
  shopper,
  page,
  context,
  browser,
  stack,
}) => {
  await shopper.arrives('maya', { at: '/stores?zip=94123' });
  const tab = await context.newPage();
  await tab.goto(stack.url('/stores?zip=94123'));
  await expect(tab.getByRole('link', { name: /^Pickup at/ })).toBeVisible();
  await page.getByRole('article', { name: '15 Marina Blvd' }).getByRole('button', { name: 'Shop in-store' }).click();
  const here = { name: 'Shop in-store at 15 Marina Blvd' };
  await expect(page.getByRole('link', here)).toBeVisible();
  await tab.bringToFront();
  await expect(tab.getByRole('link', here)).toBeVisible();
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name)).not.toContain('larder_shop');
  const other = await browser.newContext();
  await other.addCookies(cookies.filter(({ name }) => name.startsWith('larder_session')));
  const elsewhere = await other.newPage();
  await elsewhere.goto(stack.url('/stores'));
  await expect(elsewhere.getByRole('link', here)).toBeVisible();
  await other.close();
});

test('S-2 without JavaScript a guest chooses a store on the page of stores', async ({ browser, stack }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(stack.url('/'));
  await page.getByRole('link', { name: /^Pickup at/ }).click();
  await page.getByLabel('ZIP code or city').fill('Oakland, CA');
  await page.getByRole('button', { name: 'Find stores' }).click();
  await page
    .getByRole('article', { name: '1444 Shattuck Pl' })
    .getByRole('button', { name: 'Pickup', exact: true })
    .click();
  await expect(page).toHaveURL(/\/stores\?zip=Oakland/);
  await expect(page.getByRole('link', { name: 'Pickup at 1444 Shattuck Pl' })).toBeVisible();
  await context.close();
});

test('S-73 the page of a store looks right at every width, light and dark', async ({ shopper, page }) => {
  await shopper.opens('/stores/2910');
  await expect(page.getByRole('heading', { level: 1, name: '2300 16th St' })).toBeVisible();
  await expectWellMade(page, 'store', { largeText: true });
});
