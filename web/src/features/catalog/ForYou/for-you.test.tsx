import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartsOf, groceryCart, groceryLines } from '../../../testing/fixtures/carts.ts';
import { departments, homeRoot } from '../../../testing/fixtures/home.ts';
import { products } from '../../../testing/fixtures/products.ts';
import { InSight } from '../../../testing/in-sight.ts';
import { openPage } from '../../../testing/open-page.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('IntersectionObserver', InSight);
});
afterEach(() => vi.unstubAllGlobals());

const recommendedProducts = products
  .slice(0, 2)
  .map((product) => ({ id: product.id, reasonText: 'Often bought with dry pasta', product }));

test('S-207 S-208 N-79 the home page ends with what is recommended, why, and departments to explore', async () => {
  openPage('/', {}, { ...homeRoot, recommendedProducts, recommendedDepartments: departments.slice(0, 2) });
  const row = within(await screen.findByRole('region', { name: 'Picked for you' }));
  expect(row.getAllByText('Often bought with dry pasta')).toHaveLength(2);
  const zone = within(await screen.findByRole('region', { name: 'More to explore' }));
  expect(zone.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    departments.slice(0, 2).map(({ path }) => path),
  );
});

test('S-207 a cart is asked with what is in it, and shows products alone', async () => {
  const asked: unknown[] = [];
  const recommended = (args: { cartItems: string[] }) => {
    asked.push(args.cartItems);
    return recommendedProducts;
  };
  openPage('/erums/cart/', {}, { carts: cartsOf([groceryCart()]), shop: null, recommendedProducts: recommended });
  expect(await screen.findByRole('region', { name: 'Picked for you' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'More to explore' })).toBeNull();
  expect(asked).toEqual([expect.arrayContaining([groceryLines[0]!.productId])]);
});

test('S-230 an empty cart goes on with recommendations; without any it is as before', async () => {
  const { unmount } = openPage('/erums/cart/', {}, { carts: cartsOf([]), shop: null, recommendedProducts });
  expect(await screen.findByRole('region', { name: 'Picked for you' })).toBeVisible();
  unmount();
  openPage('/erums/cart/', {}, { carts: cartsOf([]), shop: null, recommendedProducts: [] });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Picked for you' })).toBeNull();
});
