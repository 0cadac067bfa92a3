import { ask } from './direct.ts';
import { expect, test } from './fixtures.ts';
import { Shopper } from './shopper.ts';

test('G-83 G-126 a shopper sees what happened, chooses what to look at, and loads more', async ({ shopper, page }) => {
  await shopper.arrives('maya', { at: '/games/game-grid' });
  await page.getByRole('link', { name: 'Activity', exact: true }).click();
  await expect(shopper.heading('Activity')).toBeFocused();
  await expect(page.getByText('It may take up to 48 hours to process new activity.')).toBeVisible();
  await expect(page.getByText('Harvest Spin, estimated')).toBeVisible();

  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(20);
  const more = page.getByRole('button', { name: 'Load more' });
  await more.click();
  await expect(rows).toHaveCount(40);
  await expect(more).toBeFocused();

  const prizes = page.getByRole('link', { name: /^Prizes \d+ entries$/ });
  await prizes.click();
  await expect(page).toHaveURL(/show=prizes$/);
  await expect(prizes).toHaveAttribute('aria-current', 'true');
  await expect(prizes).toBeFocused();
  const count = Number(/\d+/.exec(await prizes.innerText())?.[0]);
  await expect(rows).toHaveCount(count);
});

test('G-125 with nothing of a kind the page says so, from the server already', async ({ shopper, page }) => {
  await shopper.arrives('new', { at: '/games/activity?show=plays' });
  await expect(shopper.heading('Nothing here yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Plays 0 entries' })).toHaveAttribute('aria-current', 'true');
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const { body: html } = await ask(page.url(), { headers: { cookie } });
  expect(html).toContain('Nothing here yet');
  expect(html).toContain('It may take up to 48 hours to process new activity.');
});

test("N-78 G-82 hours and days are those of the browser, in the server's page already", async ({ browser, stack }) => {
  const rowsIn = async (timezoneId: string) => {
    const page = await browser.newPage({ timezoneId });
    const shopper = new Shopper(page, stack);
    // The first page tells the server the browser's time zone.
    await shopper.comes('maya');
    await shopper.opens('/games/activity');
    await expect(shopper.heading('Activity')).toBeVisible();
    const list = page.getByRole('main').getByRole('listitem');
    await expect(list).toHaveCount(20);
    const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const { body } = await ask(page.url(), { headers: { cookie } });
    const days = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
    const rows = await list.getByText(/, \d+:\d\d [AP]M$/).allInnerTexts();
    for (const words of [...days, ...rows]) expect(body).toContain(words.replaceAll('&', '&amp;'));
    await page.close();
    return rows;
  };
  const losAngeles = await rowsIn('America/Los_Angeles');
  const kolkata = await rowsIn('Asia/Kolkata');
  expect(losAngeles.length).toBeGreaterThan(0);
  expect(kolkata[0]).not.toBe(losAngeles[0]);
});
