import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { fillsCart, places } from './ordering.ts';
import type { Shopper } from './shopper.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ households: 'own', viewport: { width: 390, height: 844 }, hasTouch: true });

/** A shopper's hand: it counts taps, and fields that are typed in. */
class Hand {
  count = 0;
  fields = 0;

  async taps(target: Locator): Promise<void> {
    this.count++;
    // Boxes are drawn by their labels.
    await target.click({ force: await target.evaluate((element) => element instanceof HTMLInputElement) });
  }

  async types(field: Locator, text: string): Promise<void> {
    this.fields++;
    await field.fill(text);
  }

  /** Holds what it took: written beside the test, and never more than it was promised. */
  holds(most: number): void {
    test
      .info()
      .annotations.push({ type: 'taps', description: `${this.count} taps, ${this.fields} fields, most ${most}` });
    expect(this.count + this.fields).toBeLessThanOrEqual(most);
  }
}

const products = (page: Page) => page.getByRole('list', { name: 'Products' });

/** In the header, or in the bar at a phone's foot. */
const cart = (page: Page) => {
  const named = { name: /^Shopping cart, \d/ };
  return page.getByRole('link', named).or(page.getByRole('button', named)).first();
};

/** Adds one of each of the first products of a list, and goes on to checkout from the cart. */
async function fillsAndGoes(shopper: Shopper, page: Page, hand: Hand, path: string, count: number): Promise<void> {
  await shopper.opens(path);
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close cart' });
  for (let added = 0; added < count; added++) {
    await hand.taps(
      products(page)
        .getByRole('button', { name: /^Add (?!one|to )/ })
        .first(),
    );
    await expect(cart(page)).toHaveAccessibleName(new RegExp(`^Shopping cart, ${added + 1} `));
    if (await close.isVisible()) await hand.taps(close);
  }
  await hand.taps(cart(page));
  await hand.taps(page.getByRole('link', { name: /^Checkout/ }).first());
  await page.waitForURL(/\/checkout\?cart=/);
}

/** Dear enough that few products make an order. */
const list = '/search?q=coffee';

test('N-60 the order of a member who has ordered before takes at most 12', async ({ shopper, page }) => {
  const hand = new Hand();
  await shopper.comes('maya');
  await fillsCart(shopper);
  await places(shopper);
  await fillsAndGoes(shopper, page, hand, list, 6);
  await hand.taps(page.getByRole('button', { name: 'Use this time' }));
  await hand.taps(page.getByRole('button', { name: 'Place order' }));
  await page.waitForURL(/placed$/);
  hand.holds(12);
});

test('N-6 S-10 a guest who joins on the way has a first order of eight products within 30', async ({
  shopper,
  page,
}) => {
  const hand = new Hand();
  await fillsAndGoes(shopper, page, hand, list, 8);
  await hand.taps(page.getByRole('button', { name: 'Use this time' }));
  const number = `4155550${String(Math.floor(Math.random() * 1000)).padStart(3, '0')}`;
  await hand.types(page.getByLabel('Mobile number'), number);
  await hand.taps(page.getByRole('button', { name: 'Review order' }));
  await hand.taps(page.getByRole('button', { name: 'Sign in to order' }));
  const email = `theo-${crypto.randomUUID()}@example.com`;
  await hand.types(shopper.dialog.getByLabel('Mobile number or email'), email);
  await hand.taps(shopper.dialog.getByRole('button', { name: 'Send code' }));
  await expect(shopper.dialog.getByLabel('One-time code')).toBeFocused();
  await hand.types(shopper.dialog.getByLabel('One-time code'), await shopper.readsCode(email));
  await hand.types(page.getByLabel('First name'), 'Theo');
  await hand.types(page.getByLabel('Last name'), 'Park');
  const zip = page.getByLabel('ZIP code');
  if ((await zip.inputValue()) === '') await hand.types(zip, '94103');
  await hand.taps(page.getByRole('checkbox', { name: /^I accept the/ }));
  await hand.taps(page.getByRole('button', { name: 'Join', exact: true }));
  await page.waitForURL(/\/checkout\?cart=/);
  await hand.taps(page.getByRole('button', { name: 'Place order' }));
  await page.waitForURL(/placed$/);
  hand.holds(30);
});

test('S-22 N-62 one more of an item in a placed order takes at most 4, and having an order again at most 2', async ({
  shopper,
  page,
}) => {
  await shopper.comes('maya');
  await fillsCart(shopper);
  const { id, lines } = await places(shopper);
  await shopper.opens(`/account/orders/${id}`);
  const edit = new Hand();
  await edit.taps(page.getByRole('link', { name: `Edit order ${id}` }));
  const amount = page.getByRole('group', { name: new RegExp(`^Quantity of .*${lines.at(-1)!.name}(,|$)`) });
  await edit.taps(amount.getByRole('button', { name: 'Add one' }));
  await edit.taps(page.getByRole('button', { name: 'Save changes' }).first());
  await page.waitForURL(`**/account/orders/${id}`);
  edit.holds(4);

  const again = new Hand();
  await shopper.opens(`/account/orders/${id}`);
  const before = await page.evaluate(() => window.scrollY);
  await page.evaluate(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) moved.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: false });
  });
  await again.taps(page.getByRole('button', { name: 'Reorder' }));
  await expect(page.getByText(/from this order (is|are) in your cart/)).toBeVisible();
  // Nothing moves while the items are added and what came of it is said.
  expect(await page.evaluate(() => (window as unknown as { moved: number[] }).moved)).toEqual([]);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await again.taps(page.getByRole('link', { name: 'Go to cart' }));
  await page.waitForURL(/cart/);
  again.holds(2);
});

test('a coupon takes one tap', async ({ shopper, page }) => {
  const hand = new Hand();
  await shopper.arrives('maya', { at: '/foru/coupons-deals' });
  const clip = page.getByRole('button', { name: /^Clip Coupon/ }).first();
  const name = (await clip.getAttribute('aria-label'))!.replace('Clip Coupon: ', '');
  await hand.taps(clip);
  await expect(page.getByRole('button', { name: `Clip Coupon: ${name}` })).toHaveCount(0);
  hand.holds(1);
});
