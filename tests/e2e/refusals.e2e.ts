import { expect, test } from './fixtures.ts';
import type { Page } from '@playwright/test';
import type { Shopper } from './shopper.ts';

/** What a game's page offers, or says in its place. */
const nextStep = (page: Page) => page.getByRole('region', { name: 'Your next step' });

test.use({ households: 'own' });

for (const key of ['guest', 'anonymous'])
  test(`G-8 G-68 G-73 type ${key === 'guest' ? 'G' : 'A'} is not let in to the games and is asked to sign in`, async ({
    shopper,
    page,
  }) => {
    await shopper.arrives(key);
    expect(new URL(page.url()).pathname).toBe('/account/sign-in.html');
    await expect(page.getByText('Harvest Spin')).toHaveCount(0);
  });

test('G-1 the games of each banner open to who is signed in there, and to nobody else', async ({
  shopper,
  page,
  context,
}) => {
  for (const [key, banner, forU] of [
    ['maya', 'safeway', 'Safeway for U'],
    ['hanna', 'haggen', 'Haggen for U'],
  ] as const) {
    await context.clearCookies();
    await shopper.opens('/games/game-grid', banner);
    expect(new URL(page.url()).pathname).toBe('/account/sign-in.html');
    await expect(page.locator('html')).toHaveAttribute('data-banner', banner);
    await shopper.arrives(key);
    await expect(page.getByRole('heading', { level: 1, name: 'Play & Earn' })).toBeVisible();
    await expect(page.getByRole('link', { name: forU }).first()).toBeVisible();
  }
  await shopper.opens('/games/game-grid', 'safeway');
  expect(new URL(page.url()).pathname).toBe('/account/sign-in.html');
});

test('G-70 X-8 a shopper of twelve is refused where the age is 18 and let in where it is an explicit 0', async ({
  shopper,
  page,
}) => {
  await shopper.comes('young');
  await shopper.opensGame('HARVEST-SPIN');
  await expect(nextStep(page)).toContainText("The rules of this game don't let us sign you up.");
  await expect(page.getByRole('button', { name: /^Opt in/ })).toHaveCount(0);

  await shopper.joins('FARM-FRIENDS');
  await expect(page.getByRole('button', { name: 'Play now!' })).toBeVisible();
});

test('N-5 T-59 an employee is told why a sweepstakes is closed to associates; the game is not hidden', async ({
  shopper,
  page,
}) => {
  await shopper.arrives('employee');
  await expect(page.getByText('Grand Giveaway').first()).toBeVisible();
  await shopper.opensGame('GRAND-GIVEAWAY');
  await expect(nextStep(page)).toContainText(/employee|associate/i);
  await expect(page.getByRole('button', { name: /^Opt in/ })).toHaveCount(0);
  await shopper.joins('HARVEST-SPIN');
  await expect(page.getByRole('button', { name: 'Play now!' })).toBeVisible();
});

test('N-15 a state in which a game is void is refused before anything is asked', async ({ shopper, page }) => {
  await shopper.comes('naomi');
  await shopper.opensGame('CITRUS-DROP');
  await expect(nextStep(page)).toContainText("This game isn't available in your state.");
  await expect(page.getByRole('button', { name: /^Opt in/ })).toHaveCount(0);
});

test('T-35 rules that have changed since the page was opened are shown again before they are accepted', async ({
  shopper,
  page,
}) => {
  await shopper.comes('business');
  await shopper.opensGame('HARVEST-SPIN');
  let altered = false;
  await page.route('**/graphql', async (route) => {
    const body = route.request().postData() ?? '';
    if (altered || !body.includes('"rulesVersion":3')) return route.continue();
    altered = true;
    await route.continue({ postData: body.replace('"rulesVersion":3', '"rulesVersion":2') });
  });
  await shopper.readsHowItWorks();
  await shopper.tellsAboutThemselves({ born: ['7', '1', '1985'] });
  await shopper.acceptsRules();
  await expect(
    shopper.dialog.getByText('The rules have changed. Please read and accept them to continue.'),
  ).toBeVisible();
  expect(altered).toBe(true);
  await shopper.acceptsRules();
  await expect(shopper.dialog).toBeHidden();
});

test('G-59 a game that is over shows its end and its prizes, and a play is refused', async ({ shopper, page }) => {
  await shopper.comes('maya');
  await shopper.opensGame('SUMMER-COOKOUT');
  await expect(page.getByText('Game Over').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play now!' })).toHaveCount(0);
  expect(await playErrors(shopper, 'SUMMER-COOKOUT')).toEqual(['PROGRAM_ENDED']);
});

test('N-15 a game that has not begun can be looked at, neither joined nor played', async ({ shopper, page }) => {
  await shopper.comes('maya');
  await shopper.opensGame('WINTER-WONDERS');
  await expect(page.getByText(/Starts [A-Z][a-z]{2} \d+/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Opt in|Play now!)$/ })).toHaveCount(0);
  expect(['PROGRAM_NOT_STARTED', 'NOT_OPTED_IN']).toContain((await playErrors(shopper, 'WINTER-WONDERS'))[0]);
});

test('G-124 with too few points the game says how to earn, and a play is refused without a debit', async ({
  shopper,
  page,
}) => {
  await shopper.comes('maya');
  await shopper.opensGame('PANTRY-PICK-3');
  await expect(shopper.heading('Shop to earn!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play now!' })).toHaveCount(0);
  expect(await playErrors(shopper, 'PANTRY-PICK-3')).toEqual(['INSUFFICIENT_POINTS']);
});

test('G-114 a game that the store does not have says so and leads on', async ({ shopper, page }) => {
  await shopper.comes('maya');
  await shopper.opensGame('BAKERY-BINGO');
  await expect(shopper.heading('The game is not available at this time')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toBeVisible();
});

test('T-42 a play key of another shopper answers nothing of that shopper', async ({ shopper, context }) => {
  await shopper.arrives('hanna');
  const playKey = 'e2e-key-of-hanna-0001';
  const first = await shopper.asks<PlayAnswer>(play, {
    input: { programCode: 'HARVEST-SPIN', playKey, clientSeed: 'a' },
  });
  expect(first.data?.play?.play?.id).toBeTruthy();
  await context.clearCookies();
  await shopper.arrives('maya');
  const other = await shopper.asks<PlayAnswer>(play, {
    input: { programCode: 'HARVEST-SPIN', playKey, clientSeed: 'a' },
  });
  expect(other.data?.play?.play ?? null).toBeNull();
});

interface PlayAnswer {
  data?: { play: { play: { id: string } | null; userErrors: { code: string }[] } | null } | null;
}

const play = 'mutation Play($input: PlayInput!) { play(input: $input) { play { id } userErrors { code } } }';

async function playErrors(shopper: Shopper, programCode: string): Promise<string[]> {
  const { data } = await shopper.asks<PlayAnswer>(play, {
    input: { programCode, playKey: `e2e-${programCode}`, clientSeed: 'a' },
  });
  return data?.play?.userErrors.map(({ code }) => code) ?? [];
}
