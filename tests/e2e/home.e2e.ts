import { ask } from './direct.ts';
import { expect, test } from './fixtures.ts';
import { expectWellMade } from './screens.ts';

const fieldName = 'Search products and brands';

test('S-26 a guest reads the home page, and looks for something with a typo: the results are of what was meant', async ({
  shopper,
  page,
  complaints,
}) => {
  await shopper.opens('/');
  expect(new URL(page.url()).pathname).toBe('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Good food, close to home' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Join free' })).toBeVisible();
  await expectWellMade(page, 'home of a guest', { largeText: true });
  await page.getByRole('combobox', { name: fieldName }).fill('strawbery');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?q=strawbery');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /strawberr/i })
      .first(),
  ).toBeVisible();
  expect(complaints).toEqual([]);
});

test('with the keyboard alone: to the field, through the suggestions, to the results, and the search is remembered', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/');
  const field = page.getByRole('combobox', { name: fieldName });
  for (let n = 0; n < 8; n += 1) {
    if (await field.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(field).toBeFocused();
  await page.keyboard.type('milk');
  await expect(page.getByRole('option', { name: 'whole milk' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const words = (await page.getByRole('option', { selected: true }).innerText()).trim();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?q=*');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(field).toHaveValue(words);
  await field.fill('');
  await field.focus();
  await expect(page.getByRole('group', { name: 'Your searches' }).getByRole('option', { name: words })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('on a phone the search fills the screen, and its arrow leads back to the page as it was', async ({
  shopper,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.opens('/');
  await page.getByRole('combobox', { name: fieldName }).click();
  await page.keyboard.type('bread');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list).toBeVisible();
  const atFoot = await page.evaluate(() =>
    [1, 388].map((x) => document.elementFromPoint(x, 842)?.closest('[data-entered]') !== null),
  );
  expect(atFoot).toEqual([true, true]);
  await page.getByRole('button', { name: 'Close search' }).click();
  await expect(list).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('without JavaScript the home page can be read, and its form finds products', async ({ shopper, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(shopper.stack.url('/'));
  await expect(page.getByRole('region', { name: 'Departments' }).getByRole('listitem').first()).toBeVisible();
  await page.getByRole('combobox', { name: fieldName }).fill('milk');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?q=milk');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});

test('a member is greeted by name and finds the game to play next; what stays on top covers no focus', async ({
  shopper,
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.arrives('maya', { at: '/' });
  await expect(page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Maya$/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Play & Earn' })).toBeVisible();
  await page.getByRole('link', { name: 'Privacy' }).focus();
  for (let n = 0; n < 12; n += 1) {
    await page.keyboard.press('Shift+Tab');
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      const header = document.querySelector('header')?.getBoundingClientRect();
      if (!focused || focused.closest('header') || !header) return false;
      const { top, bottom } = focused.getBoundingClientRect();
      return bottom <= header.bottom || (top < header.bottom && bottom - header.bottom < 24);
    });
    expect(covered).toBe(false);
  }
  expect(complaints).toEqual([]);
});

test('crawlers find every department and product of the banner', async ({ shopper }) => {
  const robots = await ask(shopper.stack.url('/robots.txt'));
  const [, map = ''] = /Sitemap: (\S+)/.exec(robots.body) ?? [];
  const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location ?? '');
  const maps = locations((await ask(map)).body);
  expect(maps).toHaveLength(21);
  const [places = '', products = ''] = maps;
  expect(locations((await ask(places)).body)).toContain(shopper.stack.url('/shop'));
  const found = locations((await ask(products)).body);
  expect(found.length).toBeGreaterThan(20);
  expect(found[0]).toMatch(/\/product\//);
});
