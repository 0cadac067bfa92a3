import { expect, standsOn, test } from './fixtures.ts';
import { does, fillsCart, orderOf, places, type Errors } from './ordering.ts';
import { accessibilityFaults } from './screens.ts';
import type { Shopper } from './shopper.ts';

standsOn('moved');
test.use({ households: 'own' });

const pathOf = (number: string) => `/account/orders/${number}`;
/** A minute after an order can't be changed any more. */
const afterCutoff = ({ cutoffAt }: { cutoffAt: string }) => ({
  now: new Date(Date.parse(cutoffAt) + 60_000).toISOString(),
});

test('N-62 T-77 an edit that was begun is refused after the cut-off, and the order stays as it was', async ({
  shopper,
  page,
  stack,
}) => {
  await shopper.arrives('maya', { at: '/foru.html' });
  await fillsCart(shopper);
  const before = await places(shopper);
  const number = before.id;
  const begun = await does<Errors>(shopper, 'editOrder', 'userErrors { code message }', { orderNumber: number });
  expect(begun.userErrors).toEqual([]);
  await stack.moveClock(afterCutoff(before));
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
  stack,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.arrives('maya', { at: '/foru.html' });
  await fillsCart(shopper);
  const { pending } = await gamePointsOf(shopper);
  const placed = await places(shopper);
  const number = placed.id;
  await expect.poll(async () => (await gamePointsOf(shopper)).pending).toBeGreaterThan(pending);
  const before = await gamePointsOf(shopper);
  const again = await does<Errors>(shopper, 'reorder', 'userErrors { code message }', { orderNumber: number });
  expect(again.userErrors).toEqual([]);
  const other = await places(shopper);
  await expect.poll(async () => (await gamePointsOf(shopper)).pending).toBeGreaterThan(before.pending);
  await does<Errors>(shopper, 'cancelOrder', 'userErrors { code }', { orderNumber: other.id });
  await expect.poll(() => gamePointsOf(shopper)).toEqual(before);

  await stack.moveClock(afterCutoff(placed));
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
