import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { accessibilityFaults } from './screens.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ households: 'own', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Where the finger begins, in CSS pixels from the top: below the header, on no field of any page. */
const begins = 200;

/** A finger goes down the page from its top, and lets go unless it is told to hold. */
async function pullsDown(session: CDPSession, by: number, { holds = false } = {}): Promise<void> {
  const at = (y: number) => ({ touchPoints: [{ x: 195, y }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(begins) });
  for (let gone = 20; gone <= by; gone += 20)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(begins + gone) });
  if (!holds) await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const sign = (page: Page) => page.locator('[data-phase]');
const said = (page: Page, text: string) => page.getByRole('status').getByText(text);

test('a list that is pulled down is asked for again, which is said; a short pull does nothing, and without a connection it says so', async ({
  shopper,
  page,
  context,
}) => {
  const session = await context.newCDPSession(page);
  await shopper.comes('maya');
  for (const path of ['/foru/coupons-deals', '/', '/inbox', '/mylist.html', '/account/orders.html']) {
    await shopper.opens(path);
    await shopper.settles();
    await expect(sign(page)).toHaveAttribute('data-phase', 'rest');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY)).toBe('contain');
    await pullsDown(session, 60);
    await expect(sign(page)).toHaveAttribute('data-phase', 'rest');
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/graphql');
    await pullsDown(session, 240);
    await asked;
    await expect(said(page, 'Page updated')).toBeAttached();
    await expect(sign(page)).toHaveAttribute('data-phase', 'rest');
  }
  await pullsDown(session, 240, { holds: true });
  await expect(sign(page)).toHaveAttribute('data-far', '');
  expect(await accessibilityFaults(page)).toEqual([]);
  await context.setOffline(true);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(said(page, "You're offline. Pull down again once you're back online.")).toBeVisible();
  await context.setOffline(false);
});

test('other pages keep the pull of the browser', async ({ shopper, page }) => {
  await shopper.arrives('maya', { at: '/games/prizes' });
  await shopper.settles();
  await expect(sign(page)).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY)).toBe('auto');
});

/** Notes each buzz of the pages to come. */
const notesBuzzes = (page: Page) =>
  page.addInitScript(() => {
    const buzzes: unknown[] = [];
    Object.assign(window, { buzzes });
    Object.defineProperty(navigator, 'vibrate', { value: (pattern: unknown) => buzzes.push(pattern) > 0 });
  });
const buzzes = (page: Page) => page.evaluate(() => (window as unknown as { buzzes: unknown[] }).buzzes.length);

test('the phone buzzes when a product is added and a coupon clipped, until the shopper turns it off in the menu', async ({
  shopper,
  page,
}) => {
  await notesBuzzes(page);
  await shopper.comes('maya');
  await shopper.opens('/search?q=yogurt');
  await shopper.settles();
  const add = page.getByRole('list', { name: 'Products' }).getByRole('button', { name: /^Add (?!one)/ });
  await add.first().tap();
  await expect.poll(() => buzzes(page)).toBe(1);
  await shopper.opens('/foru/coupons-deals');
  await shopper.settles();
  await page
    .getByRole('button', { name: /^Clip Coupon: / })
    .first()
    .tap();
  await expect.poll(() => buzzes(page)).toBe(1);
  await shopper.opens('/search?q=milk');
  await shopper.settles();
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  const buzz = page.getByRole('switch', { name: 'Vibrate on add, clip, and win' });
  await expect(buzz).toBeChecked();
  await buzz.click();
  await expect(buzz).not.toBeChecked();
  await page.keyboard.press('Escape');
  await add.first().tap();
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('spinbutton')).toHaveCount(1);
  expect(await buzzes(page)).toBe(0);
});

/** Notes what each view transition of the pages to come moves, and for how long. */
const notesTransitions = (page: Page) =>
  page.addInitScript(() => {
    const moved: { names: string[]; ms: number }[] = [];
    Object.assign(window, { moved });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = ((update: ViewTransitionUpdateCallback) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const groups = document
          .getAnimations()
          .map(({ effect }) => effect as KeyframeEffect)
          .filter(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition'));
        moved.push({
          names: groups.map(({ pseudoElement }) => pseudoElement!),
          ms: Math.max(0, ...groups.map((effect) => Number(effect.getComputedTiming().activeDuration))),
        });
      });
      return transition;
    }) as typeof document.startViewTransition;
  });
const moved = (page: Page) =>
  page.evaluate(() => (window as unknown as { moved: { names: string[]; ms: number }[] }).moved);

test("the picture of a card moves to its place on the product's page, and back", async ({ shopper, page }) => {
  await notesTransitions(page);
  await shopper.opens('/search?q=yogurt');
  await shopper.settles();
  await page.getByRole('list', { name: 'Products' }).getByRole('link').first().tap();
  await page.waitForURL('**/product/**');
  await expect.poll(async () => (await moved(page)).length).toBe(1);
  await shopper.settles();
  await page.goBack();
  await page.waitForURL('**/search?q=yogurt');
  await expect.poll(async () => (await moved(page)).length).toBe(2);
  for (const { names, ms } of await moved(page)) {
    expect(names).toContain('::view-transition-group(product-picture)');
    expect(ms).toBeLessThanOrEqual(400);
  }
});

test('with less motion nothing moves between a list and a product, and a browser without view transitions goes there as well', async ({
  shopper,
  page,
}) => {
  await notesTransitions(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shopper.opens('/search?q=yogurt');
  await shopper.settles();
  const product = page.getByRole('list', { name: 'Products' }).getByRole('link').first();
  await product.tap();
  await page.waitForURL('**/product/**');
  await shopper.settles();
  expect((await moved(page)).flatMap(({ names }) => names)).toEqual([]);
  await page.addInitScript(() => void Object.assign(document, { startViewTransition: undefined }));
  await shopper.opens('/search?q=yogurt');
  await product.tap();
  await page.waitForURL('**/product/**');
  await page.goBack();
  await page.waitForURL('**/search?q=yogurt');
  await expect(product).toBeVisible();
});
