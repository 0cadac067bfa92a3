import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  cartsOf,
  groceryCart,
  groceryLines,
  noCarts,
  soldOut,
  threeCarts,
  type Carts,
} from '../../../testing/fixtures/carts.ts';
import { liveChanges } from '../../../features/live/live-changes.ts';
import { openPage } from '../../../testing/open-page.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

interface Input {
  add?: { productId: string; quantity: number }[];
  set?: { lineId: string; quantity?: number; substitution?: string }[];
  remove?: string[];
  version?: number;
  clientRequestId: string;
}

/** The cart page in front of a gateway that answers changes as told; `said` is what it was sent. */
function openCart(carts: Carts | null, answer: (input: Input) => object = () => ({}), more: object = {}) {
  const said: Input[] = [];
  const page = openPage(
    '/erums/cart/',
    {},
    {
      carts,
      shop: null,
      changeCart: ({ input }: { input: Input }) => {
        said.push(input);
        return { carts, done: [], refused: [], userErrors: [], ...answer(input) };
      },
      ...more,
    },
  );
  return { ...page, said };
}

const cartNamed = (name: string) => screen.findByRole('region', { name });

test('S-3 S-78 a visitor sees all carts, each with its own place, lines, and checkout', async () => {
  openCart(threeCarts());
  expect(await screen.findByRole('heading', { level: 1, name: 'Your carts' })).toBeVisible();
  expect(screen.getByText('3 carts, 17 items. Each is checked out on its own.')).toBeVisible();
  const wine = await cartNamed('Vine and Cellar');
  expect(within(wine).getByText('An adult of 21 or older signs, with ID.')).toBeVisible();
  expect(within(wine).getByRole('link', { name: 'Checkout Vine and Cellar' })).toHaveAttribute(
    'href',
    '/checkout?cart=cart-wine',
  );
  const seller = await cartNamed('Copper & Clay');
  expect(within(seller).getByText('With $5.95 shipping')).toBeVisible();
  expect(within(seller).getByRole('link', { name: 'Seller page' })).toHaveAttribute('href', '/seller/copper-clay');
  const summary = await cartNamed('Safeway summary');
  for (const text of ['$42.94', '−$9.97', '−$1.00', '$10.97', '$31.97'])
    expect(within(summary).getByText(text)).toBeVisible();
});

test('S-37 the header says how many items and what they cost', async () => {
  openCart(threeCarts());
  expect(await screen.findByRole('link', { name: 'Shopping cart, 17 items, $99.95' })).toBeVisible();
});

test('N-58 what another device changes shows by itself, with one question however much changes, and is told', async () => {
  let carts = threeCarts();
  let asked = 0;
  const counted = () => {
    asked += 1;
    return carts;
  };
  openCart(carts, undefined, { carts: counted });
  const milk = await screen.findByRole('spinbutton', { name: 'Quantity of Whole Milk' });
  await screen.findByRole('link', { name: /^Shopping cart, 17 items/ });
  const [{ id, version }] = carts.carts as [Carts['carts'][number]];
  const tell = (to: number) => act(() => liveChanges.tell([{ kind: 'CART', id, version: to }]));
  const first = asked;
  // Whoever follows comes once the page has settled.
  await waitFor(() => {
    if (asked === first) tell(version + 1);
    expect(asked).toBe(first + 1);
  });
  const lines = groceryLines.map((line) => (line.name === 'Whole Milk' ? { ...line, quantity: 5 } : line));
  carts = cartsOf([groceryCart({ lines, version: version + 9 }), ...carts.carts.slice(1)]);
  for (let step = 2; step <= 9; step++) tell(version + step);
  await waitFor(() => expect(milk).toHaveValue('5'));
  expect(await screen.findByText('Your cart was just changed on another device.')).toBeInTheDocument();
  tell(version + 9);
  await expect.poll(() => asked).toBe(first + 2);
});

test('a line says why it costs what it does', async () => {
  const { shopper } = openCart(threeCarts());
  await shopper.click(await screen.findByRole('button', { name: 'Why this price: Organic Strawberries' }));
  expect(await screen.findByText('Coupon $1.00 off 2 packs of berries')).toBeVisible();
  expect(screen.getByText('You pay').closest('div')).toHaveTextContent('$6.98');
});

test('the quantity moves at once, quick taps are one change, and the sum follows from the server', async () => {
  const { shopper, said } = openCart(threeCarts());
  const milk = await screen.findByRole('spinbutton', { name: 'Quantity of Whole Milk' });
  const more = within(milk.closest('fieldset')!).getByRole('button', { name: 'Add one' });
  await shopper.click(more);
  await shopper.click(more);
  expect(milk).toHaveValue('3');
  expect(screen.getByRole('link', { name: /^Shopping cart, 19 items/ })).toBeVisible();
  await waitFor(() => expect(said).toHaveLength(1));
  expect(said[0]!.add).toEqual([expect.objectContaining({ productId: '100000007', quantity: 2 })]);
  expect(said[0]!.clientRequestId).toMatch(/^[\da-f]{32}$/);
});

test('T-72 a refusal takes back that line alone and says why', async () => {
  const { shopper } = openCart(threeCarts(), () => ({
    refused: [{ productId: '100000007', lineId: null, code: 'TOO_MANY', message: 'At most 1 Whole Milk in an order.' }],
  }));
  const milk = await screen.findByRole('spinbutton', { name: 'Quantity of Whole Milk' });
  await shopper.click(within(milk.closest('fieldset')!).getByRole('button', { name: 'Add one' }));
  expect(await screen.findByText('At most 1 Whole Milk in an order.')).toBeVisible();
  expect(milk).toHaveValue('1');
});

test('N-55 a removed line is gone at once and comes back with Undo, and the focus goes along', async () => {
  const { shopper, said } = openCart(threeCarts());
  await shopper.click(await screen.findByRole('button', { name: 'Remove Bananas' }));
  expect(screen.queryByRole('spinbutton', { name: 'Quantity of Bananas' })).toBeNull();
  expect(await screen.findByRole('button', { name: 'Undo' })).toHaveFocus();
  await shopper.keyboard('{Enter}');
  expect(await screen.findByRole('spinbutton', { name: 'Quantity of Bananas' })).toHaveValue('6');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Bananas' })).toHaveFocus());
  expect(said.filter(({ remove }) => remove)).toEqual([]);
});

test('N-60 the shopper chooses what to do if a line is out', async () => {
  const { shopper, said } = openCart(threeCarts());
  await shopper.click(await screen.findByRole('button', { name: 'If out: Best match, Whole Milk' }));
  await shopper.click(await screen.findByRole('radio', { name: /^Refund/ }));
  await waitFor(() => expect(said).toHaveLength(1));
  expect(said[0]).toMatchObject({ set: [{ lineId: 'line-100000007', substitution: 'REFUND' }], version: 3 });
});

test('the coach adds what is missing', async () => {
  const { shopper, said } = openCart(threeCarts());
  await shopper.click(await screen.findByRole('button', { name: 'Add 1' }));
  await waitFor(() => expect(said[0]?.add).toEqual([expect.objectContaining({ productId: '100000007', quantity: 1 })]));
});

test('S-234 a line that cannot be had says why, and can be swapped', async () => {
  const gone = groceryLines.map((line) => (line.name === 'Whole Milk' ? { ...line, availability: soldOut } : line));
  const swap = {
    id: '100000099',
    fullName: 'Meadow Lane Whole Milk',
    path: '/product/100000099',
    metaLine: '1 gal',
    isSoldByWeight: false,
    minimumWeight: null,
    isCustomizable: false,
    price: null,
    pictures: null,
  };
  const { shopper, said } = openCart(cartsOf([groceryCart({ lines: [...gone] })]), undefined, {
    product: { id: '100000007', substitutes: [{ reasonText: 'Same size', product: swap }] },
  });
  expect(await screen.findByText('Out of Stock')).toBeVisible();
  await shopper.click(await screen.findByRole('button', { name: 'Swap for Meadow Lane Whole Milk' }));
  await waitFor(() => expect(said[0]).toMatchObject({ remove: ['line-100000007'] }));
  expect(said[0]!.add).toEqual([expect.objectContaining({ productId: '100000099', quantity: 1 })]);
});

test('below the minimum the checkout waits and says what is missing', async () => {
  openCart(cartsOf([groceryCart({ minimumText: 'Add $4.20 more to check out.', canCheckOut: false })]));
  const summary = await cartNamed('Safeway summary');
  expect(within(summary).getByText('Add $4.20 more to check out.')).toBeVisible();
  expect(within(summary).getByRole('button', { name: 'Checkout Safeway' })).toBeDisabled();
});

test('an empty cart says what to do next', async () => {
  openCart(noCarts());
  expect(await screen.findByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start Shopping' })).toHaveAttribute('href', '/shop');
  expect(screen.getByRole('link', { name: 'Shopping cart, empty' })).toBeVisible();
});

test('S-214 carts that cannot be loaded leave the page and offer to try again', async () => {
  openCart(null);
  expect(await screen.findByText("We couldn't load your cart")).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
