import type { CDPSession, Page } from '@playwright/test';
import { devices } from './devices.ts';
import { expect, test } from './fixtures.ts';
import { expectWellMade } from './screens.ts';
import type { Shopper } from './shopper.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ households: 'own', viewport: devices[0][1] });

const offer = '/loyalty/offer-details/canned-cedar-hollow-canned-vegetables-off/CC';
const title = 'Cedar Hollow Canned Vegetables';

/** A phone with a lock, which its owner opens whenever a page asks. */
async function lockOf(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      // Whoever lists passkeys below a field would choose one at once.
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

/** Signs in with a code, and takes the passkey that is offered then. */
async function setsUpPasskey(shopper: Shopper, key: string): Promise<void> {
  const { page } = shopper;
  const email = await shopper.addressOf(key);
  await shopper.opens('/games/game-grid');
  await shopper.asksForCode(email);
  await shopper.entersCode(await shopper.readsCode(email));
  await expect(shopper.heading('Skip the code next time')).toBeVisible();
  await page.getByRole('button', { name: 'Set up a passkey' }).click();
  await page.waitForURL('**/games/game-grid');
}

/** From the next page on, the browser lists nothing below fields, as some don't: the button has to be pressed. */
const listsNothing = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });

const signedOut = (page: Page) => page.context().clearCookies({ name: /^larder_(session|refresh|remember)/ });

test('a passkey is offered after a code, signs in at a clip as a guest, and the clip is done', async ({
  shopper,
  page,
  complaints,
}) => {
  const { cdp, authenticatorId } = await lockOf(page);
  await setsUpPasskey(shopper, 'maya');
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toMatchObject([{ rpId: 'safeway.localhost', isResidentCredential: true }]);

  await signedOut(page);
  await listsNothing(page);
  await shopper.opens(offer);
  await page.getByRole('button', { name: `Clip Coupon: ${title}` }).click();
  await expect(shopper.dialog.getByLabel('Mobile number or email')).toHaveAttribute('autocomplete', /webauthn$/);
  await expectWellMade(page, 'sign-in with a passkey at a clip');
  const anew = page.waitForEvent('load');
  await shopper.dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await anew;
  await expect(page.getByRole('main').getByText('Coupon has already been')).toBeAttached();
  expect(new URL(page.url()).pathname).toBe(offer);
  expect(complaints).toEqual([]);
});

test('a passkey chosen below the field signs in where the shopper was headed', async ({ shopper, page }) => {
  await lockOf(page);
  await setsUpPasskey(shopper, 'maya');
  await signedOut(page);
  // The device answers for the list that the browser shows, without a press.
  await page.goto(shopper.stack.url('/games/activity', 'safeway'), { waitUntil: 'commit' });
  await page.waitForURL('**/games/activity');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a passkey is renamed and removed on the security page, and then signs in no longer', async ({
  shopper,
  page,
}) => {
  await lockOf(page);
  // Not every browser can tell its device that a passkey is gone.
  await page.addInitScript(() => Object.assign(PublicKeyCredential, { signalUnknownCredential: undefined }));
  await setsUpPasskey(shopper, 'maya');
  await shopper.opens('/account/security.html');
  await expectWellMade(page, 'sign-in and security', { largeText: true });
  await page.getByRole('button', { name: /^Rename / }).click();
  await shopper.dialog.getByLabel('Name').fill('My phone');
  await shopper.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('My phone', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('This device has a passkey for your account already.')).toBeVisible();

  await page.getByRole('button', { name: 'Remove My phone' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText("You don't have a passkey yet.")).toBeVisible();

  // The device wasn't told, and goes on using it.
  await signedOut(page);
  await listsNothing(page);
  await shopper.opens('/account/sign-in.html');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(
    page.getByText("This passkey isn't on your account anymore. Sign in with a code.").first(),
  ).toBeVisible();
});

test('"Not now" goes on, and is remembered; without a lock nothing is offered', async ({ shopper, page }) => {
  await lockOf(page);
  const email = await shopper.addressOf('maya');
  await shopper.opens('/games/game-grid');
  await shopper.asksForCode(email);
  await shopper.entersCode(await shopper.readsCode(email));
  await expect(shopper.heading('Skip the code next time')).toBeFocused();
  await expectWellMade(page, 'the offer of a passkey', { largeText: true });
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.waitForURL('**/games/game-grid');
  expect(await page.evaluate(() => localStorage.getItem('larder.passkey'))).toMatch(/^\d+$/);
});
