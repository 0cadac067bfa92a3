import type { Page } from '@playwright/test';
import { devices } from './devices.ts';
import { expect, test } from './fixtures.ts';
import { expectWellMade } from './screens.ts';
import type { Shopper } from './shopper.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ households: 'own' });

const offer = '/loyalty/offer-details/canned-cedar-hollow-canned-vegetables-off/CC';
const title = 'Cedar Hollow Canned Vegetables';
const clipButton = (page: Page) => page.getByRole('button', { name: `Clip Coupon: ${title}` });
const badge = (page: Page) => page.getByRole('main').getByText('Coupon has already been');

/** Counts what the page sends under that name from now on. */
function sendings(page: Page, operation: string): { count: number } {
  const sent = { count: 0 };
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.postData()?.includes(`"operationName":"${operation}"`)) sent.count += 1;
  });
  return sent;
}

/** Signs in over the page with a code sent to the address. */
async function signsInAtTheClip(shopper: Shopper, address: string): Promise<void> {
  const { page, dialog } = shopper;
  await dialog.getByLabel('Mobile number or email').fill(address);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByLabel('One-time code')).toBeVisible();
  const code = await shopper.readsCode(address);
  const anew = page.waitForEvent('load');
  await dialog.getByLabel('One-time code').fill(code);
  await anew;
}

/** A household's first clip is followed by the question for the mobile number that its profile lacks (S-153); not now. */
async function goesOnWithoutNumber({ page, dialog }: Shopper): Promise<void> {
  await expect(dialog.getByRole('heading', { name: 'Add your mobile number' })).toBeVisible();
  await expect(dialog.getByLabel('Mobile number')).toBeFocused();
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

for (const [device, viewport] of devices)
  test.describe(device, () => {
    test.use({ viewport });

    test('T-17 S-160 S-163 a guest looks, is asked to sign in at the clip, comes back, and the clip is done once', async ({
      shopper,
      page,
      context,
      complaints,
    }) => {
      const address = await shopper.addressOf('maya');
      const clips = sendings(page, 'ClipCoupon');
      await shopper.opens(offer);
      await clipButton(page).click();
      await expect(shopper.dialog.getByRole('heading', { name: 'Sign in to clip' })).toBeVisible();
      await expect(shopper.dialog.getByText(title)).toBeVisible();
      await expect
        .poll(async () => (await context.cookies()).find(({ name }) => name === 'ACI_S_ECommRedirectURL')?.value)
        .toBe(encodeURIComponent(offer));
      await signsInAtTheClip(shopper, address);
      await goesOnWithoutNumber(shopper);
      await expect(badge(page)).toBeAttached();
      expect(new URL(page.url()).pathname).toBe(offer);
      await expect(page.getByText(`${title} is in My List.`).first()).toBeVisible();
      expect((await context.cookies()).some(({ name }) => name === 'ACI_S_ECommRedirectURL')).toBe(false);
      expect(clips.count).toBe(1);

      await page.reload();
      await expect(badge(page)).toBeAttached();
      await shopper.opens('/foru/coupons-deals');
      await page.goBack();
      await expect(badge(page)).toBeAttached();
      const other = await context.newPage();
      await other.goto(shopper.stack.url(offer));
      await expect(badge(other)).toBeAttached();
      expect(clips.count).toBe(1);
      expect(complaints).toEqual([]);
    });

    test('S-15 S-16 S-17 an offer is found on all its paths, and its page is well made', async ({ shopper, page }) => {
      await shopper.arrives('maya', { at: '/foru/coupons-deals' });
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Offer Details/ })
        .first()
        .click();
      await page.waitForURL(/\/loyalty\/offer-details\/[^/]+\/(?:PD|CC)$/);
      const [, id, program] = /offer-details\/([^/]+)\/([A-Z]+)$/.exec(page.url())!;
      const own = `/loyalty/offer-details/${id}/${program}`;
      for (const path of [
        `/shop/offer-details/${id}/${program}`,
        `/foru/offer-details/${id}/${program}`,
        `/foru/offer-details.${id}.1785888000000.${program}.html`,
        `/loyalty/offer-details/${id}/XX`,
      ]) {
        await shopper.opens(`${path}?from=mail`);
        expect([path, page.url()]).toEqual([path, shopper.stack.url(`${own}?from=mail`)]);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      await shopper.opens(offer);
      await expectWellMade(page, `offer, ${device}`, { largeText: device === 'phone' });
    });
  });

test('T-18 S-136 S-226 the session ends between click and call: reported, and the page comes anew as a guest sees it', async ({
  shopper,
  page,
  context,
  complaints,
}) => {
  await shopper.arrives('maya', { at: offer });
  // What the page asks behind itself, such as notices and the cart, must not notice before the click.
  const held = (url: URL) => url.pathname === '/graphql';
  await page.route(held, (route) =>
    route.request().postData()?.includes('"operationName":"ClipCoupon"') ? route.continue() : undefined,
  );
  await context.clearCookies({ name: /^larder_(session|refresh)/ });
  const anew = page.waitForEvent('load');
  await clipButton(page).click();
  await anew;
  await page.unroute(held);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeAttached();
  await expect(clipButton(page)).toBeVisible();
  await expect(shopper.dialog).toBeHidden();
  expect(complaints).toEqual(['Coupon Clip - Session is expired, reloading the page']);
});

test('S-134 S-153 a token that has ended is renewed at the clip, and the clip goes on', async ({
  shopper,
  page,
  context,
}) => {
  await shopper.arrives('maya', { at: offer });
  await context.clearCookies({ name: /^larder_session/ });
  await clipButton(page).click();
  await goesOnWithoutNumber(shopper);
  await expect(badge(page)).toBeAttached();
  expect((await context.cookies()).some(({ name }) => name.startsWith('larder_session'))).toBe(true);
});

test('T-10 a device whose clock is two days ahead clips by the clock of the server', async ({ shopper, page }) => {
  await page.addInitScript(
    (ahead) => {
      const now = Date.now.bind(Date);
      globalThis.Date = class extends Date {
        constructor(...given: [] | [number]) {
          super(given.length === 0 ? now() + ahead : given[0]);
        }
        static override now = () => now() + ahead;
      } as DateConstructor;
    },
    2 * 24 * 60 * 60_000,
  );
  await shopper.arrives('maya', { at: '/foru/coupons-deals?show=expiring-soon' });
  const card = page.getByRole('listitem').filter({ hasText: 'Expires tomorrow' });
  const button = card.getByRole('button', { name: /^Clip Coupon/ }).first();
  const name = (await button.getAttribute('aria-label'))?.replace('Clip Coupon: ', '') ?? '';
  await button.click();
  await goesOnWithoutNumber(shopper);
  await expect(
    page.getByRole('listitem').filter({ hasText: name }).getByText('Coupon has already been').first(),
  ).toBeAttached();
  await expect(card.first()).toContainText('Expires tomorrow');
});

test('T-101 a flood of clips is answered with 429: the page keeps what it shows, says how long to wait, and then goes on', async ({
  shopper,
  page,
}) => {
  await shopper.arrives('maya', { at: offer });
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('"operationName":"ClipCoupon"')
      ? route.fulfill({ status: 429, headers: { 'retry-after': '7' }, body: 'Too many requests' })
      : route.fallback(),
  );
  await clipButton(page).click();
  await expect(shopper.dialog).toContainText('This coupon was not clipped');
  await expect(shopper.dialog).toContainText(/7 seconds/);
  await page.keyboard.press('Escape');
  await expect(clipButton(page)).toBeVisible();
  await page.unroute('**/graphql');
  await clipButton(page).click();
  await goesOnWithoutNumber(shopper);
  await expect(badge(page)).toBeAttached();
});
