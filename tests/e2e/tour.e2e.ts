import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const bar = (page: Page, stop: number) => page.getByRole('complementary', { name: `Tour, stop ${stop} of 10` });
const account = (page: Page) => page.getByRole('banner');

test('the guided tour leads from stop to stop, each as its own shopper, and marks what was seen', async ({
  page,
  shopper,
  complaints,
}) => {
  await shopper.opens('/account/sign-in.html');
  await page.getByRole('link', { name: 'Take the tour' }).click();
  await expect(page.getByText('0 of 10 seen')).toBeVisible();

  await page.getByRole('button', { name: 'Go to stop 3' }).click();
  await expect(page).toHaveURL(shopper.stack.url('/erums/cart/'));
  await expect(bar(page, 3)).toContainText('Every cent has a reason');
  await expect(account(page)).toContainText('Maya');
  await page.getByRole('button', { name: 'Close this stop' }).click();
  await expect(page.getByRole('complementary', { name: /^Tour/ })).toHaveCount(0);
  await expect(page).toHaveURL(shopper.stack.url('/erums/cart/'));

  await shopper.opens('/tour');
  await expect(page.getByText('Stop 3, Seen')).toBeAttached();
  await page.getByRole('button', { name: 'Go to stop 9' }).click();
  await expect(page).toHaveURL(shopper.stack.url('/business'));
  await expect(account(page)).toContainText('Dana');
  await bar(page, 9).getByRole('button', { name: 'Next stop' }).click();
  await expect(page).toHaveURL(shopper.stack.url('/'));
  await expect(bar(page, 10).getByRole('button', { name: 'Next stop' })).toHaveCount(0);
  await bar(page, 10).getByRole('link', { name: 'Back to tour' }).click();
  await expect(page.getByText('3 of 10 seen')).toBeVisible();
  expect(complaints).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a stop opens all the same, and shows what its sentence says', async ({ page, stack }) => {
    await page.goto(stack.url('/tour'));
    await page.getByRole('button', { name: 'Go to stop 6' }).click();
    await expect(bar(page, 6)).toContainText('The van is on its way');
    await expect(page).toHaveURL(stack.url('/account/orders/4471849'));
  });
});
