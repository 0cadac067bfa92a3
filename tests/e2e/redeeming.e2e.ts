import type { Page } from '@playwright/test';
import { expect, standsOn, test } from './fixtures.ts';
import { Shopper } from './shopper.ts';

standsOn('moved');
test.use({ households: 'own' });

const path = (prizeId: string) => `/games/prize-details/${prizeId}?programCode=HARVEST-SPIN`;
const adjusts = async ({ shopper, key }: { shopper: Shopper; key: string }, points: number) => {
  const whose = ['--household', await shopper.householdOf(key), '--program', 'HARVEST-SPIN'];
  const how = [`--points=${points}`, '--reason', 'For the test'];
  return shopper.stack.operates('okafor', 'points', 'adjust', ...whose, ...how);
};

/** Points of the shopper in the game, and how often the household has redeemed the prize. */
async function standing(shopper: Shopper, prizeId: string): Promise<{ points: number; redemptions: number }> {
  type Answer = { data: { me: { prize: { pointsNow: number; redemptions: unknown[] } } } };
  const query = 'query ($id: ID!) { me { prize(id: $id) { pointsNow redemptions { id } } } }';
  const { data } = await shopper.asks<Answer>(query, { id: prizeId });
  return { points: data.me.prize.pointsNow, redemptions: data.me.prize.redemptions.length };
}

/** Keeps the redemptions of the pages back until all are under way; answers the ids that they carry. */
async function meet(pages: readonly Page[]): Promise<Set<string>> {
  const ids = new Set<string>();
  const underWay = Promise.all(
    pages.map((tab) => tab.getByRole('button', { name: 'One moment' }).waitFor({ state: 'visible' })),
  );
  for (const page of pages)
    await page.route('**/graphql', async (route) => {
      const id = /"clientRequestId":"(\w+)"/.exec(route.request().postData() ?? '')?.[1];
      if (id) {
        ids.add(id);
        await underWay;
      }
      await route.continue();
    });
  return ids;
}

/** Types the code that was sent which confirms. */
async function confirms(shopper: Shopper, email: string): Promise<void> {
  const field = shopper.dialog.getByLabel('One-time code');
  await expect(field).toBeVisible();
  await field.fill(await shopper.readsCode(email));
}

test('I-4 the same prize redeemed in two tabs at once is one redemption: both show it, points are spent once', async ({
  shopper,
  page,
  context,
}) => {
  await shopper.arrives('maya', { at: path('harvest-movie') });
  const other = await context.newPage();
  await new Shopper(other, shopper.stack).opens(path('harvest-movie'), shopper.banner);
  const ids = await meet([page, other]);
  const redeem = { name: 'Redeem for 120 Game points' };
  await Promise.all([page, other].map((tab) => tab.getByRole('button', redeem).click()));
  for (const tab of [page, other]) await expect(tab.getByRole('region', { name: 'Your code' })).toBeVisible();
  const codes = await Promise.all([page, other].map((tab) => tab.locator('output').first().innerText()));
  expect(codes[0]).toBe(codes[1]);
  expect(ids.size).toBe(1);
  expect(await standing(shopper, 'harvest-movie')).toEqual({ points: 120, redemptions: 1 });
});

test('I-4 T-46 two shoppers at the last one: one has it, the other keeps the points and reads why', async ({
  shopper,
  page,
  stack,
  browser,
}) => {
  await stack.operates('okafor', 'prize', 'restock', 'harvest-cake', '--add', '1', '--reason', 'One more was baked');
  await adjusts({ shopper, key: 'maya' }, 80);
  const elsewhere = await browser.newContext();
  const other = new Shopper(await elsewhere.newPage(), stack, 'own');
  await adjusts({ shopper: other, key: 'hanna' }, 200);
  await shopper.arrives('maya', { at: path('harvest-cake') });
  await other.arrives('hanna', { at: path('harvest-cake') });
  const before = await Promise.all([shopper, other].map((each) => standing(each, 'harvest-cake')));
  await meet([page, other.page]);
  const redeem = { name: 'Redeem for 160 Game points' };
  await Promise.all([page, other.page].map((tab) => tab.getByRole('button', redeem).click()));
  const won = (tab: Page) => tab.getByRole('region', { name: 'Clipped and in My List' });
  const lost = (tab: Page) => tab.getByRole('alert').filter({ hasText: 'This prize just sold out' });
  for (const tab of [page, other.page]) await expect(won(tab).or(lost(tab))).toBeVisible();
  const [first, second] = [shopper, other].map((each, index) => ({ each, before: before[index]! }));
  const isFirst = await won(page).isVisible();
  const [winner, loser] = isFirst ? [first!, second!] : [second!, first!];
  await expect(won(winner.each.page)).toBeFocused();
  await expect(lost(loser.each.page)).toBeFocused();
  await expect(lost(loser.each.page)).toContainText('No points were taken.');
  await expect(loser.each.page.getByRole('button', { name: 'Let me know if more arrive' })).toBeVisible();
  expect(await standing(winner.each, 'harvest-cake')).toEqual({ points: winner.before.points - 160, redemptions: 1 });
  expect(await standing(loser.each, 'harvest-cake')).toEqual(loser.before);
  await elsewhere.close();
});

test('N-3 45 minutes after signing in redeeming asks for a code, then goes on by itself and spends once', async ({
  shopper,
  page,
  stack,
}) => {
  await shopper.comes('maya');
  const { points } = await standing(shopper, 'harvest-recipe');
  await adjusts({ shopper, key: 'maya' }, 10 - points);
  await stack.moveClock({ advance: 'PT46M' });
  await shopper.opens(path('harvest-recipe'));
  await page.getByRole('button', { name: 'Redeem for 10 Game points' }).click();
  await expect(shopper.dialog.getByRole('heading', { name: "Confirm it's you" })).toBeVisible();
  expect(await standing(shopper, 'harvest-recipe')).toEqual({ points: 10, redemptions: 0 });
  await shopper.dialog.getByRole('button', { name: 'Email me a code' }).click();
  await shopper.dialog.getByLabel('One-time code').fill('000000');
  await expect(shopper.dialog.getByText(/^That code isn't right\./)).toBeVisible();
  await confirms(shopper, await shopper.addressOf('maya'));
  const result = page.getByRole('region', { name: 'The recipe is yours' });
  await expect(result).toBeFocused();
  await expect(shopper.dialog).toBeHidden();
  expect(await standing(shopper, 'harvest-recipe')).toEqual({ points: 0, redemptions: 1 });
});

test('N-26 a prize within reach is held for 24 hours, released, held again, and redeemed when the points are there', async ({
  shopper,
  page,
  stack,
}) => {
  await shopper.comes('maya');
  const { points } = await standing(shopper, 'harvest-freshpass');
  await adjusts({ shopper, key: 'maya' }, 108 - points);
  await shopper.opens(path('harvest-freshpass'));
  const hold = page.getByRole('button', { name: 'Hold for 24 hours' });
  await expect(page.getByText('12 Game points to go.')).toBeVisible();
  await hold.click();
  await expect(page.getByText('24 h 0 min')).toBeVisible();
  await expect(page.getByText(/^Held until tomorrow/)).toBeVisible();
  await stack.moveClock({ advance: 'PT90M' });
  await page.reload();
  await expect(page.getByText('22 h 30 min')).toBeVisible();
  await page.getByRole('button', { name: 'Release the hold' }).click();
  await expect(hold).toBeVisible();
  await expect(page.getByText(/^Held until/)).toBeHidden();
  await hold.click();
  await expect(page.getByText('24 h 0 min')).toBeVisible();
  await adjusts({ shopper, key: 'maya' }, 12);
  await shopper.arrives('maya', { at: path('harvest-freshpass') });
  await expect(page.getByText("You have the points. Redeem it while it's on hold.")).toBeVisible();
  await page.getByRole('button', { name: 'Redeem for 120 Game points' }).click();
  await expect(page.getByRole('region', { name: /^FreshPass until / })).toBeFocused();
  expect(await standing(shopper, 'harvest-freshpass')).toEqual({ points: 0, redemptions: 1 });
});

test('N-3 N-31 45 minutes after signing in a claim asks for a code, then goes on by itself', async ({
  shopper,
  page,
  stack,
}) => {
  // A copy has won nothing in a draw.
  await shopper.arrives('theo', { at: '/games/game-over/SUMMER-COOKOUT', households: 'demo' });
  await stack.moveClock({ advance: 'PT46M' });
  await page.getByRole('button', { name: 'Claim your prize' }).click();
  await shopper.dialog.getByRole('button', { name: 'Email me a code' }).click();
  await confirms(shopper, (await shopper.demo('theo')).email ?? '');
  await expect(page.getByText('Your claim is in')).toBeVisible();
  await expect(shopper.dialog).toBeHidden();
});
