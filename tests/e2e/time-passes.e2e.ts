import type { Page } from '@playwright/test';
import { expect, standsOn, test } from './fixtures.ts';
import type { Shopper } from './shopper.ts';
import type { KillableStack } from './stack.ts';

standsOn('moved');
test.use({ households: 'own' });

/** Ends the session of the page: its token by the clock, and what would renew it before that, as anything may ask meanwhile. */
async function endsSession(shopper: Shopper, stack: KillableStack): Promise<void> {
  await shopper.settles();
  await shopper.page.context().clearCookies({ name: /^larder_refresh/ });
  await stack.moveClock({ advance: 'PT31M' });
}

test('G-64 G-75 the way back of a business account whose session has ended is kept in the business cookie', async ({
  shopper,
  page,
  context,
  stack,
}) => {
  await shopper.arrives('business');
  await endsSession(shopper, stack);
  await shopper.opens('/games/game-grid');
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).toContain('ACI_S_B2BRedirectURL');
  expect(names).not.toContain('ACI_S_ECommRedirectURL');
  expect(new URL(page.url()).pathname).toMatch(/sign-in\.html$/);
});

test('S-109 a token that has ended is renewed once without a word', async ({ shopper, page, stack, complaints }) => {
  await shopper.arrives('maya');
  await stack.moveClock({ advance: 'PT31M' });
  await shopper.opens('/games/game-grid');
  await expect(shopper.heading('Play & Earn')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/games/game-grid');
  expect(complaints).toEqual([]);
});

test('X-9 a code that is older than five minutes has expired', async ({ shopper, page, stack }) => {
  const email = await shopper.addressOf('carlos');
  await shopper.opens('/account/sign-in.html');
  await shopper.asksForCode(email);
  const code = await shopper.readsCode(email);
  await stack.moveClock({ advance: 'PT6M' });
  await shopper.entersCode(code);
  await expect(page.getByText('This code has expired. Request a new one.')).toBeVisible();
});

test('S-38 T-21 a session that ends while the page is open opens the session-timeout dialog once', async ({
  shopper,
  page,
  stack,
}) => {
  await shopper.arrives('maya', { at: '/games/game-details/HARVEST-SPIN' });
  await endsSession(shopper, stack);
  await page.getByRole('button', { name: 'Play now!' }).click();
  await expect(shopper.dialog.getByRole('heading', { name: 'Your session has timed out' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shopper.dialog).toBeHidden();
});

test('N-3 more than 45 minutes after signing in one code is asked for, then the address is saved', async ({
  shopper,
  page,
  stack,
}) => {
  await shopper.arrives('business', { at: '/account/addresses.html' });
  await stack.moveClock({ advance: 'PT46M' });
  await page.getByRole('button', { name: /Edit address/ }).click();
  await page.getByLabel('Address', { exact: true }).fill('2200 Larimer St');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(shopper.dialog.getByRole('heading', { name: "Confirm it's you" })).toBeVisible();
  await shopper.dialog.getByRole('button', { name: 'Email me a code' }).click();
  await expect(page.getByLabel('One-time code')).toBeVisible();
  await page.getByLabel('One-time code').fill(await shopper.readsCode(await shopper.addressOf('business')));
  await expect(page.getByRole('article', { name: '2200 Larimer St' })).toContainText('Saved just now');
});

/** What a game's page offers, or says in its place. */
const nextStep = (page: Page) => page.getByRole('region', { name: 'Your next step' });

test('N-17 T-31 too young: refused without a number, and another date of birth does not help for 24 hours', async ({
  shopper,
  page,
  stack,
}) => {
  const year = String(new Date().getUTCFullYear() - 10);
  await shopper.comes('new');
  await shopper.opensGame('PANTRY-PICK-3');
  await shopper.readsHowItWorks();
  await expect(shopper.dialog).not.toContainText(/\b1[68]\b/);
  await shopper.tellsAboutThemselves({ born: ['5', '20', year] });
  await shopper.acceptsRules();
  await expect(shopper.dialog.getByRole('heading', { name: "You can't join this game" })).toBeVisible();
  await expect(shopper.dialog).not.toContainText(/\d/);
  await expect(shopper.dialog).not.toContainText(/again/i);

  // What is known is said at once, and there is nothing to press.
  await shopper.opensGame('PANTRY-PICK-3');
  await expect(nextStep(page)).toContainText("The rules of this game don't let us sign you up.");
  await expect(nextStep(page)).not.toContainText(/\d|again/i);
  await expect(page.getByRole('button', { name: /^Opt in/ })).toHaveCount(0);

  await stack.moveClock({ advance: 'PT24H1M' });
  await shopper.arrives('new', { at: '/games/game-details/PANTRY-PICK-3' });
  await page.getByRole('button', { name: /^Opt in/ }).click();
  await expect(shopper.dialog.getByRole('heading', { name: 'When were you born?' })).toBeVisible();
});
