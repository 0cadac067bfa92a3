import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { does, type Errors } from './ordering.ts';
import { riceToSchedule } from './schedules.ts';
import { accessibilityFaults } from './screens.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ households: 'own' });

/** The first row of a product among what comes. */
const rowOf = (page: Page, name: string) =>
  page.getByRole('article').getByRole('listitem').filter({ hasText: name }).first();

test('S-7 S-102 N-65 a product is scheduled from its page, its other pages know, and it is skipped, changed, and canceled in one press each', async ({
  shopper,
  page,
  stack,
}) => {
  const { bpn, name } = await riceToSchedule(stack);
  await shopper.arrives('maya', { at: `/product/${bpn}` });
  await page.getByRole('link', { name: 'Save 5% with Schedule & Save' }).click();
  await page.getByRole('combobox', { name: 'How often', exact: true }).selectOption('Every 2 weeks');
  await page.getByRole('button', { name: 'Schedule it' }).click();
  const row = rowOf(page, name);
  await expect(row).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await shopper.opens(`/product/${bpn}`);
  await expect(page.getByRole('link', { name: 'On your schedule · Every 2 weeks' })).toBeVisible();

  await shopper.opens('/schedule-and-save');
  // Days further on are folded away.
  for (const more of await page.getByText(/more days?$/).all()) await more.click();
  const skip = row.getByRole('button', { name: /^Skip/ });
  const first = await skip.getAttribute('aria-label');
  await skip.click();
  await expect(skip).not.toHaveAttribute('aria-label', first!);
  await row.getByRole('button', { name: /^Change / }).click();
  await row.getByRole('combobox', { name: /^How often/ }).selectOption('Every 4 weeks');
  await expect(page.getByText(/: Every 4 weeks$/).first()).toBeVisible();
  await row.getByRole('combobox', { name: /^How many each time/ }).selectOption('2 each time');
  await expect(page.getByText(/: 2 each time$/).first()).toBeVisible();
  await row.getByRole('button', { name: /^Cancel/ }).click();
  await expect(row).toHaveCount(0);
});

test('S-7 S-172 a line of the cart is scheduled from there; how orders come is changed, and stays', async ({
  shopper,
  page,
  stack,
}) => {
  const { bpn, name } = await riceToSchedule(stack);
  await shopper.comes('maya');
  await does<Errors>(shopper, 'changeCart', 'userErrors { code }', { add: [{ productId: bpn, quantity: 1 }] });
  await shopper.opens('/erums/cart/');
  // With its size: two sizes have one name.
  const more = page.getByRole('main').getByRole('button', { name: new RegExp(`^More for .*${name}`) });
  const spoken = (await more.getAttribute('aria-label'))!.replace('More for ', '');
  await more.click();
  await page.getByRole('menuitem', { name: 'Schedule & Save' }).click();
  await page.getByRole('button', { name: 'Schedule it' }).click();
  const line = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Remove ${spoken}` }) });
  await expect(line.getByRole('link', { name: /^On your schedule/ })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await shopper.opens('/schedule-and-save');
  await expect(rowOf(page, name)).toBeVisible();
  await page.getByText('Change how orders come').click();
  const form = page.getByRole('form', { name: 'How orders come' });
  await form.getByRole('combobox', { name: 'Time of day' }).selectOption('Around 3 PM');
  await form.getByRole('textbox', { name: 'Phone number' }).fill('5105550142');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Pickup around 3 PM').first()).toBeVisible();
  // nothing half under the header, where it would be too small to press
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('S-176 an item is added to one upcoming order only, and is in no other', async ({ shopper, page, stack }) => {
  const { bpn, name } = await riceToSchedule(stack);
  await shopper.arrives('maya', { at: `/schedule-and-save?add=${bpn}` });
  await page.getByRole('button', { name: 'Schedule it' }).click();
  await expect(rowOf(page, name)).toBeVisible();
  // The first may become an order any minute.
  const edits = page.getByRole('button', { name: /^Add items/ });
  await edits.last().click();
  await page.getByRole('searchbox', { name: 'Search products' }).last().fill('whole milk');
  const adds = page.getByRole('button', { name: /^Add .+ just this once$/ }).first();
  const added = (await adds.getAttribute('aria-label'))!.replace(/^Add (.+?)(?:, [^,]+)? just this once$/, '$1');
  await adds.click();
  const order = page.getByRole('dialog');
  await expect(order.getByText('Just this once', { exact: true })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await order.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  const withIt = page.getByRole('article').filter({ hasText: added.split(' ').at(-1)! });
  await expect(withIt).toHaveCount(1);
});
