import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { pageNow } from '../../../page/clock.ts';
import { group } from '../../../testing/fixtures/products.ts';
import { knownCarts } from '../../cart/known/known-carts.ts';
import { Customize, type CustomizeProps } from './Customize.tsx';
import { Stage } from './Stage.tsx';

const product = { id: '970000009', name: 'Market Turkey Sandwich', maximumQuantity: 12 };
const groups = [
  group('bread', 'Bread', 1, 1, ['Sourdough* @bread-sourdough', 'Whole wheat! @bread-wheat', 'Rye 1.50 @bread-pale']),
  group('extras', 'Extras', 0, 2, ['Avocado 1.75 @avocado', 'Bacon 2.00 @bacon']),
];
const line = { lineId: 'l1', productId: product.id, quantity: 2, options: ['bread-2', 'extras-1'], comments: 'Warm' };

/** The product's page, as far as it is about the choices; the cart has a line of it. */
function open(path: string, props: Partial<CustomizeProps> = {}) {
  knownCarts.show({ ...knownCarts.read(), updatedAt: pageNow(), made: new Map([[line.lineId, line]]) });
  const add = vi.fn<CustomizeProps['onAdd']>();
  const setLine = vi.fn<(lineId: string, to: object) => void>();
  knownCarts.keepBy({
    add: vi.fn<() => void>(),
    setProduct: vi.fn<() => void>(),
    setLine,
    say: vi.fn<() => void>(),
    refresh: vi.fn<() => void>(),
  });
  const builder = (
    <>
      <Stage product={product} groups={groups} />
      <Customize product={product} groups={groups} baseCents={899} onAdd={add} {...props} />
    </>
  );
  const router = createMemoryRouter(
    [
      { path: '/product/970000009', element: builder },
      { path: '/erums/cart/', element: <h1>Cart</h1> },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return { add, setLine, shopper: userEvent.setup() };
}
const layers = () =>
  within(screen.getByRole('list', { name: 'Your sandwich, from the bottom up' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('S-82 the drawing follows the choices, and what is out today can not be chosen', async () => {
  const { shopper, add } = open('/product/970000009');
  expect(layers()).toEqual(['', 'Sourdough ']);
  await shopper.click(screen.getByRole('checkbox', { name: 'Bacon +$2.00' }));
  await shopper.click(screen.getByRole('radio', { name: 'Rye +$1.50' }));
  expect(layers()).toEqual(['', 'Bacon +$2.00', 'Rye +$1.50']);
  expect(screen.getByRole('radio', { name: 'Whole wheat Out today' })).toBeDisabled();
  await shopper.click(screen.getByRole('button', { name: 'Add · $12.49' }));
  expect(add.mock.calls[0]?.[0]).toMatchObject({ selectedOptions: ['bread-2', 'extras-1'], selectedQuantity: 1 });
});

test('S-137 once it is in the cart, the choices are empty again', async () => {
  const { shopper } = open('/product/970000009');
  await shopper.click(screen.getByRole('checkbox', { name: 'Avocado +$1.75' }));
  await shopper.type(screen.getByRole('textbox', { name: 'Note for the kitchen' }), 'No salt');
  await shopper.click(screen.getByRole('button', { name: 'Add · $10.74' }));
  expect(screen.getByRole('checkbox', { name: 'Avocado +$1.75' })).not.toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Note for the kitchen' })).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

test('S-82 a line of the cart is opened as it was made, and saved otherwise', async () => {
  const { shopper, setLine, add } = open('/product/970000009?line=l1');
  expect(screen.getByText('You are changing what is in your cart.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Bacon +$2.00' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Note for the kitchen' })).toHaveValue('Warm');
  await shopper.click(screen.getByRole('radio', { name: 'Sourdough Included' }));
  await shopper.click(screen.getByRole('button', { name: 'Save · $21.98' }));
  expect(setLine.mock.calls).toEqual([['l1', { options: ['bread-0', 'extras-1'], quantity: 2, comments: 'Warm' }]]);
  expect(add).not.toHaveBeenCalled();
  expect(await screen.findByRole('heading', { name: 'Cart' })).toBeVisible();
});

test.each(['/product/970000009?line=gone', '/product/970000009?line='])(
  'a line that is not in the cart is nothing to change: %s',
  (path) => {
    open(path);
    expect(screen.getByRole('button', { name: 'Add · $8.99' })).toBeVisible();
  },
);

test('S-82 it can be made as last time in one tap', async () => {
  const before = {
    __typename: 'MadeBefore' as const,
    dayText: 'Jul 26',
    optionIds: ['bread-2', 'gone'],
    comments: null,
  };
  const { shopper } = open('/product/970000009', { before });
  expect(screen.getByText('Rye. $10.49')).toBeVisible();
  await shopper.click(screen.getByRole('button', { name: 'Use it' }));
  expect(screen.getByRole('radio', { name: 'Rye +$1.50' })).toBeChecked();
  expect(screen.queryByText('Like on Jul 26?')).not.toBeInTheDocument();
});
