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

/** Takes the first time that can be had. */
async function takesTime(page: Page, way: 'Pickup' | 'Delivery'): Promise<void> {
  const times = page.getByRole('group', { name: `${way} time` });
  await times.getByRole('radio', { disabled: false }).first().check({ force: true });
  await page.getByRole('button', { name: 'Use this time' }).click();
}

/** Says how to be reached and goes on: the copy of a household has no number of its own. */
async function takesPlace(page: Page, button = 'Use this place'): Promise<void> {
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('(415) 555-0134');
  await page.getByRole('button', { name: button }).click();
}

/** From the time of a pickup to its review, with what is suggested. */
async function goesToReview(page: Page): Promise<void> {
  await takesTime(page, 'Pickup');
  await takesPlace(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Use this payment' }).click();
  await expect(step(page, 'Review')).toBeFocused();
}

test('N-59 N-60 S-2 a pickup goes from the time to the order, and Back leads to the step before; in the store, only paying is left', async ({
  shopper,
  page,
}) => {
  await shopper.comes('maya');
  await shopper.opens(await fillsCart(shopper));
  await takesTime(page, 'Pickup');
  await expect(step(page, 'Pickup place')).toBeFocused();
  await takesPlace(page);
  await expect(step(page, 'If something is out')).toBeFocused();
  await page.getByRole('combobox').selectOption('REFUND');
  await expect(page.getByText('Refund for 1 item')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(step(page, 'Payment')).toBeFocused();
  await page.goBack();
  await expect(step(page, 'If something is out')).toBeFocused();
  await page.goForward();
  await page.getByRole('button', { name: 'Use this payment' }).click();
  await expect(step(page, 'Review')).toBeFocused();
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

  // In the store, on a phone: no time, place, or minimum.
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.opens(await fillsCart(shopper, 2));
  await page.getByRole('radio', { name: 'In-store' }).check({ force: true });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('radio', { name: 'At the register' })).toBeChecked();
  await page.getByRole('button', { name: 'Use this payment' }).click();
  await expect(step(page, 'Review')).toBeFocused();
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
  await takesPlace(page, 'Use this address');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('link', { name: 'Change how we hand it over' })).toBeVisible();
  await page.getByRole('radio', { name: 'Another amount' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Tip in dollars' }).fill('4.50');
  await page.getByRole('button', { name: 'Use this payment' }).click();
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
  await page.getByRole('button', { name: 'Sign in to place the order' }).click();
  await page.waitForURL(/\/account\/sign-in\.html/);
  const email = await shopper.addressOf('maya');
  await shopper.asksForCode(email);
  await shopper.entersCode(await shopper.readsCode(email));
  await page.waitForURL(/\/checkout\?cart=.*step=review/);
  await expect(step(page, 'Review')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^Held for/);
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.waitForURL(/\/account\/orders\/\d+\/placed$/);
});
