import { expect, test } from './fixtures.ts';

test.use({ households: 'own' });

test('G-31 G-63 G-65 a guest who opens the games is sent to sign-in and comes back to the page after it', async ({
  shopper,
  page,
  complaints,
}) => {
  await shopper.opens('/games/game-details/HARVEST-SPIN');
  expect(new URL(page.url()).pathname).toBe('/account/sign-in.html');
  const cookies = await page.context().cookies();
  const redirect = cookies.find(({ name }) => name === 'ACI_S_ECommRedirectURL');
  expect(redirect?.httpOnly).toBe(true);
  expect(decodeURIComponent(redirect?.value ?? '')).toContain('/games/game-details/HARVEST-SPIN');
  expect((redirect?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(600);

  const email = await shopper.addressOf('maya');
  await shopper.asksForCode(email);
  await shopper.entersCode(await shopper.readsCode(email));
  await page.waitForURL('**/games/game-details/HARVEST-SPIN');
  await expect(shopper.heading('Harvest Spin')).toBeVisible();
  expect((await page.context().cookies()).some(({ name }) => name === 'ACI_S_ECommRedirectURL')).toBe(false);
  expect(complaints).toEqual([]);
});

test('G-32 G-66 a shopper whom the browser remembers signs in again with one code', async ({
  shopper,
  page,
  context,
}) => {
  await shopper.signsIn('hanna', { remembered: true });
  await context.clearCookies({ name: /^larder_(session|refresh)/ });
  await shopper.opens('/games/game-grid');
  expect(new URL(page.url()).pathname).toBe('/account/re-sign-in.html');
  await expect(shopper.heading('Welcome back, Hanna')).toBeVisible();
  await expect(page.getByText('hanna@example.com')).toHaveCount(0);
});

test('T-26 T-28 a wrong code is refused, the right one after five wrong ones too, and an unknown address looks like a known one', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/account/sign-in.html');
  await shopper.asksForCode('nobody@example.com');
  await expect(page.getByText('We sent a 6-digit code to')).toBeVisible();

  await shopper.opens('/account/sign-in.html');
  const email = await shopper.addressOf('naomi');
  await shopper.asksForCode(email);
  const right = await shopper.readsCode(email);
  const wrong = right === '000000' ? '111111' : '000000';
  for (let attempt = 1; attempt < 5; attempt++) {
    await shopper.entersCode(wrong);
    await expect(page.getByText("That code isn't right.")).toBeVisible();
  }
  await shopper.entersCode(wrong);
  await expect(shopper.heading("Let's try a new code")).toBeVisible();
});

test('signing out ends the session: the games ask to sign in again', async ({ shopper, page, context }) => {
  await shopper.arrives('maya');
  await page.getByRole('button', { name: /Maya.*Account/ }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.waitForURL((url) => url.pathname.includes('sign-in'));
  const session = (await context.cookies()).find(({ name }) => name === 'larder_session');
  expect(session?.value ?? '').toBe('');
  await shopper.opens('/games/game-grid');
  expect(new URL(page.url()).pathname).toMatch(/sign-in/);
});

test('a stolen page holds no token: no cookie can be read by scripts and the page carries none', async ({
  shopper,
  page,
}) => {
  await shopper.arrives('maya');
  const readable = await page.evaluate(() => document.cookie.split('; ').map((pair) => pair.split('=')[0]));
  expect(readable.filter((name) => name?.startsWith('larder_'))).toEqual(['larder_time_zone']);
  const html = await page.content();
  expect(html).not.toMatch(/eyJ[A-Za-z0-9_-]{10,}\./);
});
