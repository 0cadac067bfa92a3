import { expect, test } from './fixtures.ts';
import { expectWellMade } from './screens.ts';

test('I-8 a guest asks the store to stock what was not found, and has asked after a reload; the next one asks without JavaScript', async ({
  shopper,
  page,
  browser,
  complaints,
}) => {
  const path = '/search?q=cloudberry+griffin';
  await shopper.opens(path);
  await page.getByRole('button', { name: 'Ask for it' }).click();
  const thanks = page.getByRole('main').getByText(/^Thank you\. We told 2300 16th St\./);
  await expect(thanks).toBeVisible();
  await page.reload();
  await expect(thanks).toBeVisible();
  await expectWellMade(page, 'a search that was asked for', { largeText: true });
  expect(complaints).toEqual([]);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(shopper.stack.url(path));
  await plain.getByRole('button', { name: 'Ask for it' }).click();
  await expect(plain).toHaveURL(shopper.stack.url(`${path}&asked=1`));
  await expect(plain.getByRole('main')).toContainText('Thank you. We told 2300 16th St. 1 other shopper asked, too');
  await context.close();
});
