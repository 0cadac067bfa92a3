import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  type Carts,
  cartsOf,
  groceryCart,
  groceryLines,
  noCarts,
  savedLine,
  soldOut,
  threeCarts,
} from '../../../testing/fixtures/carts.ts';
import { openPage } from '../../../testing/open-page.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

interface Input {
  add?: object[];
  set?: { lineId: string; quantity?: number; savedQuantity?: number }[];
  version?: number;
}

const bananas = groceryLines.find(({ name }) => name === 'Bananas')!;
const others = groceryLines.filter(({ name }) => name !== 'Bananas');
const kept = () => cartsOf([groceryCart({ lines: others })], { savedForLater: [savedLine(bananas)] });
const inCart = () => cartsOf([groceryCart()]);

/** The cart page, whose gateway has bananas in the cart or keeps them for later, as it was last told. */
function openCart(first: Carts, refused: object[] = []) {
  const said: Input[] = [];
  let carts = first;
  const page = openPage(
    '/erums/cart/',
    {},
    {
      shop: null,
      carts: () => carts,
      changeCart: ({ input }: { input: Input }) => {
        said.push(input);
        const saved = input.set?.at(-1)?.savedQuantity;
        if (saved !== undefined && refused.length === 0) carts = saved > 0 ? kept() : inCart();
        return { carts, done: [], refused, userErrors: [] };
      },
    },
  );
  return { ...page, said };
}

const later = () => screen.findByRole('region', { name: 'Saved for later' });
const amount = () => screen.queryByRole('spinbutton', { name: 'Quantity of Bananas' });

test('a line that is saved for later is gone at once, stands below the carts, and is back with Undo', async () => {
  const { shopper, said } = openCart(inCart());
  await shopper.click(await screen.findByRole('button', { name: 'More for Bananas' }));
  await shopper.click(await screen.findByRole('menuitem', { name: 'Save for later' }));
  expect(amount()).toBeNull();
  expect(await screen.findByText('Saved for later: Bananas.')).toBeVisible();
  expect(within(await later()).getByRole('link', { name: 'Bananas' })).toBeVisible();
  expect(said).toMatchObject([{ set: [{ lineId: bananas.id, savedQuantity: 6 }] }]);
  expect(said[0]?.set?.[0]).not.toHaveProperty('quantity');
  await shopper.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(said[1]?.set).toEqual([{ lineId: bananas.id, savedQuantity: 0 }]));
  await waitFor(() => expect(amount()).toHaveValue('6'));
  expect(screen.queryByRole('region', { name: 'Saved for later' })).toBeNull();
});

test('what was saved goes back into the cart, and out of it again with Undo', async () => {
  const { shopper, said } = openCart(kept());
  await shopper.click(await screen.findByRole('button', { name: 'Move to cart: Bananas' }));
  expect(await screen.findByText('Back in your cart: Bananas.')).toBeVisible();
  await waitFor(() => expect(amount()).toHaveValue('6'));
  expect(said).toMatchObject([{ set: [{ lineId: bananas.id, savedQuantity: 0 }] }]);
  await shopper.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(said[1]?.set).toEqual([{ lineId: bananas.id, savedQuantity: 6 }]));
  expect(within(await later()).getByRole('link', { name: 'Bananas' })).toBeVisible();
});

test('what the store has no more of stays where it is, and the shopper reads why', async () => {
  const { shopper } = openCart(kept(), [
    { productId: bananas.productId, lineId: bananas.id, code: 'UNAVAILABLE', message: 'This item is out of stock.' },
  ]);
  await shopper.click(await screen.findByRole('button', { name: 'Move to cart: Bananas' }));
  expect(await screen.findByText('Bananas: This item is out of stock.')).toBeVisible();
  expect(within(await later()).getByRole('link', { name: 'Bananas' })).toBeVisible();
});

test('what was saved can be forgotten, by the version that was seen, and taken back', async () => {
  const { shopper, said } = openCart(kept());
  await shopper.click(await screen.findByRole('button', { name: 'Remove Bananas from what you saved' }));
  expect(screen.queryByRole('region', { name: 'Saved for later' })).toBeNull();
  await waitFor(() => expect(said).toHaveLength(1));
  expect(said[0]).toMatchObject({ set: [{ lineId: bananas.id, quantity: 0, savedQuantity: 0 }], version: 3 });
  await shopper.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(said[1]?.set).toMatchObject([{ quantity: 0, savedQuantity: 6 }]));
});

test('an empty cart still shows it, and what is sold out waits', async () => {
  const savedForLater = [savedLine(bananas, { availability: soldOut })];
  openCart({ ...noCarts(), savedForLater });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible();
  expect(within(await later()).getByText('Out of Stock')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Move to cart/ })).toBeNull();
});

test('a line that cannot be had can be saved for later', async () => {
  const lines = groceryLines.map((line) => (line === bananas ? { ...line, availability: soldOut } : line));
  const { shopper, said } = openCart(cartsOf([groceryCart({ lines })]));
  await shopper.click(await screen.findByRole('button', { name: 'Save for later: Bananas' }));
  await waitFor(() => expect(said[0]?.set).toEqual([{ lineId: bananas.id, savedQuantity: 6 }]));
});

test('several carts have one list for later', async () => {
  openCart({ ...threeCarts(), savedForLater: [savedLine(bananas), savedLine(others[0]!, { id: 'x' })] });
  expect(within(await later()).getAllByRole('listitem')).toHaveLength(2);
});

test("with the keyboard a line's menu opens at its first entry", async () => {
  const { shopper } = openCart(inCart());
  (await screen.findByRole('button', { name: 'More for Bananas' })).focus();
  await shopper.keyboard('{Enter}');
  await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
});
