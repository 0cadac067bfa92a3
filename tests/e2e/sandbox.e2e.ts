import { expect, test } from './fixtures.ts';
import { expectWellMade } from './screens.ts';

test('the sandbox opens without the network, lists the demo shoppers, and is well made in light and dark, on phone and desktop', async ({
  shopper,
  page,
  complaints,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !hostname.endsWith('localhost')) foreign.push(request.url());
  });
  await shopper.opens('/sandbox/');
  await expect(page.getByText(/Maya/).first()).toBeAttached();
  await page.getByRole('button', { name: /Execute/ }).click();
  await expect(page.getByText('Correlation id')).toBeVisible();
  // The editor colors its words once its language has loaded.
  await expect(page.locator('.graphiql-query-editor [class^="mtk"]:not(.mtk1)').first()).toBeVisible();
  await expectWellMade(page, 'the sandbox');
  expect(foreign).toEqual([]);
  expect(complaints).toEqual([]);
});

test('an operation is measured, copied as cURL, and shared by a link that opens it; another banner is one choice away', async ({
  shopper,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const copies = async (form: string, saying: string) => {
    await page.getByRole('button', { name: /Copy as cURL, as fetch/ }).click();
    await page.getByRole('menuitem', { name: form }).click();
    await expect(page.getByText(saying)).toBeVisible();
    return clipboard();
  };
  await shopper.opens('/sandbox/');
  await page.getByRole('button', { name: 'Logos with their alt texts' }).click();
  await page.getByRole('button', { name: /Execute/ }).click();
  const answer = page.locator('.answer');
  await expect(answer).toContainText(/Status\s*200/);
  await expect(answer).toContainText(/Time\s*\d+ ms/);
  await expect(answer).toContainText(/Size\s*[\d.]+ k?B/);

  expect(await copies('Copy as cURL', 'Copied as cURL')).toContain('query Logos');
  const link = await copies('Copy a link to share', 'Link copied');
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.locator('.graphiql-query-editor')).toContainText('query Logos');

  await page.getByLabel('Banner').selectOption('haggen');
  await page.waitForURL(/^http:\/\/haggen\.localhost:\d+\/sandbox\/$/);
});
