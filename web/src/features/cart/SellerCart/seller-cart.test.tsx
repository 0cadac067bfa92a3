import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { cartsOf, freeShippingOf, sellerCart } from '../../../testing/fixtures/carts.ts';
import { pickupShop, productList } from '../../../testing/fixtures/lists.ts';
import { money, seller } from '../../../testing/fixtures/products.ts';
import { openPage } from '../../../testing/open-page.tsx';

vi.stubGlobal('scrollTo', () => {});

const shown = { ...seller, id: 'copper-clay', name: 'Copper & Clay', path: '/seller/copper-clay' };
const terms = { ...shown, freeShippingText: 'Orders of $75 or more ship free' };
const open = (carts: unknown, root: object = {}) =>
  openPage('/seller/copper-clay', {}, { seller: terms, search: productList(), shop: pickupShop, carts, ...root });
/** The strip, once it says so. */
const strip = async (words: string | RegExp) => {
  await screen.findByText(words);
  return within(screen.getByRole('region', { name: 'Your Copper & Clay cart' }));
};

test("S-78 N-63 a seller's page says what its own cart costs, how far it is from free shipping, and where to pay", async () => {
  open(cartsOf([sellerCart]));
  const cart = await strip('1 item, $34.00. With $5.95 shipping, $39.95');
  expect(cart.getByRole('progressbar', { name: 'Add $41.00 for free shipping' })).toHaveAttribute('value', '3400');
  expect(cart.getByText('$34 / $75')).toBeVisible();
  expect(cart.getByRole('link', { name: 'Checkout Copper & Clay' })).toHaveAttribute('href', sellerCart.checkoutPath);
});

test('N-63 tax is said beside shipping, and shipping that is free is left out', async () => {
  const tax = {
    __typename: 'SumLine' as const,
    kind: 'TAX' as const,
    text: 'Tax',
    amount: money('6.40'),
    amountText: null,
  };
  const free = { ...sellerCart.sums[1]!, amount: money('0.00'), amountText: 'Free' };
  open(
    cartsOf([
      {
        ...sellerCart,
        itemCountText: '2 items',
        goodsTotal: money('80.00'),
        total: money('86.40'),
        sums: [sellerCart.sums[0]!, free, tax],
        freeShipping: { __typename: 'FreeShipping', ...freeShippingOf('75', '75', 'Ships free', true) },
      },
    ]),
  );
  const cart = await strip('2 items, $80.00. With tax, $86.40');
  expect(cart.getByText('Ships free')).toBeVisible();
});

test("N-63 another seller's cart, or none, says nothing of this one: only when orders ship free", async () => {
  const other = { ...sellerCart, seller: { __typename: 'Seller' as const, id: 'other', path: '/seller/other' } };
  open(cartsOf([other]));
  const cart = await strip('Nothing in it yet');
  expect(cart.getByText('Orders of $75 or more ship free')).toBeVisible();
  expect(cart.queryByRole('link')).toBeNull();
  expect(cart.getByRole('button', { name: 'Checkout Copper & Clay' })).toBeDisabled();
});

test('N-63 a cart that cannot be checked out keeps its button, which leads nowhere', async () => {
  open(cartsOf([{ ...sellerCart, canCheckOut: false }]));
  const cart = await strip(/^1 item/);
  expect(cart.queryByRole('link')).toBeNull();
});

test('N-63 carts that cannot be loaded leave the page and the strip as they were', async () => {
  open(null);
  const cart = await strip('Orders of $75 or more ship free');
  expect(screen.getByRole('heading', { level: 1, name: 'Copper & Clay' })).toBeVisible();
  expect(cart.queryByText('Nothing in it yet')).toBeNull();
});
