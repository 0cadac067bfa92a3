import type { Page } from '@playwright/test';
import { ask } from './direct.ts';
import { lookForEnglish } from './english-left.ts';
import { expect, test } from './fixtures.ts';
import { expectWellMade } from './screens.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ households: 'own' });

const html = (page: Page) => page.locator('html');
/** Opens the choice at the foot of the page and takes a language. */
async function chooses(page: Page, language: string): Promise<void> {
  const footer = page.getByRole('contentinfo');
  await footer.locator('summary').click();
  await footer.getByRole('button', { name: language }).click();
}

test('a language is chosen at the foot of a page, leads back to it, and stays', async ({
  shopper,
  page,
  complaints,
}) => {
  const expectNoEnglish = lookForEnglish(page);
  await shopper.opens('/search?q=buttermilk');
  await expect(html(page)).toHaveAttribute('lang', 'en');
  await chooses(page, 'Español');
  await expect(html(page)).toHaveAttribute('lang', 'es');
  await expect(page).toHaveURL(shopper.stack.url('/search?q=buttermilk'));
  await expect(page.getByRole('heading', { level: 1, name: 'Resultados de “buttermilk”' })).toBeVisible();
  await expect(page.getByText('Vegetariano', { exact: true }).first()).toBeAttached();
  await page.reload();
  await expect(html(page)).toHaveAttribute('lang', 'es');
  await shopper.opens('/');
  await page.getByRole('link', { name: 'Todos los departamentos' }).click();
  await expect(page.getByRole('heading', { name: 'Compra por departamento' })).toBeVisible();
  await expectNoEnglish('the departments');
  await expectWellMade(page, 'the departments in Spanish');
  await chooses(page, 'English');
  await expect(html(page)).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(shopper.stack.url('/shop'));
  expect(complaints).toEqual([]);
});

test('a guest chooses a language at the end of the areas, and still has it after signing in', async ({
  shopper,
  page,
  complaints,
}) => {
  await shopper.opens('/search?q=buttermilk');
  const areas = page.getByRole('navigation', { name: 'Site' });
  await areas.getByRole('button', { name: 'Español' }).click();
  await expect(html(page)).toHaveAttribute('lang', 'es');
  await expect(page).toHaveURL(shopper.stack.url('/search?q=buttermilk'));
  await shopper.arrives('maya', { at: '/search?q=buttermilk' });
  await expect(html(page)).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('banner').getByRole('button', { name: 'English' })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a guest chooses a language in the menu, a member in the account, and both keep their page', async ({
  shopper,
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.opens('/search?q=buttermilk&sort=PRICE_LOW_HIGH');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await shopper.dialog.getByRole('button', { name: 'Español' }).click();
  await expect(html(page)).toHaveAttribute('lang', 'es');
  await expect(page).toHaveURL(shopper.stack.url('/search?q=buttermilk&sort=PRICE_LOW_HIGH'));
  await shopper.arrives('maya', { at: '/shop' });
  await expect(html(page)).toHaveAttribute('lang', 'es');
  await page.getByRole('button', { name: /Maya.*Cuenta/ }).click();
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
  await expect(html(page)).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(shopper.stack.url('/shop'));
  expect(complaints).toEqual([]);
});

test('Back never brings a page of the other language', async ({ shopper, page }) => {
  await shopper.opens('/stores');
  await shopper.opens('/shop');
  await chooses(page, 'Español');
  await expect(html(page)).toHaveAttribute('lang', 'es');
  await page.goBack();
  await expect(html(page)).toHaveAttribute('lang', 'es');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a language is chosen all the same', async ({ shopper, page }) => {
    await page.goto(shopper.stack.url('/info/help'));
    await chooses(page, 'Español');
    await expect(html(page)).toHaveAttribute('lang', 'es');
    await expect(page).toHaveURL(shopper.stack.url('/info/help'));
    await expect(page.getByText(/JavaScript está desactivado/)).toBeVisible();
  });
});

test("a browser's own language counts until one is chosen; each is a page of its own in every cache", async ({
  shopper,
}) => {
  const address = shopper.stack.url('/stores?zip=94103');
  const asked = (headers: Record<string, string>) => ask(address, { headers });
  const spanish = await asked({ 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' });
  const english = await asked({ 'accept-language': 'en-US,en;q=0.9,es;q=0.8' });
  expect(spanish.body).toContain('<html lang="es"');
  expect(spanish.headers).toMatchObject({ 'content-language': 'es', 'cache-control': 'public, no-cache' });
  expect(spanish.headers['vary']).toMatch(/accept-language.*cookie/);
  expect(english.body).toContain('<html lang="en"');
  expect(english.headers['etag']).not.toBe(spanish.headers['etag']);
  const etag = String(spanish.headers['etag']);
  expect((await asked({ 'accept-language': 'en', 'if-none-match': etag })).status).toBe(200);
  expect((await asked({ 'accept-language': 'es', 'if-none-match': etag })).status).toBe(304);
  const chosen = await asked({ 'accept-language': 'en', cookie: 'larder_language=es' });
  expect([chosen.body, chosen.headers['etag']]).toEqual([spanish.body, spanish.headers['etag']]);
  expect((await asked({ 'accept-language': 'fr' })).body).toBe(english.body);
});
