import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { does, type Errors, places } from './ordering.ts';
import { expectWellMade } from './screens.ts';
import type { Shopper } from './shopper.ts';

test.use({ households: 'own' });

const groceries = ['974041611', '978243186'] as const;

/** Puts eight of each of some groceries into the cart. */
async function fills(shopper: Shopper): Promise<void> {
  const add = groceries.map((productId) => ({ productId, quantity: 8 }));
  const answer = await does<Errors>(shopper, 'changeCart', 'userErrors { code message }', { add });
  expect(answer.userErrors).toEqual([]);
}

/** Says where the store can reach them, which an order needs. */
async function givesPhone(shopper: Shopper): Promise<void> {
  type Answer = { data: { carts: { carts: { id: string }[] } } };
  const { data } = await shopper.asks<Answer>('{ carts { carts { id } } }');
  const input = { cartId: data.carts.carts[0]!.id, phone: '5105550142' };
  expect((await does<Errors>(shopper, 'setCheckout', 'userErrors { code }', input)).userErrors).toEqual([]);
}

/** The estimated total of the grocery cart, once it is settled. */
async function totalOf(page: Page): Promise<string> {
  const summary = page.getByRole('region', { name: 'Safeway summary' });
  await expect(summary.locator('[aria-busy=true]')).toHaveCount(0);
  const row = await summary.getByText('Estimated total').locator('xpath=..').innerText();
  return /\$[\d.,]+/.exec(row)?.[0] ?? '';
}

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };

test('N-42 N-39 T-4 one tap clips what lowers the cart, another undoes it; an order keeps the price, and gives its coupons back when it is canceled', async ({
  shopper,
  page,
  complaints,
}) => {
  await page.setViewportSize(phone);
  await shopper.comes('maya');
  await fills(shopper);
  await shopper.opens('/erums/cart/');
  const before = await totalOf(page);
  const card = page.getByRole('region', { name: 'Coupons for this cart' });
  await card.getByRole('button', { name: 'Clip for my cart' }).click();
  const undo = card.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await expect.poll(() => totalOf(page)).not.toBe(before);
  const after = await totalOf(page);
  await expect(card.getByText('Total now').first()).toContainText(after);
  await expectWellMade(page, 'a cart with the proof of its coupons');

  await page.setViewportSize(desktop);
  await undo.click();
  await expect.poll(() => totalOf(page)).toBe(before);
  await card.getByRole('button', { name: 'Clip for my cart' }).click();
  await expect.poll(() => totalOf(page)).toBe(after);

  await givesPhone(shopper);
  const order = await places(shopper);
  expect(`$${order.total.amount}`).toBe(after);
  await does<Errors>(shopper, 'cancelOrder', 'userErrors { code }', { orderNumber: order.id });
  await fills(shopper);
  await shopper.opens('/erums/cart/');
  expect(await totalOf(page)).toBe(after);
  expect(complaints).toEqual([]);
});
