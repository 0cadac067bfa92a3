import type { Page } from '@playwright/test';
import { devices } from './devices.ts';
import { expect, test } from './fixtures.ts';
import { expectWellMade } from './screens.ts';
import { Shopper } from './shopper.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ households: 'own' });

const gallery = '/foru/coupons-deals';
const cards = (page: Page) => page.getByRole('list', { name: 'Coupons' }).getByRole('heading', { level: 2 });
const clipButtons = (page: Page) => page.getByRole('button', { name: /^Clip Coupon: / });
/** Name of the first coupon that can be clipped. */
const firstName = async (page: Page): Promise<string> =>
  ((await clipButtons(page).first().getAttribute('aria-label')) ?? '').replace('Clip Coupon: ', '');
const buttonOf = (page: Page, name: string) => page.getByRole('button', { name: `Clip Coupon: ${name}`, exact: true });
const cardOf = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
    .first();
/** How many the group above the gallery says are clipped. */
const clippedCount = (page: Page) => page.getByRole('navigation', { name: 'Groups of offers' }).getByText(/^Clipped/);

for (const [device, viewport] of devices)
  test.describe(device, () => {
    test.use({ viewport });

    test('S-34 S-51 S-52 a shopper searches, narrows, sorts, opens more, and Back brings each step again', async ({
      shopper,
      page,
      complaints,
    }) => {
      await shopper.arrives('maya', { at: gallery });
      await expect(cards(page)).toHaveCount(30);
      await page.getByRole('link', { name: 'Load More' }).click();
      await expect(cards(page)).toHaveCount(60);
      await expect(page).toHaveURL(/\?offers=60$/);
      await page.getByRole('link', { name: 'Load More' }).click();
      await expect(page).toHaveURL(/\?after=/);
      await expect(page.getByRole('link', { name: 'Back to the first offers' })).toBeVisible();
      await page.goBack();
      await expect(cards(page)).toHaveCount(60);

      await shopper.opens(gallery);
      await page.getByRole('searchbox', { name: 'Search coupons' }).fill('milk');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\?q=milk$/);
      await expect(cards(page).first()).toContainText(/milk/i);
      const found = await cards(page).allTextContents();
      if (device === 'phone') {
        await page.getByRole('button', { name: /^Filters/ }).click();
        const drawer = page.getByRole('dialog', { name: 'Filters' });
        await drawer.getByRole('radio', { name: /^Dairy, Eggs & Cheese/ }).check();
        await drawer.getByLabel('Sort').selectOption('A to Z');
        await drawer.getByRole('button', { name: /^Show \d+ offers?$/ }).click();
        await expect(page).toHaveURL(/category=dairy-eggs-cheese&q=milk&sort=a-z$/);
      } else {
        await page.getByRole('radio', { name: /^Dairy, Eggs & Cheese/ }).check();
        await expect(page).toHaveURL(/category=dairy-eggs-cheese&q=milk$/);
      }
      await expect(page.getByText(/offers? in Dairy, Eggs & Cheese$/)).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\?q=milk$/);
      await expect.poll(() => cards(page).allTextContents()).toEqual(found);
      expect(complaints).toEqual([]);
    });
  });

test('S-125 a coupon that is clipped in one tab is clipped on every card of it, in every tab', async ({
  shopper,
  page,
  context,
}) => {
  await shopper.arrives('maya', { at: `${gallery}?category=dairy-eggs-cheese&type=coupon` });
  await shopper.settles();
  const name = await firstName(page);
  const other = await context.newPage();
  const there = new Shopper(other, shopper.stack);
  await there.opens(`${gallery}?category=dairy-eggs-cheese&type=coupon`, shopper.banner);
  await there.settles();
  await buttonOf(page, name).click();
  await expect(cardOf(page, name)).toContainText('Coupon has already been Clipped');
  await expect(cardOf(other, name)).toContainText('Coupon has already been Clipped');
  await expect(clippedCount(other)).toContainText('1');
  await other.close();
});

test('S-12 S-34 without JavaScript a guest looks at coupons, narrows, sorts, and turns pages', async ({
  shopper,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(shopper.stack.url(gallery));
  await expect(page.getByRole('link', { name: /^Picked for you/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Clipped/ })).toHaveCount(0);
  await page.getByRole('radio', { name: /^Beverages/ }).check();
  await page.getByRole('button', { name: 'Show offers' }).click();
  await expect(page).toHaveURL(/\?category=beverages/);
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('A to Z');
  await page.getByRole('button', { name: 'Sort' }).click();
  await expect(page).toHaveURL(/category=beverages&sort=a-z$/);
  await page.goto(shopper.stack.url(gallery));
  await page.getByRole('link', { name: 'Load More' }).click();
  await expect(cards(page)).toHaveCount(60);
  await context.close();
});

test('S-56 S-133 the home page has a carousel of coupons, which a second visit shows from what the browser keeps', async ({
  shopper,
  page,
  complaints,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /"operationName":"(Carousel\w+)"/.exec(request.postData() ?? '')?.[1];
    if (name) asked.push(name);
  });
  const near = async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Next coupons' })).toBeVisible();
  };
  await shopper.opens('/');
  await near();
  const row = page.getByRole('region', { name: 'Coupons & Deals' });
  await expect(row.getByRole('heading', { level: 3 })).toHaveCount(12);
  await row.getByRole('button', { name: 'Next coupons' }).click();
  await expect(row.getByRole('button', { name: 'Previous coupons' })).not.toHaveAttribute('aria-disabled');
  expect(asked).toEqual(['CarouselCoupons']);
  await page.reload();
  await near();
  expect(asked).toEqual(['CarouselCoupons']);
  expect(complaints).toEqual([]);
});

test('coupons and deals look right at every width, light and dark', async ({ shopper, page }) => {
  await shopper.arrives('maya', { at: `${gallery}?category=dairy-eggs-cheese&event=Welcome+Offers` });
  await expectWellMade(page, 'no coupons', { largeText: true });
  await shopper.opens(`${gallery}?category=dairy-eggs-cheese&view=list`);
  await expectWellMade(page, 'coupons as a list', { largeText: true });
});
