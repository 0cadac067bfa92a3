import { expect, test } from './fixtures.ts';
import { accessibilityFaults } from './screens.ts';

test.describe.configure({ mode: 'parallel' });

const phone = { width: 390, height: 844 };
const list = '/mylist.html';
const ad = '/weeklyad';

test('S-27 S-101 on a phone a list is written, checked off, undone, and still there after a reload', async ({
  shopper,
  page,
}) => {
  await page.setViewportSize(phone);
  await shopper.arrives('maya', { at: list, households: 'own' });
  const field = page.getByRole('combobox', { name: 'Add an item' });
  for (const words of ['Oat milk', 'Birthday candles']) {
    await field.fill(words);
    await field.press('Enter');
    await expect(page.getByRole('checkbox', { name: new RegExp(`^${words}`) })).toBeVisible();
  }
  const dairy = page.getByRole('region', { name: 'Dairy, Eggs & Cheese' });
  const milk = dairy.getByRole('checkbox', { name: /^Oat milk/ });
  await expect(milk).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await milk.click();
  const checked = page.getByRole('region', { name: 'Checked' }).getByRole('checkbox', { name: /^Oat milk/ });
  await expect(checked).toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(milk).not.toBeChecked();
  await milk.click();
  await expect(checked).toBeChecked();
  await shopper.settles();
  await page.reload();
  await expect(checked).toBeChecked();
});

test('T-19 what is checked off with the network cut is sent when it is back', async ({ shopper, page, context }) => {
  await shopper.arrives('maya', { at: list, households: 'own' });
  const field = page.getByRole('combobox', { name: 'Add an item' });
  await field.fill('Oat milk');
  await field.press('Enter');
  const milk = page.getByRole('checkbox', { name: /^Oat milk/ });
  await expect(page.getByRole('region', { name: 'Dairy, Eggs & Cheese' })).toBeVisible();
  await context.setOffline(true);
  await milk.check();
  await expect(page.getByText(/^You're offline/).first()).toBeVisible();
  await expect(milk).toBeChecked();
  await context.setOffline(false);
  await expect(page.getByText(/^You're offline/)).toHaveCount(0);
  await page.reload();
  await expect(milk).toBeChecked();
});

test('S-125 T-19 what one tab writes, another one shows; once somebody else signs in, it is theirs, and what the first shopper still wanted waits', async ({
  shopper,
  page,
  context,
}) => {
  await shopper.arrives('maya', { at: list, households: 'own' });
  await expect(page.getByRole('combobox', { name: 'Add an item' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('combobox', { name: 'Add an item' })).toBeVisible();
  const field = page.getByRole('combobox', { name: 'Add an item' });
  await field.fill('Paper towels');
  await field.press('Enter');
  await shopper.settles();
  await other.bringToFront();
  const towels = other.getByRole('checkbox', { name: /^Paper towels/ });
  await expect(towels).toBeVisible();

  const changes = (url: URL) => url.pathname === '/graphql';
  await other.route(changes, (route) =>
    route.request().postData()?.includes('"operationName":"ChangeMyList"') ? route.abort() : route.continue(),
  );
  await towels.check();
  await expect(other.getByText(/^You're offline/).first()).toBeVisible();
  await shopper.arrives('employee', { at: list, households: 'own' });
  await expect(towels).toHaveCount(0);
  await other.unroute(changes);
  await other.reload();
  await expect(other.getByRole('combobox', { name: 'Add an item' })).toBeVisible();
  await expect(other.getByRole('checkbox', { name: /^Paper towels/ })).toHaveCount(0);
  await shopper.arrives('maya', { at: list, households: 'own' });
  await expect(page.getByRole('checkbox', { name: /^Paper towels/ })).toBeChecked();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('larder.listQueue'))).toBeNull();
  await expect(towels).toBeChecked();
});

test('N-6 what a guest writes is kept in the browser, and goes along once when they sign in', async ({
  shopper,
  page,
}) => {
  await shopper.opens(list);
  const field = page.getByRole('combobox', { name: 'Add an item' });
  await field.fill('Oat milk');
  await field.press('Enter');
  const milk = page.getByRole('checkbox', { name: /^Oat milk/ });
  await expect(milk).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.reload();
  await expect(milk).toBeVisible();
  await shopper.arrives('maya', { at: '/', households: 'own' });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('larder.listQueue'))).toBeNull();
  await shopper.opens(list);
  await expect(page.getByRole('region', { name: 'Dairy, Eggs & Cheese' }).getByRole('checkbox')).toHaveCount(1);
  await page.reload();
  await expect(milk).toHaveCount(1);
});

test("S-53 next week's ad is one tap away, says when it starts, and offers nothing to add", async ({
  shopper,
  page,
}) => {
  await shopper.opens(ad);
  await page.getByRole('link', { name: "Preview next week's ad" }).click();
  await expect(page).toHaveURL(/week=next$/);
  await expect(page.getByText(/^Starts Wednesday, /)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add to List: / })).toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('S-5 S-53 S-124 an offer of the weekly ad goes on My List, and off it again', async ({ shopper, page }) => {
  await shopper.arrives('maya', { at: ad, households: 'own' });
  const first = page.getByRole('button', { name: /^Add to List: / }).first();
  const title = ((await first.getAttribute('aria-label')) ?? '').replace('Add to List: ', '');
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('1 on your list')).toBeVisible();
  // Said once the answer is there.
  await expect(page.getByText(`${title} is in My List.`).first()).toBeAttached();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'View in My List' }).click();
  await expect(page.getByRole('checkbox', { name: title })).toBeVisible();
  await page.goBack();
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText(`${title} is no longer in My List.`).first()).toBeAttached();
  await shopper.opens(list);
  await expect(page.getByRole('combobox', { name: 'Add an item' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: title })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('S-53 S-160 a guest on a phone leafs through the ad, and reads what a list is for', async ({ page, stack }) => {
    await page.setViewportSize(phone);
    await page.goto(stack.url(ad, 'safeway'));
    await expect(page.getByRole('heading', { level: 1, name: 'Weekly Ad' })).toBeVisible();
    const titles = page.getByRole('heading', { level: 2 });
    const before = await titles.first().textContent();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/page=2$/);
    await expect(page.getByText('2 of ')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: before ?? '' })).toBeHidden();
    await page.getByRole('link', { name: /^All \d+$/ }).click();
    await expect(page.getByRole('link', { name: /^Offer Details: / }).first()).toBeVisible();
    await page.goto(stack.url(list, 'safeway'));
    await expect(page.getByRole('link', { name: 'Join free' })).toBeVisible();
  });
});

test('S-161 T-17 a guest who adds an offer is sent to sign in, and back to the ad', async ({
  shopper,
  page,
  context,
}) => {
  await shopper.opens(ad);
  await page
    .getByRole('button', { name: /^Add to List: / })
    .first()
    .click();
  await page.waitForURL(/sign-in/);
  const [back] = (await context.cookies()).filter(({ name }) => name === 'ACI_S_ECommRedirectURL');
  expect(decodeURIComponent(back?.value ?? '')).toContain(ad);
  expect((back?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(600);
});
