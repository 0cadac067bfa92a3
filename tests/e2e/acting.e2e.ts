import type { Locator, Page } from '@playwright/test';
import { devices } from './devices.ts';
import { expect, test } from './fixtures.ts';
import { fillsCart, readies } from './ordering.ts';
import { forgetsShifts, notesShifts, shiftsOf } from './shifts.ts';
import type { Shopper } from './shopper.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ households: 'own' });

/** Presses, and expects that nothing moves. */
async function pressesInPlace(shopper: Shopper, button: Locator): Promise<void> {
  const { page } = shopper;
  await button.scrollIntoViewIfNeeded();
  await shopper.settles();
  await forgetsShifts(page);
  await button.click();
  await shopper.settles();
  expect.soft(await shiftsOf(page)).toEqual([]);
}

/** Fills the cart with enough that coupons lower what it costs. */
async function fills(shopper: Shopper): Promise<void> {
  const add = ['974041611', '978243186'].map((productId) => ({ productId, quantity: 8 }));
  await shopper.asks('mutation ($input: ChangeCartInput!) { changeCart(input: $input) { userErrors { code } } }', {
    input: { add, clientRequestId: crypto.randomUUID() },
  });
}

const main = (page: Page) => page.getByRole('main');

/** The main act of each screen whose act stays on it, and of what opens over all of them. */
const acts: readonly [name: string, path: string, button: (page: Page) => Locator][] = [
  ['opens the cart', '/search?q=yogurt', (page) => page.getByRole('link', { name: /^Shopping cart/ })],
  ['opens the store picker', '/shop', (page) => page.getByRole('link', { name: /^Pickup at/ })],
  ['opens the account', '/shop', (page) => page.getByRole('button', { name: /Account$/ })],
  ['puts a product on the list', '/product/974041611', (page) => main(page).getByRole('button', { name: /list/i })],
  ['chooses a store', '/stores?zip=94123', (page) => main(page).getByRole('button', { name: 'Pickup', exact: true })],
  ['sets a preference', '/customer-account/communication-preference.html', (page) => main(page).getByRole('switch')],
  ['adds a deal of the weekly ad', '/weeklyad', (page) => main(page).getByRole('button', { name: /^Add / })],
  ['adds on the wine shop', '/wine', (page) => main(page).getByRole('button', { name: /^Add / })],
  ["adds on a seller's page", '/seller/kitchen-foundry', (page) => main(page).getByRole('button', { name: /^Add / })],
  ['adds in a department', '/shop/dairy-eggs-cheese', (page) => main(page).getByRole('button', { name: /^Add / })],
];

for (const [device, viewport] of devices)
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('nothing moves while a shopper adds on a list and on a product, and takes out again', async ({
      shopper,
      page,
    }) => {
      await notesShifts(page);
      await shopper.comes('maya');
      // With something in the cart, what is added opens no drawer.
      await fills(shopper);
      await shopper.opens('/search?q=yogurt');
      const list = page.getByRole('list', { name: 'Products' });
      await pressesInPlace(shopper, list.getByRole('button', { name: /^Add / }).first());
      await pressesInPlace(shopper, list.getByRole('button', { name: /^Add one / }).first());
      await pressesInPlace(shopper, list.getByRole('button', { name: /^Remove one / }).first());
      await pressesInPlace(shopper, list.getByRole('button', { name: /^Remove / }).first());
      await list.getByRole('link').nth(1).click();
      await page.waitForURL(/\/product\//);
      const main = page.getByRole('main');
      await pressesInPlace(shopper, main.getByRole('button', { name: /^Add · / }));
      await pressesInPlace(shopper, main.getByRole('button', { name: /^Add one / }).first());
    });

    test('nothing moves while a shopper changes a cart, and clips for it', async ({ shopper, page }) => {
      await notesShifts(page);
      await shopper.comes('maya');
      await fills(shopper);
      await shopper.opens('/erums/cart/');
      await pressesInPlace(
        shopper,
        page
          .getByRole('main')
          .getByRole('button', { name: /^Add one/ })
          .first(),
      );
      const coupons = page.getByRole('region', { name: 'Coupons for this cart' });
      await pressesInPlace(shopper, coupons.getByRole('button', { name: 'Clip for my cart' }));
      await pressesInPlace(shopper, coupons.getByRole('button', { name: 'Undo' }));
    });

    test('N-42 nothing moves while a shopper clips for the cart on the review, and undoes it; the bar has the total', async ({
      shopper,
      page,
    }) => {
      await notesShifts(page);
      await shopper.comes('maya');
      await fillsCart(shopper);
      await fills(shopper);
      const { cartId } = await readies(shopper);
      await shopper.opens(`/checkout?cart=${cartId}&step=review`);
      const total = page.getByText(/^Estimated total: |^Total: /).locator('xpath=..');
      const before = await total.innerText();
      const coupons = page.getByRole('region', { name: 'Coupons for this cart' });
      await pressesInPlace(shopper, coupons.getByRole('button', { name: 'Clip for my cart' }));
      await expect(total).not.toHaveText(before);
      await pressesInPlace(shopper, coupons.getByRole('button', { name: 'Undo' }));
      await expect(total).toHaveText(before);
    });

    test('nothing moves while a shopper adds on the home page, and clips the first coupon', async ({
      shopper,
      page,
    }) => {
      await notesShifts(page);
      await shopper.comes('maya');
      await fills(shopper);
      await shopper.opens('/');
      await pressesInPlace(shopper, page.getByRole('main').getByRole('button', { name: /^Add / }).first());
      await shopper.opens('/foru/coupons-deals');
      await pressesInPlace(
        shopper,
        page
          .getByRole('main')
          .getByRole('button', { name: /^Clip Coupon: / })
          .first(),
      );
    });

    test(`nothing moves while a shopper ${acts.map(([name]) => name).join(', ')}`, async ({ shopper, page }) => {
      await notesShifts(page);
      await shopper.comes('maya');
      await fills(shopper);
      for (const [name, path, button] of acts) {
        await shopper.opens(path);
        await shopper.settles();
        await test.step(name, () => pressesInPlace(shopper, button(page).first()));
      }
    });
  });
