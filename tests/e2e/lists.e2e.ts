import type { Page } from '@playwright/test';
import { ask } from './direct.ts';
import { expect, test } from './fixtures.ts';
import { tabsTo } from './keyboard.ts';
import { largestHtml } from './largest-html.ts';
import { expectWellMade } from './screens.ts';

test.describe.configure({ mode: 'parallel' });

/** The products of the list, by the addresses of their pages. */
const listed = (page: Page): Promise<string[]> =>
  page
    .getByRole('list', { name: 'Products' })
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

test('N-55 S-252 S-279 with the keyboard alone a guest searches with a typo, filters, sorts, goes back, and opens more', async ({
  shopper,
  page,
  complaints,
}) => {
  await shopper.opens('/');
  await tabsTo(page, page.getByRole('combobox', { name: /Search/ }));
  await page.keyboard.type('strawbery');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “strawberry”');
  const organic = page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox', { name: /^Organic/ });
  await tabsTo(page, organic);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?q=strawbery&diet=ORGANIC$/);
  await expect(organic).toBeFocused();
  await expect(page.getByRole('status').getByText(/^[\d,]+ of [\d,]+ products, for pickup at/)).toBeAttached();
  const narrowed = await listed(page);

  const sort = page.getByRole('combobox', { name: 'Sort' });
  await tabsTo(page, sort);
  await page.keyboard.type('A to');
  await expect(page).toHaveURL(/&sort=a-z$/);
  await expect(sort).toBeFocused();
  await expect.poll(() => listed(page)).not.toEqual(narrowed);

  await page.goBack();
  await expect(page).toHaveURL(/\?q=strawbery&diet=ORGANIC$/);
  await expect.poll(() => listed(page)).toEqual(narrowed);
  await page.goBack();
  await expect(organic).not.toBeChecked();

  // The list opens by itself as the focus moves down it, up to 96 products; then it asks.
  await shopper.opens('/shop/dairy-eggs-cheese');
  await expect(async () => {
    await tabsTo(page, page.getByRole('link', { name: 'Load More' }));
    // Who is at the link before the next products are moves on from it, and comes back.
    await page.keyboard.press('Shift+Tab');
    expect((await listed(page)).length).toBe(96);
  }).toPass();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await listed(page)).length).toBeGreaterThan(96);
  await expect(page).toHaveURL(/\?page=5&after=/);
  expect(complaints).toEqual([]);
});

test('S-252 a reload and Back from a product find the list as far as it was open', async ({ shopper, page }) => {
  await shopper.opens('/shop/dairy-eggs-cheese');
  // as far as one address opens it
  const more = page.getByRole('link', { name: 'Load More' });
  await expect(async () => {
    await more.scrollIntoViewIfNeeded();
    expect((await listed(page)).length).toBe(96);
  }).toPass();
  await expect(page).toHaveURL(/\/dairy-eggs-cheese\?page=4$/);
  await shopper.settles();
  const open = await listed(page);
  expect(new Set(open).size).toBe(open.length);
  await page.reload();
  await shopper.settles();
  expect((await listed(page)).slice(0, open.length)).toEqual(open);
  await page.getByRole('list', { name: 'Products' }).getByRole('link').nth(30).click();
  await expect(page).not.toHaveURL(/\/shop\//);
  await page.goBack();
  await expect.poll(async () => (await listed(page)).slice(0, open.length)).toEqual(open);
});

test('N-56 without JavaScript a guest opens a department and an aisle, filters, sorts, and turns pages', async ({
  shopper,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(shopper.stack.url('/shop'));
  await page.getByRole('link', { name: 'Dairy, Eggs & Cheese' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dairy, Eggs & Cheese');
  await page
    .getByRole('navigation', { name: 'Aisles' })
    .getByRole('link', { name: /^Milk & Cream/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Milk & Cream');
  await page.getByRole('checkbox', { name: /^Organic/ }).check();
  await page.getByRole('button', { name: 'Show products' }).click();
  await expect(page).toHaveURL(/\/milk-cream\?diet=ORGANIC$/);
  await expect(page.getByRole('link', { name: 'Remove Organic' })).toBeVisible();
  await page.getByRole('link', { name: 'Clear all' }).click();
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('A to Z');
  await page.getByRole('button', { name: 'Sort' }).click();
  await expect(page).toHaveURL(/\?sort=a-z$/);
  await page.getByRole('link', { name: 'Load More' }).click();
  await expect(page).toHaveURL(/\?sort=a-z&page=2$/);
  const sorted = await listed(page);
  expect(sorted.length).toBe(48);
  await context.close();
});

test('a compact list is remembered: the server draws later pages so, for a guest, too', async ({ shopper, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.opens('/shop/dairy-eggs-cheese');
  const inSight = () =>
    page
      .getByRole('list', { name: 'Products' })
      .getByRole('heading')
      .evaluateAll(
        (names) => names.filter((name) => name.getBoundingClientRect().top + 20 < window.innerHeight).length,
      );
  expect(await inSight()).toBeGreaterThanOrEqual(4);
  await page.getByRole('button', { name: 'Compact view' }).click();
  await expect.poll(inSight).toBeGreaterThanOrEqual(6);
  const later = await page.goto(shopper.stack.url('/search?q=milk'));
  expect(await later?.text()).toContain('data-density="compact"');
  await expect(page.getByRole('button', { name: 'Compact view', pressed: true })).toBeVisible();
  await page.getByRole('button', { name: 'Compact view' }).click();
  const last = await page.goto(shopper.stack.url('/search?q=bread'));
  expect(await last?.text()).not.toContain('data-density');
});

test('lists look right at every width, light and dark', async ({ shopper, page }) => {
  await shopper.opens('/search?q=milk&diet=ORGANIC');
  await expectWellMade(page, 'search', { largeText: true });
  await shopper.opens('/shop');
  await expectWellMade(page, 'departments', { largeText: true });
  await shopper.opens('/shop/dairy-eggs-cheese/milk-cream');
  await expectWellMade(page, 'aisle', { largeText: true });
  await shopper.opens('/wine');
  await expectWellMade(page, 'wine shop', { largeText: true });
  await shopper.opens('/search?q=qwxzv');
  await expectWellMade(page, 'nothing found', { largeText: true });
});

test('a list with all its filters stays within its bytes in both languages', async ({ shopper }) => {
  for (const path of ['/search?q=milk', '/search?q=organic', '/search?deals=ON_SALE', '/shop/dairy-eggs-cheese'])
    for (const language of ['en', 'es']) {
      const { body } = await ask(shopper.stack.url(path), { headers: { 'accept-language': language } });
      expect(body).toContain(`<html lang="${language}"`);
      expect.soft(Buffer.byteLength(body), `${path} ${language}`).toBeGreaterThan(20 * 1024);
      expect.soft(Buffer.byteLength(body), `${path} ${language}`).toBeLessThanOrEqual(largestHtml(path));
    }
});
