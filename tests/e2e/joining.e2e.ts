import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectWellMade } from './screens.ts';
import { Shopper } from './shopper.ts';

test.describe.configure({ mode: 'parallel' });

/** An address that isn't in use. */
const newAddress = () => `theo-${crypto.randomUUID()}@example.com`;

/** Verifies an address, up to the form. */
async function proves(shopper: Shopper, page: Page, address: string): Promise<void> {
  await shopper.opens('/account/join.html');
  await shopper.asksForCode(address);
  await page.getByLabel('One-time code').fill(await shopper.readsCode(address));
  await expect(shopper.heading('Nice to meet you')).toBeFocused();
}

async function fillsIn(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Theo');
  await page.getByLabel('Last name').fill('Park');
  await page.getByLabel('ZIP code').fill('94103');
  await expect(page.getByRole('radio', { name: '2300 16th St' })).toBeChecked();
  await page.getByRole('checkbox', { name: /^I accept the/ }).check({ force: true });
}

const joins = (page: Page) => page.getByRole('button', { name: 'Join', exact: true }).click();

test('S-10 T-28 a guest asks to sign in, learns there is no account, joins, and lands signed in where they were headed', async ({
  shopper,
  page,
  complaints,
}) => {
  const address = newAddress();
  await shopper.opens('/games/game-grid');
  await expect(page.getByRole('link', { name: 'Join Safeway for U free' })).toBeVisible();
  await shopper.asksForCode(address);
  await expect(page.getByText('We sent a 6-digit code to')).toBeVisible();
  await shopper.entersCode(await shopper.readsCode(address));
  await expect(shopper.heading('Nice to meet you')).toBeVisible();
  await expect(page.getByText(/^Step 2 of 2\. t•••@example\.com is confirmed$/)).toBeVisible();

  await fillsIn(page);
  await page.getByRole('button', { name: '8 more stores near 94103' }).click();
  await page.getByRole('radio', { name: '1335 Webster St' }).check({ force: true });
  await joins(page);
  await page.waitForURL('**/games/game-grid');
  await expect(page.getByRole('banner').getByText('1335 Webster St').first()).toBeVisible();
  const { data } = await shopper.asks<{ data: { viewer: { userType: string } } }>('{ viewer { userType } }');
  expect(data.viewer.userType).toBe('REGISTERED');
  expect(complaints).toEqual([]);
});

test('S-10 a club card makes a customer', async ({ shopper, page }) => {
  await proves(shopper, page, newAddress());
  await fillsIn(page);
  await page.getByText('I have a club card').click();
  await page.getByLabel('Card number').fill(`4${String(Math.floor(Math.random() * 1e15)).padStart(15, '0')}`);
  await joins(page);
  await page.waitForURL('**/foru/welcome-offers?eventName=new_registration');
  const { data } = await shopper.asks<{ data: { viewer: { userType: string } } }>('{ viewer { userType } }');
  expect(data.viewer.userType).toBe('CUSTOMER');
});

test('joining survives a reload, and going back forgets the address', async ({ shopper, page, context }) => {
  await proves(shopper, page, newAddress());
  await page.reload();
  await shopper.settles();
  await expect(shopper.heading('Nice to meet you')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(shopper.heading('Join Safeway for U')).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('larder_joining');
  await page.reload();
  await shopper.settles();
  await expect(shopper.heading('Join Safeway for U')).toBeVisible();
});

test('when two tabs join, one succeeds and the other leads to the same account', async ({ shopper, page, context }) => {
  await proves(shopper, page, newAddress());
  const other = await context.newPage();
  const there = new Shopper(other, shopper.stack);
  await there.opens(new URL(page.url()).pathname, shopper.banner);
  await there.settles();
  await fillsIn(page);
  await fillsIn(other);
  await joins(page);
  await page.waitForURL('**/foru/welcome-offers?*');
  await other.getByLabel('First name').fill('Theodore');
  await joins(other);
  await expect(other.getByRole('heading', { name: "You're already a member" })).toBeVisible();
  await other.getByRole('alert').or(other.getByRole('status')).getByRole('link', { name: 'Sign in' }).click();
  await other.waitForURL('**/foru.html');
});

test('joining looks right at every width, light and dark, also with errors', async ({ shopper, page }) => {
  await shopper.opens('/account/join.html');
  await expectWellMade(page, 'join');
  await proves(shopper, page, newAddress());
  await joins(page);
  await expect(page.getByText('Enter your first name')).toBeVisible();
  await expectWellMade(page, 'join with faults');
  await fillsIn(page);
  await expectWellMade(page, 'join filled in', { largeText: true });
});

test("G-120 S-73 without JavaScript a guest reads every footer page in the banner's words and finds a store", async ({
  shopper,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(shopper.stack.url('/info/terms', 'haggen'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Haggen for U terms');
  const links = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  for (const path of links.filter((href) => href?.startsWith('/info/'))) {
    const answer = await page.goto(shopper.stack.url(path ?? '', 'haggen'));
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(await page.getByRole('main').innerText()).not.toMatch(/[{}]/);
  }
  await page.goto(shopper.stack.url('/stores'));
  await page.getByLabel('ZIP code').fill('94103');
  await page.getByRole('button', { name: 'Find stores' }).click();
  await expect(page.getByRole('article')).toHaveCount(10);
  await expect(page.getByRole('article', { name: '2300 16th St' })).toContainText('Every day: 6 AM to 11 PM');
  expect((await page.goto(shopper.stack.url('/info/nothing')))?.status()).toBe(404);
  await page.goto(shopper.stack.url('/account/join.html'));
  // Playwright's own matchers don't see text inside noscript.
  expect(await page.getByRole('main').locator('noscript').innerText()).toContain('You need JavaScript to join.');
  await context.close();
});

test('text pages and the store finder look right at every width, light and dark', async ({ shopper, page }) => {
  await shopper.opens('/info/help');
  await expectWellMade(page, 'help', { largeText: true });
  await shopper.opens('/stores?zip=94103');
  await expectWellMade(page, 'stores', { largeText: true });
});
