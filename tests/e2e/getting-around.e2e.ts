import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { accessibilityFaults, expectWellMade } from './screens.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ households: 'own', viewport: { width: 390, height: 844 } });

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true });
/** By how many px the words of the bar are wider than their places, or the bar than the window. */
const spilled = (page: Page): Promise<number[]> =>
  bar(page).evaluate((nav) =>
    [nav, ...nav.querySelectorAll('li')].flatMap((part) =>
      part.scrollWidth > part.clientWidth + 1 ? part.scrollWidth - part.clientWidth : [],
    ),
  );
const largeText = (page: Page, size: string) =>
  page.evaluate((fontSize) => void (document.documentElement.style.fontSize = fontSize), size);

test('S-36 S-37 the bar leads to home, shop, search, list, and carts, whose count and sum are said once', async ({
  shopper,
  page,
  complaints,
}) => {
  await shopper.comes('maya');
  await shopper.asks('mutation ($input: ChangeCartInput!) { changeCart(input: $input) { refused { code } } }', {
    input: { add: [{ productId: '974041611', quantity: 12 }], clientRequestId: crypto.randomUUID() },
  });
  await shopper.opens('/');
  const links = bar(page).getByRole('link');
  await expect(links.last()).toHaveAccessibleName(/^Shopping cart, 12 items, \$\d+\.\d\d$/);
  await expect(page.getByRole('link', { name: /^Shopping cart/ })).toHaveCount(1);
  await expect(bar(page).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await bar(page).getByRole('link', { name: 'Shop', exact: true }).click();
  await page.waitForURL('**/shop');
  await expect(bar(page).getByRole('link', { name: 'Shop', exact: true })).toHaveAttribute('aria-current', 'page');
  await bar(page).getByRole('link', { name: 'Search' }).click();
  await expect(page.getByRole('combobox', { name: 'Search products and brands' })).toBeFocused();
  await page.getByRole('button', { name: 'Close search' }).click();
  await links.last().click();
  await expect(shopper.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(links.last()).toBeFocused();
  await expectWellMade(page, 'a page with the bar');
  expect(complaints).toEqual([]);
});

test('what has the focus is never below the bar, and the foot of the page ends above it', async ({ shopper, page }) => {
  await shopper.opens('/shop');
  await shopper.settles();
  await page.getByRole('main').getByRole('link').first().focus();
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      const nav = document.querySelector('nav[aria-label="Main"]')!.getBoundingClientRect();
      if (!focused || focused.closest('nav[aria-label="Main"]')) return 0;
      return Math.max(0, focused.getBoundingClientRect().bottom - nav.top);
    });
    expect(covered).toBeLessThan(24);
  }
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const foot = (await page.getByRole('link', { name: 'Privacy' }).boundingBox())!;
  expect(foot.y + foot.height).toBeLessThanOrEqual((await bar(page).boundingBox())!.y);
});

for (const locale of ['en-US', 'es-US'])
  test.describe(locale, () => {
    test.use({ locale });
    test('the words of the bar stand in one line at 320 px and on a phone on its side, and grow as much as all others, in two rows', async ({
      shopper,
      page,
    }) => {
      await shopper.opens('/info/privacy');
      const main = page.locator('nav', { has: page.locator('a[href="/mylist.html"]') }).last();
      const looks = () =>
        main.evaluate((nav) => {
          const boxes = [...nav.querySelectorAll('a')].map((link) => link.getBoundingClientRect());
          const foot = document.createElement('div');
          foot.style.blockSize = 'var(--foot)';
          document.body.append(foot);
          const said = foot.offsetHeight;
          foot.remove();
          const isWithin = boxes.every(({ left, right }) => left >= -1 && right <= window.innerWidth + 1);
          const isApart = boxes.every((one, at) => {
            const before = boxes[at - 1];
            return !before || one.left >= before.right - 1 || one.top >= before.bottom - 1;
          });
          return {
            isWithin,
            isApart,
            rows: new Set(boxes.map(({ top }) => Math.round(top))).size,
            saysHowHighItIs: Math.abs(said - nav.getBoundingClientRect().height) <= 1,
            words: Number.parseFloat(getComputedStyle(nav.querySelector('a')!).fontSize),
          };
        });
      for (const [width, height, size, rows] of [
        [320, 640, '', 1],
        [390, 844, '', 1],
        [390, 844, '150%', 1],
        [320, 640, '200%', 2],
        [390, 844, '200%', 2],
        [844, 390, '', 1],
        [844, 390, '200%', 1],
      ] as const) {
        await page.setViewportSize({ width, height });
        await largeText(page, size);
        expect(await looks(), `${width} px ${size}`).toEqual({
          isWithin: true,
          isApart: true,
          rows,
          saysHowHighItIs: true,
          words: (12 * Number.parseInt(size || '100%', 10)) / 100,
        });
      }
    });
  });

test('it leaves prints, makes way for the keyboard, and ends the page of a very low window', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/');
  await shopper.settles();
  await expect(bar(page)).toBeVisible();
  expect(await spilled(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => {
    Object.defineProperty(window.visualViewport, 'height', { value: 420, configurable: true });
    window.visualViewport!.dispatchEvent(new Event('resize'));
  });
  await expect(bar(page)).toBeHidden();
  await page.evaluate(() => {
    Object.defineProperty(window.visualViewport, 'height', { value: window.innerHeight, configurable: true });
    window.visualViewport!.dispatchEvent(new Event('resize'));
  });
  await expect(bar(page)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(bar(page)).not.toBeInViewport();
});

test('the menu holds everything for a guest, and its departments', async ({ shopper, page, complaints }) => {
  await shopper.opens('/info/privacy');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = shopper.dialog;
  for (const name of ['Weekly Ad', 'My List', 'Schedule & Save', 'Coupons & Deals', 'Play & Earn', 'Help center'])
    await expect(menu.getByRole('link', { name, exact: true })).toHaveCount(1);
  await expect(menu.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await menu.getByText('Departments', { exact: true }).click();
  await expect(menu.getByRole('link', { name: 'Deli', exact: true })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await accessibilityFaults(page)).toEqual([]);
  }
  await menu.getByRole('link', { name: 'All departments' }).click();
  await page.waitForURL('**/shop');
  await expect(menu).toBeHidden();
  expect(complaints).toEqual([]);
});

test('G-3 G-33 For U: a guest reads what joining brings, a member what they have', async ({ shopper, page }) => {
  await shopper.opens('/foru.html');
  await expect(page.getByRole('heading', { level: 1, name: 'Safeway for U' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Join free' })).toBeVisible();
  await expectWellMade(page, 'For U of a guest');
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.arrives('maya', { at: '/foru.html' });
  await expect(page.getByRole('heading', { level: 2, name: 'Points & rewards' })).toBeVisible();
  await page.getByRole('link', { name: 'Show club card' }).click();
  await page.waitForURL('**/account/club-card.html');
});

test('on a desktop the cart stays in sight', async ({ shopper, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await shopper.opens('/');
  await shopper.settles();
  await page.mouse.wheel(0, 1600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
  await expect(page.getByRole('link', { name: /^Shopping cart/ })).toBeInViewport({ ratio: 1 });
  await expect(bar(page)).toBeHidden();
});
