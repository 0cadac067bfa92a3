import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ask } from './direct.ts';
import { expect, test } from './fixtures.ts';
import { staysOpen } from './shopper.ts';

test('pages carry their content before any script, and hydrate without a request for data or a complaint', async ({
  shopper,
  page,
  complaints,
}) => {
  await shopper.arrives('maya');
  const dataRequests: string[] = [];
  page.on('request', (request) => {
    if (staysOpen(request)) return;
    const asked = new URL(request.url()).pathname === '/graphql' ? (request.postData() ?? '') : '';
    // What the shopper has won (G-60), and what is in the carts, is looked up once the page has settled.
    if (asked && !/"(?:ShopperNotices|CartSummary)"/.test(asked)) dataRequests.push(asked);
  });
  for (const path of [
    '/foru.html',
    '/games/game-grid',
    '/games/game-details/HARVEST-SPIN',
    '/games/play/HARVEST-SPIN',
    '/games/game-over/SUMMER-COOKOUT',
    '/account/sign-in.html',
  ]) {
    await shopper.opens(path);
    await shopper.settles();
  }
  expect(dataRequests).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the first paint waits for one stylesheet', async ({ shopper, page, stack }) => {
  await shopper.comes('maya');
  for (const path of ['/', '/foru.html', '/erums/cart/', '/quick-add']) {
    const html = await (await page.goto(stack.url(path)))!.text();
    const blocking = [...html.matchAll(/<link rel="stylesheet"[^>]*>/g)].filter(([link]) => !link.includes('media='));
    expect(blocking.map(([link]) => link)).toEqual([
      expect.stringMatching(/ href="\/styles\/[\w-]+\/safeway\.style\./),
    ]);
  }
});

test('with JavaScript off the pages show their content', async ({ shopper, browser, context }) => {
  await shopper.comes('maya');
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await context.storageState() });
  const page = await plain.newPage();
  await page.goto(shopper.stack.url('/games/game-grid'));
  await expect(page.getByRole('heading', { level: 1, name: 'Play & Earn' })).toBeVisible();
  await expect(page.getByText('Harvest Spin').first()).toBeVisible();
  await expect(page.getByText('Game Over').first()).toBeAttached();
  await page.goto(shopper.stack.url('/games/game-details/HARVEST-SPIN'));
  await expect(page.getByRole('heading', { level: 1, name: 'Harvest Spin' })).toBeVisible();
  await expect(page.getByText('Available Prizes')).toBeVisible();
  // What needs a script says so, in words and in its look.
  await expect(page.getByText(/JavaScript is off in this browser/)).toBeVisible();
  const dead = page.locator('main button').first();
  expect(await dead.evaluate((button) => getComputedStyle(button).borderStyle)).toBe('dashed');
  await plain.close();
});

test('G-129 the games page shows Play & Earn, Games and Bonus Path', async ({ shopper, page }) => {
  await shopper.arrives('maya', { at: '/games/game-grid' });
  for (const name of ['Play & Earn', 'Games', 'Bonus Path']) await expect(shopper.heading(name).first()).toBeVisible();
  await expect(page.getByText('Complete offers to unlock bonus savings.')).toBeVisible();
});

test('G-14 G-17 G-20 G-22 the grid has a breadcrumb and the navigation, a landing page has Back instead', async ({
  shopper,
  page,
}) => {
  await shopper.arrives('maya');
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  const navigation = page.getByRole('navigation', { name: 'Safeway for U' });
  await expect(breadcrumb.getByRole('link', { name: 'Safeway for U' })).toHaveAttribute('href', '/foru.html');
  await expect(navigation).toBeVisible();
  await expect(navigation.getByRole('link', { name: /Games|Play/ }).first()).toHaveAttribute(
    'href',
    '/games/game-grid',
  );
  await shopper.opensGame('HARVEST-SPIN');
  await expect(navigation).toHaveCount(0);
  await expect(breadcrumb).toHaveCount(0);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.waitForURL('**/games/game-grid');
});

test('G-28 a navigation scrolls to the top and gives the focus to the new page', async ({ shopper, page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await shopper.arrives('maya');
  await page.evaluate(() => window.scrollTo(0, 400));
  await page
    .locator('main a[href*="/games/game-details/"], main a[href*="/games/play/"], main a[href*="/games/game-over/"]')
    .filter({ visible: true })
    .last()
    .click();
  await page.waitForURL(/games\/(game-details|play|game-over)\//);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('G-28 Back returns to where the page was and to what was pressed; a link to a place reaches it with the focus', async ({
  shopper,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await shopper.arrives('maya');
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  const link = page.locator('main a[href^="/games/game-details/"]').filter({ visible: true }).last();
  await link.scrollIntoViewIfNeeded();
  const at = await scrolled();
  expect(at).toBeGreaterThan(300);
  const href = await link.getAttribute('href');
  await link.click();
  await page.waitForURL(/games\/game-details\//);
  await page.getByRole('link', { name: 'FAQ' }).click();
  const faq = page.locator('#faq');
  await expect(faq).toBeFocused();
  await expect(faq).toBeInViewport();
  await page.goBack();
  await page.goBack();
  await page.waitForURL('**/games/game-grid');
  await expect.poll(async () => Math.abs((await scrolled()) - at)).toBeLessThan(8);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(href);
});

test('forced colors keep what is current, filled, outlined and plain apart', async ({ shopper, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await shopper.arrives('maya');
  const look = (element: Element) => {
    const { backgroundColor, borderTopColor, borderTopStyle, color } = getComputedStyle(element);
    return [backgroundColor, borderTopColor, borderTopStyle, color].join(' ');
  };
  const navigation = page.getByRole('navigation', { name: 'Safeway for U' });
  const current = await navigation.locator('[aria-current]').first().evaluate(look);
  expect(await navigation.locator('a:not([aria-current])').first().evaluate(look)).not.toBe(current);
  await shopper.opensGame('HARVEST-SPIN');
  const filled = await page.getByRole('button', { name: /^Play/ }).first().evaluate(look);
  await page.getByRole('button', { name: /Maya/ }).click();
  const outline = await page.getByRole('button', { name: 'Sign out', exact: true }).evaluate(look);
  const plain = await page.getByRole('button', { name: 'Sign out everywhere' }).evaluate(look);
  expect(new Set([filled, outline, plain]).size).toBe(3);
});

for (const width of [989, 990])
  test(`G-121 T-104 at ${width} px the navigation ${width < 990 ? 'is a drawer that holds the focus' : 'is a column'}`, async ({
    shopper,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await shopper.arrives('maya');
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    if (width >= 990) {
      await expect(menu).toBeHidden();
      await expect(page.getByRole('navigation', { name: 'Safeway for U' })).toBeVisible();
      return;
    }
    await menu.click();
    await expect(shopper.dialog).toBeVisible();
    await expect(shopper.dialog.getByRole('button', { name: 'Close menu' })).toBeFocused();
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab');
      expect(await shopper.dialog.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
    await page.setViewportSize({ width: 990, height: 800 });
    await expect(shopper.dialog).toBeHidden();
  });

test('S-59 a drawer closes on Escape and the focus goes back to the button', async ({ shopper, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await shopper.arrives('maya');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await menu.click();
  await expect(shopper.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shopper.dialog).toBeHidden();
  await expect(menu).toBeFocused();
});

test('G-2 the banner comes from the host name; an unknown host is Safeway', async ({ shopper, page }) => {
  for (const [host, key] of [
    ['haggen', 'haggen'],
    ['vons', 'vons'],
    ['corner-shop', 'safeway'],
    ['pak-n-save', 'paknsave'],
  ] as const) {
    await shopper.opens('/account/sign-in.html', host);
    await expect(page.locator('html')).toHaveAttribute('data-banner', key);
  }
});

/** Scripts of the build, by the module that each begins with. */
async function scripts(): Promise<Map<string, string>> {
  const file = join(import.meta.dirname, '../../web/dist/client/.vite/manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Record<string, { file: string }>;
  return new Map(Object.entries(manifest).map(([key, { file: script }]) => [key, `/${script}`]));
}

/** Paths that the page asks for from here on. */
function pathsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

test('G-60 who has won nothing loads nothing of a notice', async ({ shopper, page }) => {
  const dialog = (await scripts()).get('src/features/draws/WinnerNotice/WinnerDialog.tsx');
  expect(dialog).toBeDefined();
  const paths = pathsOf(page);
  const asked = page.waitForResponse((answer) => answer.request().postData()?.includes('"ShopperNotices"') ?? false);
  await shopper.arrives('new', { at: '/foru.html' });
  await asked;
  await shopper.settles();
  expect(paths).not.toContain(dialog);
});

test('G-9 the code of the games comes with the games, on any page before them none of it', async ({
  shopper,
  page,
}) => {
  const known = await scripts();
  const games = [...known].flatMap(([key, script]) => (key.startsWith('src/routes/games/') ? [script] : []));
  expect(games.length).toBeGreaterThan(5);
  const paths = pathsOf(page);
  await shopper.arrives('maya', { at: '/account/profile.html' });
  await shopper.settles();
  expect(paths.filter((path) => games.includes(path))).toEqual([]);
  await page.getByRole('link', { name: 'Play & Earn' }).first().click();
  await expect(shopper.heading('Play & Earn').first()).toBeVisible();
  expect(paths.filter((path) => games.includes(path))).toEqual([known.get('src/routes/games/game-grid/route.tsx')]);
});

test('an address without a page answers 404 and leads on', async ({ shopper, page, complaints }) => {
  await shopper.comes('maya');
  const answer = await page.goto(shopper.stack.url('/no/such/page'));
  expect(answer?.status()).toBe(404);
  await expect(shopper.heading('Page not found')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Start Shopping' }).click();
  await page.waitForURL(shopper.stack.url('/'));
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
});

test('the policy for content is strict, and a redirect off the site is not followed', async ({ shopper, page }) => {
  const answer = await page.goto(shopper.stack.url('/account/sign-in.html'));
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src[^;]*'nonce-/);
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
  await page.context().addCookies([
    {
      name: 'ACI_S_ECommRedirectURL',
      value: encodeURIComponent('https://evil.example/'),
      url: shopper.stack.url('/'),
    },
  ]);
  await page.reload();
  await shopper.settles();
  const address = await shopper.addressOf('maya');
  await shopper.asksForCode(address);
  await shopper.entersCode(await shopper.readsCode(address));
  await page.waitForURL((url) => !url.pathname.includes('sign-in'));
  expect(new URL(page.url()).hostname).toBe('safeway.localhost');
});

test('G-30 the cookie of the earlier elevated session is deleted', async ({ shopper, page, context }) => {
  await context.addCookies([{ name: 'ABS_ELEVATED_SESSION', value: 'x', url: shopper.stack.url('/') }]);
  await shopper.opens('/account/sign-in.html');
  expect((await context.cookies()).some(({ name }) => name === 'ABS_ELEVATED_SESSION')).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an answer of the front says how it may be kept: pages not, built files for a year', async ({ shopper }) => {
  const page = await ask(shopper.stack.url('/account/sign-in.html'));
  expect(page.headers['cache-control']).toMatch(/no-store|private/);
  const [file] = /\/assets\/[^"]+\.js/.exec(page.body) ?? [''];
  const asset = await ask(shopper.stack.url(file), { headers: { 'accept-encoding': 'br' } });
  expect(asset.headers['cache-control']).toMatch(/max-age=31536000.*immutable/);
  expect(asset.headers['content-encoding']).toBe('br');
});
