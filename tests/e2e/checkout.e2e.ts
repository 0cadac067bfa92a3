import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { accessibilityFaults, expectWellMade } from './screens.ts';
import { Shopper } from './shopper.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ households: 'own' });

const milk = '974041611';
/** A step whose heading has the focus, as it gets when it opens. */
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

/**
 * Fills the cart of whoever the page belongs to, with more than the minimum of an order unless told otherwise.
 * @returns the path of its checkout
 */
async function fillsCart(shopper: Shopper, quantity = 20): Promise<string> {
  type Carts = { carts: { checkoutPath: string }[] } | null;
  const answer = await shopper.asks<{ data?: { changeCart: { carts: Carts } } }>(
    'mutation ($input: ChangeCartInput!) { changeCart(input: $input) { carts { carts { checkoutPath } } refused { message } } }',
    { input: { add: [{ productId: milk, quantity }], clientRequestId: crypto.randomUUID().replaceAll('-', '') } },
  );
  const path = answer.data?.changeCart.carts?.carts[0]?.checkoutPath;
  if (!path) throw new Error(`The cart could not be filled: ${JSON.stringify(answer)}`);
  return path;
}

/** Takes the time that is chosen already: the first that can be had. */
async function takesTime(page: Page, way: 'Pickup' | 'Delivery'): Promise<void> {
  await expect(page.getByRole('group', { name: `${way} time` }).getByRole('radio', { checked: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Use this time' }).click();
}

/** Says how to be reached and goes on, with the way to pay that is suggested: the copy of a household has no number of its own. */
async function givesNumber(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('(415) 555-0134');
  await page.getByRole('button', { name: 'Review order' }).click();
}

/** From the time of a pickup to its review, with what is suggested. */
async function goesToReview(page: Page): Promise<void> {
  await takesTime(page, 'Pickup');
  await givesNumber(page);
  await expect(step(page, 'Review')).toBeFocused();
}

/** Is the way on in the window, wherever the step is scrolled to? */
async function expectInReach(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
}

test('N-59 N-60 S-2 a pickup goes from the time to the order, and Back leads to the step before; in the store, only paying is left', async ({
  shopper,
  page,
}) => {
  await shopper.comes('maya');
  await shopper.opens(await fillsCart(shopper));
  await expectInReach(page, 'Use this time');
  await takesTime(page, 'Pickup');
  await expect(step(page, 'Contact and payment')).toBeFocused();
  await expectInReach(page, 'Review order');
  await givesNumber(page);
  await expect(step(page, 'Review')).toBeFocused();
  await page.goBack();
  await expect(step(page, 'Contact and payment')).toBeFocused();
  await page.goForward();
  await expect(step(page, 'Review')).toBeFocused();
  await page.getByRole('radio', { name: 'Refund all' }).check({ force: true });
  await expect(page.getByText('Refund for 1 item')).toBeVisible();
  await page.getByText('Choose for single items').click();
  await page.getByRole('combobox').selectOption({ label: 'Choose another item…' });
  await page.getByRole('searchbox', { name: /^Find a replacement/ }).fill('oat milk');
  await page
    .getByRole('button', { name: /^Choose .*Oat/ })
    .first()
    .click();
  await expect(page.getByRole('combobox')).toHaveValue('SPECIFIC_ITEM');
  await expectInReach(page, 'Place order');
  await expectWellMade(page, 'checkout, review');
  await page.getByRole('button', { name: 'Place order' }).dblclick();
  await page.waitForURL(/\/account\/orders\/\d+\/placed$/);
  await expect(page.getByText('Order placed', { exact: true })).toBeVisible();
  const { data } = await shopper.asks<{ data: { orders: { edges: unknown[] } } }>(
    '{ orders(first: 5) { edges { node { id } } } }',
  );
  expect(data.orders.edges).toHaveLength(1);

  // Back never opens what was ordered again.
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Place order' })).toHaveCount(0);

  // In the store, on a phone: no time, place, or minimum; how to pay is known from the last order.
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.opens(await fillsCart(shopper, 2));
  await page.getByRole('radio', { name: 'In-store' }).check({ force: true });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(step(page, 'Review')).toBeFocused();
  await expect(page.getByText('At the register').first()).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.waitForURL(/\/account\/orders\/\d+\/placed$/);
});

test('N-54 N-60 N-64 a delivery left at the door is paid online, with a tip', async ({ shopper, page }) => {
  await shopper.comes('maya');
  await shopper.opens(await fillsCart(shopper));
  await page.getByRole('radio', { name: 'Delivery', exact: true }).check({ force: true });
  await takesTime(page, 'Delivery');
  await expect(page.getByRole('radio', { name: '148 Guerrero St, Apt 3' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Hand it to me' })).toBeChecked();
  await page.getByRole('radio', { name: 'Leave it at the door' }).check({ force: true });
  await page.getByRole('radio', { name: 'Lobby' }).check({ force: true });
  await page.getByRole('textbox', { name: /Note for the driver/ }).fill('Gate code 4410.');
  await expect(page.getByRole('radio', { name: 'At the door', exact: true })).toBeDisabled();
  await page.getByRole('radio', { name: 'Another amount' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Tip in dollars' }).fill('4.50');
  await givesNumber(page);
  await expect(step(page, 'Review')).toBeFocused();
  await expect(page.getByText('$4.50', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.waitForURL(/\/account\/orders\/\d+\/placed$/);
});

test('N-60 a cart that changes in another tab is shown line by line before it is ordered', async ({
  shopper,
  page,
  context,
}) => {
  await shopper.comes('maya');
  await shopper.opens(await fillsCart(shopper));
  await goesToReview(page);
  const tab = await context.newPage();
  await tab.goto(shopper.stack.url('/stores', shopper.banner));
  await fillsCart(new Shopper(tab, shopper.stack), 1);
  await tab.close();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('alert', { name: 'Something changed' })).toBeVisible();
  await expectWellMade(page, 'checkout, something changed');
  await page.getByRole('button', { name: 'Accept and place order' }).click();
  await page.waitForURL(/\/account\/orders\/\d+\/placed$/);
});

test('N-6 G-63 a guest chooses everything, signs in at the review, and finds it as it was', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/stores');
  await shopper.opens(await fillsCart(shopper));
  await goesToReview(page);
  await page.getByRole('button', { name: 'Sign in to order' }).click();
  // The number that was given is filled in; the member is known by another address.
  const handle = shopper.dialog.getByLabel('Mobile number or email');
  await expect(handle).toHaveValue('(415) 555-0134');
  const email = await shopper.addressOf('maya');
  await handle.fill(email);
  await shopper.dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(shopper.dialog.getByLabel('One-time code')).toBeFocused();
  const code = await shopper.readsCode(email);
  const anew = page.waitForEvent('load');
  await shopper.dialog.getByLabel('One-time code').fill(code);
  await anew;
  await page.waitForURL(/\/checkout\?cart=.*step=review/);
  await expect(step(page, 'Review')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^Held for/);
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.waitForURL(/\/account\/orders\/\d+\/placed$/);
});
