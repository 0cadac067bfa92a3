import { randomUUID } from 'node:crypto';
import { ask } from './direct.ts';
import { expect, test } from './fixtures.ts';

const pages = [
  '/',
  '/info/privacy',
  '/stores?zip=94103',
  '/shop',
  '/search?q=milk',
  '/foru/coupons-deals?category=dairy-eggs-cheese',
  '/loyalty/offer-details/everything-order-spend/CC',
] as const;

const addressNobodyAsked = (address: string): string => {
  const url = new URL(address);
  url.searchParams.set('ref', randomUUID());
  return url.href;
};

for (const path of pages)
  test(`${path} is the same for every guest: drawn once, with nothing of a visitor in it, and not sent twice`, async ({
    shopper,
  }) => {
    // Whoever was here half a minute ago leaves a page that is drawn anew after it is served: ours is drawn for us.
    const address = addressNobodyAsked(shopper.stack.url(path));
    const plain = await ask(address);
    const other = await ask(address, {
      headers: {
        cookie:
          'larder_browser=Secret-browser-1; larder_time_zone=Asia%2FTokyo; _ga=Secret; ACI_S_ECommRedirectURL=%2FSecret',
        'user-agent': 'Secret',
        'x-correlation-id': 'Secret-correlation-1',
      },
    });
    expect(other.body).toBe(plain.body);
    expect(plain.body).not.toMatch(/Secret|nonce="/);
    expect(plain.headers['set-cookie']).toBeUndefined();
    expect(plain.headers['cache-control']).toBe('public, no-cache');
    expect(plain.headers['content-security-policy']).toMatch(/script-src (?:'sha256-[^ ]+' ){2}'strict-dynamic'/);
    const again = await ask(address, { headers: { 'if-none-match': String(plain.headers['etag']) } });
    expect([again.status, again.body]).toEqual([304, '']);
    const dark = await ask(address, { headers: { cookie: 'larder_scheme=dark' } });
    expect(dark.body).toContain('data-scheme="dark"');
    const haggen = await ask(shopper.stack.url(path, 'haggen'));
    expect(haggen.body).toContain('data-banner="haggen"');
  });

test('a page that guests share answers to clicks under its policy, and its drawer keeps the page from scrolling', async ({
  shopper,
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await shopper.opens('/info/privacy');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(shopper.dialog).toBeVisible();
  const held = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow);
  expect(await held()).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect(shopper.dialog).toBeHidden();
  await expect.poll(held).not.toBe('hidden');
  expect(complaints).toEqual([]);
});

test('a shopper who signs in never sees the page of guests again, by a link, a reload, or Back', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/info/privacy');
  const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
  await expect(signIn).toBeVisible();
  await shopper.arrives('maya', { at: '/foru.html' });
  await page.goBack();
  const account = page.getByRole('banner').getByRole('button', { name: /Maya/ });
  await expect(account).toBeVisible();
  await expect(signIn).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/info/privacy');
  await shopper.opens('/info/help');
  await expect(account).toBeVisible();
  const answer = await page.goto(shopper.stack.url('/info/privacy'));
  expect(answer?.headers()['cache-control']).toBe('no-store');
  await expect(account).toBeVisible();
});
