import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { cartsOf, threeCarts } from '../../../testing/fixtures/carts.ts';
import { pickupShop, productList } from '../../../testing/fixtures/lists.ts';
import { product } from '../../../testing/fixtures/products.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { knownCarts } from '../../cart/known/known-carts.ts';
import { bottlesIn, fillOf } from './bottles.ts';

vi.stubGlobal('scrollTo', () => {});
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));

const volume = { quantity: 6, offText: '10% off' };
const wine = (number: number, fullName: string) => {
  const id = String(100_000_010 + number);
  return product({ id, fullName, path: `/wine/product/${id}` });
};
/** The first two are in Maya's cart. */
const wines = ['Pinot Noir', 'Brut', 'Merlot', 'Syrah', 'Malbec', 'Gamay', 'Barbera'].map((name, at) =>
  wine(at + 1, name),
);
const list = { ...productList({ edges: wines.map((node) => ({ __typename: 'ProductEdge' as const, node })) }), volume };
const [wineCart] = threeCarts().carts.filter(({ kind }) => kind === 'WINE');
const open = (root: object = {}) =>
  openPage('/wine', {}, { search: list, shop: pickupShop, carts: cartsOf([wineCart!]), ...root });

const mixed = async () => within(await screen.findByRole('region', { name: 'Mix a case of six' }));
const places = (strip: Awaited<ReturnType<typeof mixed>>) =>
  within(strip.getByRole('list', { name: 'Your case' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('N-63 the wines in the cart stand in their places, with what a whole case brings and the way to pay', async () => {
  open();
  const strip = await mixed();
  await waitFor(() => expect(places(strip).slice(0, 2)).toEqual(['Pinot Noir', 'Brut']));
  expect(places(strip).slice(2)).toEqual(['3Place 3, empty', '4Place 4, empty', '5Place 5, empty', '6Place 6, empty']);
  expect(strip.getByText('2 of 6. Four more and all six are').nextSibling).toHaveTextContent('10% off');
  expect(strip.getByText('$33.98')).toBeVisible();
  expect(strip.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', `/checkout?cart=${wineCart!.id}`);
});

test('N-63 an empty case says what it would bring, and has nothing to pay', async () => {
  open({ carts: cartsOf([]) });
  const strip = await mixed();
  // An answer that came later would be kept in the browser, for the test after this one.
  await waitFor(() => expect(knownCarts.read().updatedAt).not.toBeNull());
  expect(strip.getByText(/Choose any six, and all of them are/)).toBeVisible();
  expect(strip.queryByRole('link', { name: 'Checkout' })).toBeNull();
});

test('N-68 the rest of the case is added from the list in one change, with a result for each, and taken out again', async () => {
  const asked: { add: { productId: string }[] }[] = [];
  const changeCart = ({ input }: { input: (typeof asked)[number] }) => {
    asked.push(input);
    const add = input.add ?? [];
    const done = add.slice(1).map(({ productId }) => ({ productId, lineId: `line-${productId}`, message: 'Done.' }));
    const refused = add.slice(0, 1).map(({ productId }) => ({
      productId,
      lineId: null,
      code: 'UNAVAILABLE',
      message: 'This item is out of stock',
    }));
    return { carts: cartsOf([wineCart!]), done, refused, userErrors: [] };
  };
  const { shopper } = open({ changeCart });
  const strip = await mixed();
  await waitFor(() => expect(places(strip)[1]).toBe('Brut'));
  await shopper.click(strip.getByRole('button', { name: 'Fill the case from this list' }));
  const outcomes = within(await strip.findByRole('list', { name: 'What was added to your case' })).getAllByRole(
    'listitem',
  );
  expect(outcomes.map(({ textContent }) => textContent)).toEqual([
    'Merlot This item is out of stock',
    'Syrah added',
    'Malbec added',
    'Gamay added',
  ]);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.add.map(({ productId }) => productId)).toEqual(wines.slice(2, 6).map(({ id }) => id));
  await shopper.click(strip.getByRole('button', { name: 'Undo' }));
  expect(strip.queryByRole('list', { name: 'What was added to your case' })).toBeNull();
});

test('N-63 where wines are not cheaper together, nothing is mixed', async () => {
  open({ search: { ...list, volume: null } });
  expect(await screen.findByRole('list', { name: 'Products' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Mix a case of six' })).toBeNull();
});

test('a case is filled with one of each that can be had, and never overfilled', () => {
  const sold = { ...wines[3]!, availability: { ...wines[3]!.availability, state: 'UNAVAILABLE' as const } };
  const listed = [...wines.slice(0, 3), sold, ...wines.slice(4)];
  const ids = (bottles: string[]) => fillOf(listed, bottles, 6).map(({ fullName }) => fullName);
  expect(ids([])).toEqual(['Pinot Noir', 'Brut', 'Merlot', 'Malbec', 'Gamay', 'Barbera']);
  expect(ids([wines[0]!.id, wines[0]!.id, 'other', 'other'])).toEqual(['Brut', 'Merlot']);
  expect(ids(Array.from({ length: 7 }, () => 'other'))).toEqual([]);
});

test('bottles are those of the cart first, then what has just been added', () => {
  const amounts = new Map([
    ['a', { quantity: 2, weight: null }],
    ['b', { quantity: 1, weight: null }],
    ['milk', { quantity: 3, weight: null }],
  ]);
  const known = { ...knownCarts.read(), products: amounts, wine: { cartId: 'c', totalCents: 100, productIds: ['a'] } };
  expect(bottlesIn(known, [{ id: 'b' }, { id: 'a' }])).toEqual(['a', 'a', 'b']);
});
