import { expect, test } from './fixtures.ts';
import { expectWellMade } from './screens.ts';

test.describe.configure({ mode: 'parallel' });

test('sign-in, code and re-sign-in are well made at every width', async ({ shopper, page, context }) => {
  await shopper.opens('/account/sign-in.html');
  await expectWellMade(page, 'sign-in');
  const address = await shopper.addressOf('maya');
  await shopper.asksForCode(address, true);
  await expectWellMade(page, 'code');
  await shopper.entersCode('000000');
  await expectWellMade(page, 'wrong code');
  await shopper.entersCode(await shopper.readsCode(address));
  await page.waitForURL((url) => !url.pathname.includes('sign-in'));
  await context.clearCookies({ name: /^larder_(session|refresh)/ });
  await shopper.opens('/games/game-grid');
  await expect(shopper.heading('Welcome back, Maya')).toBeVisible();
  await expectWellMade(page, 're-sign-in');
});

test('the address form is well made, found and with faults', async ({ shopper, page }) => {
  await shopper.arrives('hanna', { at: '/account/addresses.html' });
  await page.getByRole('button', { name: /Edit address/ }).click();
  await expect(page.getByText('Found: Bellingham, WA')).toBeVisible();
  await expectWellMade(page, 'address form');
  await page.getByLabel('Last name').fill('');
  await page.getByLabel('ZIP code').fill('9812');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('heading', { name: '2 fields need another look' })).toBeVisible();
  await expectWellMade(page, 'address form with faults');
});

test('how it works, date of birth, rules and the refusal are well made', async ({ shopper, page }) => {
  await shopper.arrives('new', { at: '/games/game-details/PANTRY-PICK-3', households: 'own' });
  await expect(shopper.dialog.getByRole('heading', { name: /^How .+ works$/ })).toBeVisible();
  await expectWellMade(page, 'how it works');
  await shopper.readsHowItWorks();
  await expect(shopper.dialog.getByRole('heading', { name: 'When were you born?' })).toBeVisible();
  await expectWellMade(page, 'date of birth');
  await shopper.dialog.getByRole('button', { name: 'Continue' }).click();
  await expectWellMade(page, 'date of birth, with an error');
  await shopper.tellsAboutThemselves({ born: ['5', '20', String(new Date().getUTCFullYear() - 10)] });
  await expect(shopper.dialog.getByRole('heading', { name: 'Official Rules' })).toBeVisible();
  await expectWellMade(page, 'rules');
  await shopper.acceptsRules();
  await expect(shopper.dialog.getByRole('heading', { name: "You can't join this game" })).toBeVisible();
  await expectWellMade(page, 'refusal');
});

test('odds, check of a play, account and menu are well made', async ({ shopper, page }) => {
  await shopper.arrives('theo', { at: '/games/game-details/FRESH-COIN-DROP', households: 'own' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shopper.plays();
  await expectWellMade(page, 'result');
  await page.getByRole('button', { name: 'Check this play' }).click();
  await shopper.dialog.getByRole('button', { name: 'Check now' }).click();
  await expectWellMade(page, 'check of a play');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Theo.*Account/ }).click();
  await expectWellMade(page, 'account');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 844 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(shopper.dialog).toBeVisible();
});

test('the check of a draw is well made while it runs, stopped, passed and failed', async ({ shopper, page }) => {
  await shopper.arrives('maya', { at: '/verify/summer-cookout' });
  await page.context().route('**/draws/*.jsonl', () => undefined);
  await page.getByRole('button', { name: 'Verify in this browser' }).click();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await expectWellMade(page, 'running');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expectWellMade(page, 'stopped');
  await page.context().unrouteAll();
  await page.getByRole('button', { name: 'Verify in this browser' }).click();
  await expect(shopper.heading('Everything matches')).toBeFocused();
  await expectWellMade(page, 'passed');
  await page.getByRole('button', { name: 'Change one entry and run again' }).click();
  await expect(shopper.heading(/checks do not match$/)).toBeFocused();
  await expectWellMade(page, 'failed');
});
