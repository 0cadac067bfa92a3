import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pickupShop, productList } from '../../testing/fixtures/lists.ts';
import { seller } from '../../testing/fixtures/products.ts';
import { openPage } from '../../testing/open-page.tsx';

vi.stubGlobal('scrollTo', () => {});

const open = (shown: unknown) =>
  openPage('/seller/kitchen-foundry', {}, { seller: shown, search: productList(), shop: pickupShop });

test('S-21 a seller says who it is, how it ships, and what it sells', async () => {
  open(seller);
  expect(await screen.findByRole('heading', { level: 1, name: 'Kitchen Foundry' })).toBeVisible();
  expect(
    screen.getByText('$5.95, free on orders of $75 or more. Ships from Erie, PA. Arrives in about 6 days.'),
  ).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Everything from Kitchen Foundry' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByText("Store coupons and Game points don't apply to this seller.", { exact: false })).toBeVisible();
});

test('S-21 a seller that is not there says so and leads to the others', async () => {
  open(null);
  expect(await screen.findByRole('heading', { level: 1, name: "We couldn't find this seller" })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all sellers' })).toHaveAttribute('href', '/sellers');
});

test('S-21 all sellers stand on one page, each with a link to its own', async () => {
  openPage('/sellers', {}, { sellers: [seller] });
  expect(await screen.findByRole('link', { name: 'Kitchen Foundry' })).toHaveAttribute('href', seller.path);
});
