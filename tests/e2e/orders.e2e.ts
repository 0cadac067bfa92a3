import { expect, test } from './fixtures.ts';
import { fillsCart, orderOf, places } from './ordering.ts';

test.use({ households: 'own' });

const pathOf = (number: string) => `/account/orders/${number}`;

test('N-61 N-69 a notice of a swap opens its order, which is on its way: at the first view it has its driver on a map', async ({
  shopper,
  page,
  complaints,
}) => {
  await shopper.arrives('maya', { at: '/inbox', households: 'demo' });
  // Another order that is packed today may have a swap of its own.
  // Nor does one that comes in meanwhile, above this one, catch the pointer's click.
  // What changed while the store packed, a swap alone or with another item, is one letter.
  await page.getByRole('link', { name: /^(?:A swap|\d+ items changed) on .*Shredded Italian Blend/ }).press('Enter');
  // Until this one opens, the newest is open beside the list, and that may be a swap too.
  const letter = page
    .getByRole('article', { name: /^(?:A swap|\d+ items changed) on/ })
    .filter({ hasText: 'Shredded Italian Blend' });
  await expect(letter.getByText('New total', { exact: true })).toBeVisible();
  await letter.getByRole('link', { name: /^Order details/ }).click();
  await page.waitForURL(`**${pathOf('4471849')}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Here about/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Map: / })).toBeVisible();
  await expect(page.getByRole('region', { name: /needs? your OK$/ })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('N-62 S-22 S-111 an order is placed, and changed before the cut-off: one more of an item, saved', async ({
  shopper,
  page,
  complaints,
}) => {
  await shopper.comes('maya');
  await fillsCart(shopper);
  const placed = await places(shopper);
  const number = placed.id;
  await shopper.opens('/account/orders.html');
  await expect(page.getByText(`Order ${number}`, { exact: false }).first()).toBeVisible();
  await shopper.opens(pathOf(number));
  await page.getByRole('link', { name: `Edit order ${number}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit your order' })).toBeVisible();
  const { name, quantity } = placed.lines.at(-1)!;
  // A cart says the brand, too.
  const amount = page.getByRole('group', { name: new RegExp(`^Quantity of .*${name}(,|$)`) });
  await amount.getByRole('button', { name: 'Add one' }).click();
  await expect(page.getByText('1 change, not saved yet')).toBeVisible();
  await expect(page.getByText(`${quantity} → ${quantity + 1}`)).toBeVisible();
  expect((await orderOf(shopper, number)).lines.at(-1)).toMatchObject({ quantity });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.waitForURL(`**${pathOf(number)}`);
  await expect(page.getByRole('region', { name: 'Order progress' })).toBeVisible();
  const after = await orderOf(shopper, number);
  expect(after.lines.at(-1)).toMatchObject({ name, quantity: quantity + 1 });
  expect(Number(after.total.amount)).toBeGreaterThan(Number(placed.total.amount));
  expect(complaints).toEqual([]);
});

test('N-39 N-61 an order is canceled: it asks first, nothing is charged', async ({ shopper, page }) => {
  await shopper.comes('maya');
  await fillsCart(shopper);
  const { id: number } = await places(shopper);
  await shopper.opens(pathOf(number));
  // With text of twice the size, the buttons stand below the words instead of squeezing them.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => document.documentElement.setAttribute('style', 'font-size: 200%'));
  const until = page.getByRole('region', { name: 'Order progress' }).getByText(/^Items, time and coupons/);
  expect((await until.boundingBox())?.width).toBeGreaterThan(380);
  await page.evaluate(() => document.documentElement.removeAttribute('style'));
  await page.getByRole('button', { name: `Cancel order ${number}` }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(`Order ${number} won't be packed. You can't undo this.`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('Canceled').first()).toBeVisible();
  await expect(page.getByRole('link', { name: `Edit order ${number}` })).toHaveCount(0);
  expect(await orderOf(shopper, number)).toMatchObject({ state: 'CANCELLED', canEdit: false });
});
