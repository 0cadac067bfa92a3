import { link, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { demoProducts } from '../../services/src/catalog/demo/products.ts';
import { photographed } from '../../services/src/catalog/testing/studio.ts';
import { does, fillsCart, places } from './ordering.ts';
import { expect, test } from './fixtures.ts';
import { Shopper } from './shopper.ts';
import { type Stack, startStack } from './stack.ts';

/** Where a guest, a member, and a business see products, or a department's best seller. */
const screens = {
  guest: ['/', '/shop', '/shop/bread-bakery', '/search?q=milk', '/weeklyad', '/foru/coupons-deals'],
  maya: [
    '/',
    '/shop',
    '/shop/fruits-vegetables',
    '/shop/dairy-eggs-cheese',
    '/search?q=strawberries',
    '/search?q=strawberies+griffin',
    '/product/974041611',
    '/product/976893530',
    '/mkp/kitchen-foundry/product/976202132',
    '/wine',
    '/wine/product/977300105',
    '/seller/kitchen-foundry',
    '/foru.html',
    '/foru/coupons-deals?category=dairy-eggs-cheese',
    '/foru/bonus-path',
    '/weeklyad',
    '/weeklyad?view=all',
    '/mylist.html',
    '/quick-add',
    '/purchase-history',
    '/schedule-and-save',
    '/account/orders.html',
    '/erums/cart/',
    '/checkout',
  ],
  business: ['/business', '/purchase-history', '/account/invoices/4458231'],
} as const;

let stack: Stack;
test.beforeAll(async () => {
  stack = await startStack();
  await photographsAll(stack);
});
test.afterAll(() => stack?.stop());

/** Brings a photo of every product, as an operator does. All are the same picture, which is made once. */
async function photographsAll({ address, now, operates }: Stack): Promise<void> {
  const folder = join(address.dataDir, 'photographed');
  await mkdir(folder);
  const photo = join(folder, 'photo.jpg');
  await writeFile(photo, await photographed({ subject: 'pack', side: 700 }));
  const today = Temporal.Instant.from(await now())
    .toZonedDateTimeISO('UTC')
    .toPlainDate();
  const gtins = demoProducts(today).map(({ product }) => product.gtin);
  await Promise.all(gtins.map((gtin) => link(photo, join(folder, `${gtin}.jpg`))));
  await operates('okafor', 'catalog', 'photos', folder);
}

/** Drawings of products on the page, each once. */
const drawings = (page: Page): Promise<string[]> =>
  page
    .locator('img, image')
    .evaluateAll((all) => [
      ...new Set(
        all
          .map((each) => each.getAttribute('src') ?? each.getAttribute('href') ?? '')
          .filter((src) => /\/product-pictures\/.+\.svg$/.test(src)),
      ),
    ]);
const photos = (page: Page) => page.locator('img[src*="/product-pictures/"][src$=".webp"]');

test('a product that has a photo shows its drawing on no screen', async ({ page }) => {
  const shopper = new Shopper(page, stack, 'own');
  const shown: Record<string, string[]> = {};
  let withPhotos = 0;
  const looks = async (who: string, path: string) => {
    await shopper.settles();
    const found = await drawings(page);
    if (found.length > 0) shown[`${who} ${path}`] = found;
    if ((await photos(page).count()) > 0) withPhotos++;
  };
  // Offers hear of new photos from the catalog's feed.
  await expect(async () => {
    await shopper.opens('/weeklyad?view=all');
    expect(await drawings(page)).toEqual([]);
    await expect(photos(page)).not.toHaveCount(0);
  }).toPass();

  for (const path of screens.guest) {
    await shopper.opens(path);
    await looks('guest', path);
  }
  await shopper.comes('maya');
  await fillsCart(shopper);
  const { id } = await places(shopper);
  await fillsCart(shopper);
  const { lines } = (
    await shopper.asks<{ data: { carts: { carts: { lines: { productId: string }[] }[] } } }>(
      '{ carts { carts { lines { productId } } } }',
    )
  ).data.carts.carts[0]!;
  const add = lines.slice(0, 3).map(({ productId }) => ({ id: crypto.randomUUID(), productId, quantity: 1 }));
  await does(shopper, 'changeMyList', 'refused { message }', { add });
  for (const path of [...screens.maya, `/account/orders/${id}`, `/account/orders/${id}/placed`]) {
    await shopper.opens(path);
    await looks('maya', path);
  }
  await shopper.opens('/');
  const field = page.getByRole('combobox', { name: /^Search/ }).first();
  await field.click();
  await looks('maya', 'an empty search');
  await field.fill('milk');
  await looks('maya', 'a search');

  await shopper.comes('business');
  for (const path of screens.business) {
    await shopper.opens(path);
    await looks('business', path);
  }
  expect(shown).toEqual({});
  // Some show no product on this day; most do, or nothing was looked at.
  expect(withPhotos).toBeGreaterThan(24);
});
