import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectWellMade } from './screens.ts';

test.use({ households: 'own', viewport: { width: 390, height: 844 } });

/** As the address bar does it, without waiting for more than the page. */
const go = (page: Page, path: string) => page.goto(new URL(path, page.url()).href);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('the club card, the cart, the list, and the coupons stay readable without a connection until the shopper signs out', async ({
  shopper,
  page,
  context,
}) => {
  await shopper.arrives('maya', { at: '/account/club-card.html' });
  await expect(page.getByRole('img', { name: /^Barcode of card/ })).toBeVisible();
  await expectWellMade(page, 'the club card');
  const number = await page.getByText(/^\d{4} \d{4}/).innerText();
  await page.getByRole('button', { name: 'Keep on this phone' }).click();
  await expect(page.getByRole('main').getByText(/^Works without a connection\. Updated today/)).toBeVisible();

  await context.setOffline(true);
  await go(page, '/erums/cart/');
  await expect(heading(page, 'Your cart')).toBeVisible();
  await go(page, '/account/club-card.html');
  await expect(page.getByText(number, { exact: true })).toBeVisible();
  await go(page, '/search?q=milk');
  await expect(heading(page, "You're offline")).toBeVisible();
  await expect(async () => {
    await page.getByRole('link', { name: 'My List' }).click({ timeout: 5000 });
    await expect(heading(page, 'My List')).toBeVisible({ timeout: 5000 });
  }).toPass();

  await go(page, '/search?q=milk');
  await context.setOffline(false);
  await expect(page.getByRole('list', { name: 'Products' })).toBeVisible();
  await shopper.settles();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Account$/ })
    .click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/sign-in/);
  await context.setOffline(true);
  await go(page, '/account/club-card.html');
  await expect(heading(page, "You're offline")).toBeVisible();
  await expect(page.getByText(/^Nothing is kept on this phone/)).toBeVisible();
});
