import { expect, test } from './fixtures.ts';
import { does, type Errors } from './ordering.ts';
import { expectWellMade } from './screens.ts';
import type { Shopper } from './shopper.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ households: 'own' });

const milk = '974041611';
const phone = { width: 390, height: 844 };

/** More in the grocery cart than the minimum of an order. */
async function fills(shopper: Shopper): Promise<void> {
  const add = [{ productId: milk, quantity: 20 }];
  const answer = await does<Errors>(shopper, 'changeCart', 'userErrors { code message }', { add });
  expect(answer.userErrors).toEqual([]);
}

test('S-24 S-18 N-35 a reward is redeemed with one press, spent in a cart, and kept from it again', async ({
  shopper,
  page,
}) => {
  await page.setViewportSize(phone);
  await shopper.arrives('maya', { at: '/foru/rewards.html' });
  await fills(shopper);
  await page.getByRole('link', { name: 'Redeem: $5 off your groceries' }).click();
  await page.getByRole('button', { name: 'Redeem for 3 rewards' }).click();
  const toCart = page.getByRole('link', { name: 'Go to My Cart' });
  await expect(toCart).toBeVisible();
  await expectWellMade(page, 'a reward that was redeemed');
  await toCart.click();
  const use = page.getByRole('switch', { name: /^Use \$\d+\.00 of grocery rewards/ });
  const summary = page.getByRole('region', { name: 'Safeway summary' });
  await page.getByText(/^Use \$\d+\.00 of grocery rewards/).click();
  await expect(use).toBeChecked();
  await expect(summary.getByText('Grocery rewards', { exact: true }).locator('xpath=..')).toContainText(
    /[−-]\$[57]\.00/,
  );
  await page.reload();
  await expect(use).toBeChecked();
  await page.getByText(/^Use \$\d+\.00 of grocery rewards/).click();
  await expect(summary.getByText('Grocery rewards', { exact: true })).toHaveCount(0);
  // What was redeemed is gone from the page of rewards, also by way of Back.
  await shopper.opens('/foru/rewards.html');
  await expect(page.getByRole('link', { name: 'Redeem: $5 off your groceries' })).toHaveCount(0);
});

test('S-46 S-49 S-122 N-46 a step of the Bonus Path is activated, reached in the account, and pays its points', async ({
  shopper,
  page,
}) => {
  await shopper.arrives('maya', { at: '/foru/bonus-path' });
  type Answer = { data: { me: { groceryRewards: { points: { available: number } } } } };
  const points = async () =>
    (await shopper.asks<Answer>('{ me { groceryRewards { points { available } } } }')).data.me.groceryRewards.points
      .available;
  const before = await points();
  await page.getByRole('button', { name: /^Activate.*Completing Your Profile/ }).click();
  // The copy of a household has no number of its own.
  await shopper.dialog.getByLabel('Mobile number').fill('(415) 555-0134');
  await shopper.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(shopper.dialog).toHaveCount(0);
  await expect.poll(points).toBe(before + 50);
  await shopper.opens('/foru/bonus-path');
  const over = page.locator('section', { has: shopper.heading('Completed and ended') });
  await expect(over.getByRole('heading', { name: /Completing Your Profile/ })).toBeVisible();
});

test('S-28 N-70 who joins FreshPass sees the delivery fee gone, and who leaves keeps the month', async ({
  shopper,
  page,
}) => {
  await shopper.comes('theo');
  await fills(shopper);
  type Answer = { data: { carts: { carts: { id: string; checkoutPath: string }[] } } };
  const { id: cartId, checkoutPath } = (await shopper.asks<Answer>('{ carts { carts { id checkoutPath } } }')).data
    .carts.carts[0]!;
  await does(shopper, 'setCheckout', 'userErrors { code }', { cartId, channel: 'DELIVERY' });
  const times = page.getByRole('group', { name: 'Delivery time' });
  await shopper.opens(checkoutPath);
  await expect(times.getByText(/\$[35]\.95/).first()).toBeVisible();

  await shopper.opens('/freshpass/manage/subscribe');
  await page.getByRole('button', { name: 'Join for $12.99 a month' }).click();
  await expect(page.getByText(/^Next payment: .*, \$12\.99 with Quillpay\.$/)).toBeVisible();
  await expectWellMade(page, 'FreshPass that is on');
  await shopper.opens(checkoutPath);
  await expect(times.getByText('Free').first()).toBeVisible();
  await expect(times.getByText(/\$[35]\.95/)).toHaveCount(0);

  await shopper.opens('/freshpass/manage/subscribe');
  await page.getByRole('button', { name: 'Cancel FreshPass' }).click();
  await expect(shopper.heading(/^FreshPass is yours until /)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Keep FreshPass' }).click();
  await expect(page.getByRole('button', { name: 'Cancel FreshPass' })).toBeVisible();
});
