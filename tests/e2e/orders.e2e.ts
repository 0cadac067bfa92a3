import { alone as test, expect } from './fixtures.ts';
import { does, orderOf, places, type Errors } from './ordering.ts';

// One order goes its way from one test to the next, and the clock goes on.
test.describe.configure({ mode: 'serial' });
test.use({ stackOptions: { name: 'orders' } });

const pathOf = (number: string) => `/account/orders/${number}`;
let number = '';

test('N-62 S-22 S-111 an order is placed, and changed before the cut-off: one more of an item, saved', async ({
  shopper,
  page,
  complaints,
}) => {
  await shopper.arrives('maya', { at: '/foru.html' });
  const placed = await places(shopper);
  number = placed.id;
  await shopper.opens('/account/orders.html');
  await expect(page.getByText(`Order ${number}`, { exact: false }).first()).toBeVisible();
  await shopper.opens(pathOf(number));
  await page.getByRole('link', { name: `Edit order ${number}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit your order' })).toBeVisible();
  const { name, quantity } = placed.lines.at(-1)!;
  const amount = page.getByRole('group', { name: `Quantity of ${name}` });
  await amount.getByRole('button', { name: 'Add one' }).click();
  await expect(page.getByText('1 change, not saved yet')).toBeVisible();
  await expect(page.getByText(`${quantity} → ${quantity + 1}`)).toBeVisible();
  expect((await orderOf(shopper, number)).lines.at(-1)).toMatchObject({ quantity });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.waitForURL(`**${pathOf(number)}`);
  await expect(page.getByRole('region', { name: 'Progress of your order' })).toBeVisible();
  const after = await orderOf(shopper, number);
  expect(after.lines.at(-1)).toMatchObject({ name, quantity: quantity + 1 });
  expect(Number(after.total.amount)).toBeGreaterThan(Number(placed.total.amount));
  expect(complaints).toEqual([]);
});

test('N-39 N-61 an order is canceled: it asks first, nothing is charged', async ({ shopper, page }) => {
  await shopper.arrives('maya', { at: pathOf('4471902') });
  await page.getByRole('button', { name: 'Cancel order 4471902' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText("Order 4471902 won't be packed. You can't undo this.")).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('Canceled').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit order 4471902' })).toHaveCount(0);
  expect(await orderOf(shopper, '4471902')).toMatchObject({ state: 'CANCELLED', canEdit: false });
});

test('N-62 T-77 an edit that was begun is refused after the cut-off, and the order stays as it was', async ({
  shopper,
  page,
  ownStack: stack,
}) => {
  await shopper.arrives('maya', { at: pathOf(number) });
  const before = await orderOf(shopper, number);
  const begun = await does<Errors>(shopper, 'editOrder', 'userErrors { code message }', { orderNumber: number });
  expect(begun.userErrors).toEqual([]);
  await stack.moveClock({ now: new Date(Date.parse(before.cutoffAt) + 60_000).toISOString() });
  await shopper.arrives('maya', { at: pathOf(number) });
  await expect(page.getByRole('link', { name: `Edit order ${number}` })).toHaveCount(0);
  const input = { orderNumber: number, expectedTotal: before.total.amount };
  const saved = await does<Errors>(shopper, 'saveOrderEdit', 'userErrors { code message }', input);
  expect(saved.userErrors).toMatchObject([{ code: 'CUTOFF_PASSED' }]);
  await shopper.opens(before.editPath);
  await expect(page.getByText(saved.userErrors[0]!.message).first()).toBeVisible();
  expect(await orderOf(shopper, number)).toMatchObject({ lines: before.lines, total: before.total, canEdit: false });
});
