import { expect, standsOn, test } from './fixtures.ts';
import { drawnBare } from './hard-load.ts';
import { householdOf, type Shopper } from './shopper.ts';

// One shopper's points are spent by one test after another.
test.describe.configure({ mode: 'serial' });
standsOn('sold');

const opens = (shopper: Shopper, key: string, prizeId: string, code = 'HARVEST-SPIN') =>
  shopper.arrives(key, {
    at: `/games/prize-details/${prizeId}?programCode=${code}`,
    // What Theo himself has won, he hasn't been told yet.
    households: key === 'theo' ? 'own' : 'demo',
  });

const types = [
  ['FRESH_PASS', 'maya', 'harvest-freshpass', 'HARVEST-SPIN', 'Redeem for 120 Game points', /^FreshPass until /],
  ['REWARD', 'maya', 'harvest-reward', 'HARVEST-SPIN', 'Redeem for 100 Game points', '$10 grocery reward credited'],
  ['RECIPE', 'maya', 'harvest-recipe', 'HARVEST-SPIN', 'Redeem for 10 Game points', 'The recipe is yours'],
  ['VENDOR', 'theo', 'coin-movie', 'FRESH-COIN-DROP', 'Redeem for 45 Fresh coins', 'Your code'],
  ['B4U_OFFER', 'hanna', 'harvest-fruit', 'HARVEST-SPIN', 'Redeem for 40 Game points', 'Clipped and in My List'],
  ['SWEEPSTAKES', 'hanna', 'harvest-entry', 'HARVEST-SPIN', 'Enter for 20 Game points', '1 entry added'],
] as const;

for (const [type, key, prizeId, code, button, brought] of types)
  test(`G-43 G-88 ${type} is redeemed in one press, and what it brought takes the focus`, async ({
    shopper,
    page,
    complaints,
  }) => {
    await opens(shopper, key, prizeId, code);
    await page.getByRole('button', { name: button }).click();
    const result = page.getByRole('region', { name: brought }).first();
    await expect(result).toBeVisible();
    await expect(result).toBeFocused();
    expect(complaints).toEqual([]);
  });

test('G-43 G-88 ALTERNATE_PRIZES: redeemed, then one of three is chosen, and stays chosen', async ({
  shopper,
  page,
  stack,
}) => {
  const whose = ['--household', householdOf('maya'), '--program', 'HARVEST-SPIN'];
  await stack.operates('okafor', 'points', 'adjust', ...whose, '--points', '110', '--reason', 'Sorry for the wait');
  await opens(shopper, 'maya', 'harvest-bakery');
  await page.getByRole('button', { name: 'Redeem for 110 Game points' }).click();
  const chooseOne = page.getByRole('button', { name: 'Choose one' });
  await expect(chooseOne).toBeVisible();
  await chooseOne.click();
  await expect(page.getByText('Choose a prize first')).toBeVisible();
  const loaded = await page.reload();
  await shopper.settles();
  await expect(chooseOne).toBeVisible();
  expect(await drawnBare(page, await loaded!.text())).toEqual([]);
  await page.getByRole('radio').first().check({ force: true });
  await page.getByRole('button', { name: /^Choose (?!one)/ }).click();
  const chosen = page.getByText(/^You chose /).first();
  await expect(chosen).toBeVisible();
  const words = await chosen.innerText();
  await opens(shopper, 'maya', 'harvest-bakery');
  await expect(page.getByText(words).first()).toBeVisible();
});

test('N-26 the wallet leads to a prize that waits, and has it ready once it is redeemed', async ({ shopper, page }) => {
  await shopper.arrives('maya', { at: '/games/prizes' });
  await page.getByRole('link', { name: 'Redeem: Free loaf' }).click();
  await page.getByRole('button', { name: 'Redeem now' }).click();
  await expect(page.getByRole('region', { name: 'Clipped and in My List' })).toBeFocused();
  await page.getByRole('button', { name: /Maya.*Account/ }).click();
  await page.getByRole('link', { name: 'My prizes' }).click();
  await expect(page.getByRole('link', { name: 'See coupon: Free loaf' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Redeem: Free loaf' })).toHaveCount(0);
});

test('G-43 a recipe that is unlocked is there to be read again', async ({ shopper, page }) => {
  await opens(shopper, 'maya', 'harvest-recipe');
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
});

test('T-46 what is sold out cannot be redeemed, and no points are taken', async ({ shopper, page }) => {
  await opens(shopper, 'maya', 'harvest-cake');
  await expect(page.getByRole('button', { name: 'Sold out' })).toBeDisabled();
  await expect(page.getByText(/No points were taken\. You still have/)).toBeVisible();
});

test('N-25 a limit of the day says from when again', async ({ shopper, page }) => {
  await opens(shopper, 'maya', 'harvest-reward');
  await expect(page.getByText('Limit reached').first()).toBeVisible();
  await expect(page.getByText(/^tomorrow, 12:00 AM/)).toBeVisible();
});

test('G-124 with too few points a prize says how many are missing and how to earn them', async ({ shopper, page }) => {
  await opens(shopper, 'hanna', 'harvest-coffee');
  await expect(page.getByText(/16 Game points to go\./)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Shop to earn!' })).toBeVisible();
});

test('G-18 Back leads from a prize to its game, where Available Prizes lead to it (G-123)', async ({
  shopper,
  page,
}) => {
  await opens(shopper, 'maya', 'harvest-fruit');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/games\/game-details\/HARVEST-SPIN$/);
  await page
    .getByRole('region', { name: 'Available Prizes' })
    .getByRole('link', { name: '$5 off fresh fruit' })
    .click();
  await expect(shopper.heading('$5 off fresh fruit')).toBeVisible();
});

test('N-69 N-71 who asked is told once when more of a prize arrive, and goes from the notice to the prize', async ({
  shopper,
  page,
  stack,
}) => {
  await opens(shopper, 'maya', 'harvest-cake');
  const ask = page.getByRole('button', { name: 'Let me know if more arrive' });
  const stop = page.getByRole('button', { name: "Don't let me know" });
  await ask.click();
  await expect(stop).toBeFocused();
  await page.reload();
  await shopper.settles();
  await stop.click();
  await expect(ask).toBeVisible();
  await ask.click();
  await expect(stop).toBeVisible();
  const said = await stack.operates(
    'okafor',
    'prize',
    'restock',
    'harvest-cake',
    '--add',
    '2',
    '--reason',
    'More baked',
  );
  expect(said).toContain('households notified: 1');
  await shopper.opens('/inbox');
  await page.getByRole('link', { name: /^Free bakery cake is back/ }).click();
  await page.getByRole('link', { name: 'Open: Free bakery cake is back' }).click();
  await expect(shopper.heading('Free bakery cake')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sold out' })).toBeHidden();
});
