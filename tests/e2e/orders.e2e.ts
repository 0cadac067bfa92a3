import { alone as test, expect } from './fixtures.ts';
import { does, orderOf, places, type Errors } from './ordering.ts';
import { accessibilityFaults } from './screens.ts';
import type { Shopper } from './shopper.ts';

// One order goes its way from one test to the next, and the clock goes on.
test.describe.configure({ mode: 'serial' });
test.use({ stackOptions: { name: 'orders' } });

const pathOf = (number: string) => `/account/orders/${number}`;
let number = '';

test('N-61 N-69 a notice of a swap opens its order, which is on its way: at the first view it has its driver on a map', async ({
  shopper,
  page,
  complaints,
}) => {
  await shopper.arrives('maya', { at: '/inbox' });
  // Another order that is packed today may have a swap of its own.
  // Nor does one that comes in meanwhile, above this one, catch the pointer's click.
  await page.getByRole('link', { name: /^A swap on .*Shredded Italian Blend/ }).press('Enter');
  const letter = page.getByRole('article', { name: /^A swap on/ });
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
  await shopper.arrives('maya', { at: '/foru.html' });
  const placed = await places(shopper);
  number = placed.id;
  await shopper.opens('/account/orders.html');
  await expect(page.getByText(`Order ${number}`, { exact: false }).first()).toBeVisible();
  await shopper.opens(pathOf(number));
  await page.getByRole('link', { name: `Edit order ${number}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit your order' })).toBeVisible();
  const { name, quantity } = placed.lines.at(-1)!;
  // A cart says the brand, too.
  const amount = page.getByRole('group', { name: new RegExp(`^Quantity of .*${name}$`) });
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
  await shopper.arrives('maya', { at: pathOf('4471902') });
  // With text of twice the size, the buttons stand below the words instead of squeezing them.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => document.documentElement.setAttribute('style', 'font-size: 200%'));
  const until = page.getByRole('region', { name: 'Order progress' }).getByText(/^Items, time and coupons/);
  expect((await until.boundingBox())?.width).toBeGreaterThan(380);
  await page.evaluate(() => document.documentElement.removeAttribute('style'));
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

test('N-41 T-88 N-11 the store packs it with a shortage, a swap, and a real weight: its shopper sees each, its receipt checks, its points post and are played, and those of a canceled order go', async ({
  shopper,
  page,
  ownStack: stack,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.arrives('maya', { at: '/foru.html' });
  const before = await gamePointsOf(shopper);
  const again = await does<Errors>(shopper, 'reorder', 'userErrors { code message }', { orderNumber: number });
  expect(again.userErrors).toEqual([]);
  const other = await places(shopper);
  await expect.poll(async () => (await gamePointsOf(shopper)).pending).toBeGreaterThan(before.pending);
  await does<Errors>(shopper, 'cancelOrder', 'userErrors { code }', { orderNumber: other.id });
  await expect.poll(() => gamePointsOf(shopper)).toEqual(before);

  await page.goto(`${stack.services}/store/orders/${number}`);
  const presses = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
  const line = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await presses('Start picking');
  await line('Strawberries').getByText('Out or short Strawberries').click();
  await presses('Only 1 package Strawberries');
  await expect(line('Strawberries')).toContainText('1 of 2 are there.');
  await line('Whole Milk').getByText('Swap Whole Milk').click();
  await line('Whole Milk').getByRole('button').first().click();
  await expect(line('Whole Milk')).toContainText('Swapped');
  await line('Bananas').getByText('Weigh Bananas').click();
  await line('Bananas').getByLabel('Pounds').fill('2.17');
  await presses('Save weight');
  await expect(line('Bananas')).toContainText('2.17 lb');
  expect(await accessibilityFaults(page)).toEqual([]);
  await presses('All packed: ready');
  await expect(page.getByRole('button', { name: 'Hand over' })).toBeVisible();

  await shopper.opens(pathOf(number));
  const { changes } = await orderOf(shopper, number);
  expect(changes.map(({ kind }) => kind).toSorted()).toEqual(['SHORT', 'SUBSTITUTED', 'WEIGHED']);
  for (const { name, text } of changes) {
    await expect(page.getByText(name).first()).toBeVisible();
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await stack.operates('okafor', 'orders', 'hand-over', number);
  await stack.operates('okafor', 'orders', 'finalize', number);
  await expect.poll(async () => (await gamePointsOf(shopper)).total).toBeGreaterThan(before.total);
  expect((await gamePointsOf(shopper)).pending).toBeLessThan(before.pending);
  expect(await stack.command('services/src/ops/main.ts', 'audit', 'ledger')).toContain('add up.');

  await shopper.opens(pathOf(number));
  await expect(page.getByText('2.17 lb').first()).toBeVisible();
  await page.getByRole('button', { name: 'Check this receipt' }).click();
  await expect(page.getByText('Every cent is right')).toBeVisible();

  // What was earned is played.
  const { total } = await gamePointsOf(shopper);
  await shopper.opensGame('HARVEST-SPIN');
  await shopper.plays();
  await expect.poll(async () => (await gamePointsOf(shopper)).total).toBeLessThan(total);
});

/** Points of the shopper's game: to spend, and still to come. */
async function gamePointsOf(shopper: Shopper): Promise<{ total: number; pending: number }> {
  type Answer = {
    data: { me: { program: { points: { totalGamePoints: number; pendingGamePoints: number } } } };
  };
  const query = '{ me { program(code: "HARVEST-SPIN") { points { totalGamePoints pendingGamePoints } } } }';
  const { totalGamePoints: total, pendingGamePoints: pending } = (await shopper.asks<Answer>(query)).data.me.program
    .points;
  return { total, pending };
}
