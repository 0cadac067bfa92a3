import type { Page } from '@playwright/test';
import { lookForEnglish } from './english-left.ts';
import { expect, test } from './fixtures.ts';
import type { Shopper } from './shopper.ts';

test.use({ households: 'own', locale: 'es-US' });

const milk = '974041611';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Signs in with a code by email. */
async function signsIn(shopper: Shopper): Promise<void> {
  const { page } = shopper;
  const address = await shopper.addressOf('maya');
  await shopper.opens('/account/sign-in.html');
  await page.getByRole('radio', { name: /^Correo electrónico/ }).check({ force: true });
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(address);
  await button(page, 'Enviar código').click();
  const code = page.getByLabel('Código de un solo uso');
  await expect(code).toBeVisible();
  await code.fill(await shopper.readsCode(address));
  await page.waitForURL('**/foru.html');
}

/** From the time of a pickup to the order. */
async function checksOut(page: Page): Promise<void> {
  await button(page, 'Usar esta hora').click();
  await page.getByRole('textbox', { name: 'Número de celular' }).fill('(415) 555-0134');
  await button(page, 'Revisar pedido').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Revisión' })).toBeFocused();
}

/** A spin of the wheel, to the words of its result and its receipt. */
async function plays(page: Page): Promise<void> {
  const receipt = page.getByText(/^Jugada [0-9A-Z]{4}-[0-9A-Z]{2}/).first();
  const before = (await receipt.isVisible()) ? await receipt.innerText() : '';
  await button(page, '¡Juega ya!').click();
  const result = page.getByRole('region', { name: /^(?:Ganaste|Este giro)/ });
  const reveal = button(page, 'Ver mi resultado');
  await expect(async () => {
    if (await reveal.isVisible()) await reveal.click({ timeout: 1000 });
    await expect(result).toBeVisible({ timeout: 1000 });
    expect(await receipt.innerText({ timeout: 1000 })).not.toBe(before);
  }).toPass();
}

test('the main loop in Spanish: sign in, shop, clip, cart, checkout, an order with its points, a play, prizes, and rewards', async ({
  shopper,
  page,
  complaints,
}) => {
  const expectNoEnglish = lookForEnglish(page);
  await signsIn(shopper);

  await shopper.opens(`/product/${milk}`);
  await expectNoEnglish('a product');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Agregar · / })
    .click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Carrito de compras, 1 / })).toBeVisible();

  await shopper.opens('/erums/cart/');
  const quantity = page.getByRole('spinbutton', { name: /^Cantidad de / }).first();
  await quantity.fill('24');
  await quantity.press('Enter');
  const coupons = page.getByRole('region', { name: 'Cupones para este carrito' });
  await coupons.getByRole('button', { name: 'Recortar para mi carrito' }).click();
  await expect(coupons.getByText(/cup(?:ón|ones) recortados?\. Ahorras/)).toBeVisible();
  await expectNoEnglish('the cart');

  await page
    .getByRole('link', { name: /^Pagar/ })
    .first()
    .click();
  await checksOut(page);
  await expectNoEnglish('the review');
  await button(page, 'Hacer el pedido').click();
  await page.waitForURL(/\/account\/orders\/\d+\/placed$/);
  await expect(page.getByText('Pedido realizado', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Puntos de juego' })).toBeVisible();

  await shopper.opensGame('HARVEST-SPIN');
  await expect(page.getByRole('heading', { level: 1, name: 'Gira y cosecha' })).toBeVisible();
  await plays(page);
  await expectNoEnglish('a play');

  await shopper.opens('/games/prizes');
  await expect(page.locator('h3 [lang=es]', { hasText: 'Café gratis de cualquier tamaño' }).first()).toBeVisible();
  await shopper.opens('/foru/bonus-path');
  await expect(page.getByRole('heading', { name: 'Gasta $30 en verduras' })).toBeVisible();
  await shopper.opens('/foru/rewards.html');
  await page.getByRole('link', { name: 'Canjear: $2 menos en tus compras' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '$2 menos en tus compras' })).toBeVisible();
  await expect(
    page.getByText('$2 menos en comestibles, en uno o varios pedidos, en la tienda o en línea.'),
  ).toBeVisible();
  await expectNoEnglish('a reward');
  expect(complaints).toEqual([]);
});
