import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { does, type Errors, readies } from './ordering.ts';
import { accessibilityFaults } from './screens.ts';
import type { Shopper } from './shopper.ts';

test.use({ households: 'own', viewport: { width: 390, height: 844 } });

/** A large sack of dog food: one is above the minimum of an order, so that tests leave the others most of what is there. */
const sack = '972467754';

/** Puts sacks in the cart of groceries. */
async function adds(shopper: Shopper, quantity: number): Promise<string> {
  type Answer = Errors & { carts: { carts: { id: string; kind: string }[] } };
  const add = [{ productId: sack, quantity }];
  const { carts } = await does<Answer>(
    shopper,
    'changeCart',
    'carts { carts { id kind } } userErrors { code message }',
    {
      add,
    },
  );
  return carts.carts.find(({ kind }) => kind === 'GROCERY')!.id;
}

/** Opens the review of an order that the demo's wallet pays for. */
async function comesToReview(shopper: Shopper, page: Page): Promise<void> {
  // A sheet that fades in has other colors meanwhile.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shopper.comes('maya');
  const cartId = await adds(shopper, 1);
  await does<Errors>(shopper, 'setCheckout', 'userErrors { code message }', { cartId, phone: '5105550142' });
  await readies(shopper);
  await shopper.opens(`/checkout?cart=${cartId}&step=details`);
  await page.getByRole('radio', { name: 'Demo wallet' }).check({ force: true });
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Review order' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Review' })).toBeFocused();
}

test('N-64 on a phone, a wallet pays for an order: closed or declined it places nothing, confirmed it places one', async ({
  shopper,
  page,
}) => {
  await comesToReview(shopper, page);
  const place = page.getByRole('button', { name: 'Place order' });
  await place.click();
  await expect(shopper.dialog.getByRole('heading', { name: 'Demo wallet' })).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toContainText('nothing is ordered or charged');

  await place.click();
  await shopper.dialog.getByRole('radio', { name: /0002/ }).check({ force: true });
  await shopper.dialog.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByRole('alert')).toContainText('Your payment was declined.');

  await place.click();
  await shopper.dialog.getByRole('button', { name: /^Pay \$/ }).click();
  await page.waitForURL(/\/account\/orders\/\d+\/placed$/);
  const [, number = ''] = /orders\/(\d+)/.exec(page.url()) ?? [];
  type Answer = { data: { orders: { edges: { node: { id: string; paymentText: string } }[] } } };
  const { data } = await shopper.asks<Answer>('{ orders(first: 5) { edges { node { id paymentText } } } }');
  expect(data.orders.edges.map(({ node }) => node)).toEqual([
    { id: number, paymentText: 'You pay online with Demo wallet ···· 4242' },
  ]);
});

test('N-60 a cart that changes while the sheet is open is told, and the new total is confirmed in another', async ({
  shopper,
  page,
}) => {
  await comesToReview(shopper, page);
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(shopper.dialog.getByRole('button', { name: /^Pay \$/ })).toBeVisible();
  await adds(shopper, 1);
  await shopper.dialog.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByRole('alert', { name: 'Something changed' })).toBeVisible();
  await page.getByRole('button', { name: 'Accept and place order' }).click();
  await shopper.dialog.getByRole('button', { name: /^Pay \$/ }).click();
  await page.waitForURL(/\/account\/orders\/\d+\/placed$/);
});
