import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from './fixtures.ts';
import type { Page } from '@playwright/test';
import { accessibilityFaults } from './screens.ts';

const editor = (page: Page) => page.locator('.graphiql-query-editor');
/** Words that the editor has colored; it does so once its language has loaded, and runs nothing before. */
const colored = '[class^="mtk"]:not(.mtk1)';

/** curl may not know names below localhost; the browser does. */
const onThisMachine = (command: string): string =>
  `curl() { command curl --connect-to '::127.0.0.1:' "$@"; }; ${command}`;

/** Runs what stands in the editor, once it can. */
async function runs(page: Page): Promise<void> {
  await expect(editor(page).locator(colored).first()).toBeVisible();
  await expect(async () => {
    await page.getByRole('button', { name: /Execute/ }).click();
    await expect(page.getByText('Correlation id')).toBeVisible({ timeout: 10_000 });
  }).toPass();
}

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
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(shopper.stack.url('/sandbox/'));
    await expect(page.getByText(/Maya/).first()).toBeAttached();
    await runs(page);
    // The editor takes its theme from a script, in its own time.
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => accessibilityFaults(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  }
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
  await page.goto(shopper.stack.url('/sandbox/'));
  await expect(editor(page).locator(colored).first()).toBeVisible();
  await page.getByRole('button', { name: 'Logos with their alt texts' }).click();
  await expect(editor(page)).toContainText('query Logos');
  await runs(page);
  const answer = page.locator('.answer');
  await expect(answer).toContainText(/Status\s*200/);
  await expect(answer).toContainText(/Time\s*\d+ ms/);
  await expect(answer).toContainText(/Size\s*[\d.]+ k?B/);

  expect(await copies('Copy as cURL', 'Copied as cURL')).toContain('query Logos');
  const link = await copies('Copy a link to share', 'Link copied');
  await page.goto('about:blank');
  await page.goto(link);
  await expect(editor(page)).toContainText('query Logos');

  await page.getByLabel('Banner').selectOption('haggen');
  await page.waitForURL(/^http:\/\/haggen\.localhost:\d+\/sandbox\/$/);
});

test('a copied command answers as whoever acts in the sandbox, a new tab starts without figures, and docs open at their top', async ({
  shopper,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(shopper.stack.url('/sandbox/'));
  await expect(editor(page).locator(colored).first()).toBeVisible();
  await page.getByLabel('Act as').selectOption('maya');
  await expect(page.getByText('Acting as Maya')).toBeVisible();
  const panel = page.locator('.graphiql-plugin');
  await panel.getByRole('button', { name: 'Profile' }).click();
  await runs(page);
  const answer = page.locator('.answer');
  await expect(answer).toContainText(/Status\s*200/);

  await page.getByRole('button', { name: /Copy as cURL, as fetch/ }).click();
  await page.getByRole('menuitem', { name: 'Copy as cURL' }).click();
  await expect(page.getByText('Copied as cURL')).toBeVisible();
  const command = await page.evaluate(() => navigator.clipboard.readText());
  const folder = await mkdtemp(join(tmpdir(), 'larder-curl-'));
  const { stdout } = await promisify(execFile)('sh', ['-c', onThisMachine(command)], { cwd: folder });
  await rm(folder, { recursive: true });
  expect(JSON.parse(stdout)).toMatchObject({ data: { me: { firstName: 'Maya' } } });

  await page.getByRole('button', { name: 'New tab' }).click();
  await expect(answer).toHaveText('Run an operation to see its status, time, and size here.');

  await panel.evaluate((element) => element.scrollTo(0, 400));
  await page.getByRole('button', { name: /Documentation Explorer/ }).click();
  await expect(panel.getByText('Root Types')).toBeInViewport();
  expect(await panel.evaluate((element) => element.scrollTop)).toBe(0);
});
