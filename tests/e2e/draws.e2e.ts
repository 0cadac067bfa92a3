import { ask } from './direct.ts';
import { execFile } from 'node:child_process';
import { copyFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, standsOn, test } from './fixtures.ts';

standsOn('sold');
test.describe.configure({ mode: 'serial' });

const gotIt = "Got it, don't show again";

test('T-61, G-60, G-61 a win acknowledged in one tab is gone in both, and its claim stays open', async ({
  shopper,
  page,
  context,
}) => {
  await shopper.arrives('theo', { at: '/games/game-grid', isTold: true });
  const other = await context.newPage();
  await other.goto(shopper.stack.url('/foru.html', shopper.banner));
  const notice = (tab: typeof page) => tab.getByRole('dialog', { name: 'Congratulations!' });
  await expect(notice(page)).toContainText('You have one more win.');
  await expect(notice(other)).toContainText('You have one more win.');
  let sent = 0;
  for (const tab of [page, other])
    tab.on('request', (request) => {
      if (request.postData()?.includes('"AcknowledgeWin"')) sent += 1;
    });
  await notice(page).getByRole('button', { name: gotIt }).click();
  await expect(notice(page)).not.toContainText('You have one more win.');
  await expect(notice(other)).not.toContainText('You have one more win.');
  await notice(other).getByRole('button', { name: gotIt }).click();
  await expect(notice(other)).toBeHidden();
  await expect(notice(page)).toBeHidden();
  expect(sent).toBe(2);

  await shopper.opens('/games/game-over/SUMMER-COOKOUT');
  await expect(notice(page)).toBeHidden();
  await page.getByRole('button', { name: 'Claim your prize' }).click();
  await expect(page.getByText('Your claim is in')).toBeVisible();
});

test('T-56, N-30 a published draw is repeated in the browser, and one changed entry is found and named', async ({
  shopper,
  page,
}) => {
  await shopper.arrives('maya', { at: '/verify/summer-cookout' });
  await expect(shopper.heading('Summer Cookout draw')).toBeVisible();
  const winners = page.getByRole('table', { name: 'Winners' });
  await expect(winners.getByRole('columnheader', { name: 'Household' })).toBeVisible();
  await expect(winners.getByRole('row').filter({ hasText: 'Your household' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Verify in this browser' }).click();
  const passed = shopper.heading('Everything matches');
  await expect(passed).toBeFocused();
  await expect(page.getByText(/^5 of 5 checks passed/)).toBeVisible();
  await page.getByRole('button', { name: 'Change one entry and run again' }).click();
  await expect(shopper.heading(/checks do not match$/)).toBeFocused();
  await expect(page.getByText(/^You changed entry E-\d{9}/)).toBeVisible();
  await page.getByRole('button', { name: 'Put it back and verify' }).click();
  await expect(passed).toBeFocused();

  const saves = async (name: RegExp) => {
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name }).click();
    const download = await saved;
    return { path: await download.path(), name: download.suggestedFilename() };
  };
  const file = await saves(/^summer-cookout\.jsonl, 251 lines$/);
  const script = await saves(/^verify\.mjs/);
  expect([file.name, script.name]).toEqual(['summer-cookout.jsonl', 'verify.mjs']);
  const module = `${script.path}.mjs`;
  await copyFile(script.path, module);
  const { stdout } = await promisify(execFile)(process.execPath, [module, file.path]);
  expect(stdout).toMatch(/^(ok {5}\w+\n){5}$/);
  expect((await saves(/^entries\.csv, 250 entries$/)).name).toBe('summer-cookout-entries.csv');
  expect((await saves(/^draw\.json/)).name).toBe('summer-cookout-draw.json');
});

test('T-56 a check that takes long can be stopped, and started again', async ({ shopper, page }) => {
  await shopper.arrives('maya', { at: '/verify/summer-cookout' });
  await page.context().route('**/draws/*.jsonl', () => undefined);
  await page.getByRole('button', { name: 'Verify in this browser' }).click();
  await expect(page.getByRole('progressbar', { name: 'Fetching the list' })).toBeAttached();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(shopper.heading('Stopped')).toBeFocused();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.context().unrouteAll();
  await page.getByRole('button', { name: 'Verify in this browser' }).click();
  await expect(shopper.heading('Everything matches')).toBeFocused();
});

test('N-28 a visitor enters free, with a proof of work instead of a puzzle', async ({ shopper, page }) => {
  await shopper.opens('/free-entry/HARVEST-SPIN');
  await page.getByRole('button', { name: /^Enter with/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Check these fields' })).toBeFocused();
  await page.getByLabel('Full name').fill('Ann Lee');
  await page.getByLabel('Email address').fill('ann@example.com');
  await page.getByLabel('Street address').fill('12 Elm St');
  await page.getByLabel('ZIP code').fill('94110');
  await page.getByLabel('City').fill('San Francisco');
  await page.getByLabel('State').selectOption('CA');
  await page.getByRole('textbox', { name: /Month/ }).fill('7');
  await page.getByRole('textbox', { name: /Day/ }).fill('1');
  await page.getByRole('textbox', { name: /Year/ }).fill('1985');
  await page.getByRole('button', { name: /^Enter with/ }).click();
  await expect(shopper.heading("You're in")).toBeFocused();
  await expect(page.getByText(/E-\d{9}/).first()).toBeVisible();
});

test('N-27, N-28 a visitor reads the official rules from the free entry, without scripts too, and enters from there', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/free-entry/HARVEST-SPIN');
  await page.getByRole('link', { name: 'Official Rules' }).click();
  await expect(page).toHaveURL(/\/games\/official-rules\/HARVEST-SPIN$/);
  await expect(shopper.heading('Official Rules')).toBeVisible();
  await expect(page.getByRole('region', { name: /Sponsor$/ })).toContainText('Larder Markets, Inc.');
  await page.getByRole('link', { name: /How the winner is drawn$/ }).click();
  await expect(page.getByRole('region', { name: /How the winner is drawn$/ })).toBeInViewport();
  const html = (await ask(shopper.stack.url('/games/official-rules/HARVEST-SPIN'))).body;
  expect(html).toContain('No purchase necessary');
  expect((await ask(shopper.stack.url('/games/official-rules/NO-SUCH-GAME'))).status).toBe(404);
  await page.getByRole('link', { name: 'Free entry, no purchase' }).click();
  await expect(page).toHaveURL(/\/free-entry\/HARVEST-SPIN$/);
});

test('N-69 the inbox tells of the win; a notice that is read stays read', async ({ shopper, page }) => {
  await shopper.arrives('theo', { at: '/foru.html' });
  const account = page.getByRole('button', { name: /Account/ });
  await expect(account).toContainText('unread notice');
  await account.click();
  await page.getByRole('link', { name: /^Inbox/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  const list = page.getByRole('main');
  const mark = list.getByRole('link', { name: /Unread/ });
  const unread = await mark.count();
  expect(unread).toBeGreaterThan(0);
  await mark.first().click();
  await expect(mark).toHaveCount(unread - 1);
  await shopper.opens('/inbox');
  await expect(mark).toHaveCount(unread - 1);
});
