import { screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';
import { collections } from '../../../testing/fixtures/home.ts';
import { orderCard, orderPage, severalOrders } from '../../../testing/fixtures/orders/orders.ts';
import { openPage } from '../../../testing/open-page.tsx';

vi.stubGlobal('scrollTo', () => {});

const open = (root: object, at = '/account/orders.html') => openPage(at, {}, { ...root });
const card = async (name: string) => within(await screen.findByRole('article', { name }));

test('G-36 orders that are to come stand first, each with its state, its total, and until when it can be changed', async () => {
  open({ orders: orderPage(severalOrders()) });
  const coming = within(await screen.findByRole('region', { name: 'Coming up' }));
  expect(coming.getAllByRole('article')).toHaveLength(3);
  const first = await card('Pickup on Thursday, Aug 6, 4 to 5 PM');
  for (const text of [
    'Placed',
    'Order 4471955 · 2300 16th St, bay 4',
    '$33.83',
    '14 items',
    'Edit until Wednesday, 11 PM',
  ])
    expect(first.getByText(text)).toBeVisible();
  expect(first.getByText('6 of Bananas')).toBeInTheDocument();
  expect(first.getByRole('link', { name: 'Edit order 4471955' })).toHaveAttribute('href', '/cart/2910/4471955');
  expect(first.getByRole('link', { name: 'Order details, 4471955' })).toHaveAttribute(
    'href',
    '/account/orders/4471955',
  );
  const picking = await card('Delivery today, 5 to 7 PM');
  expect(picking.queryByRole('link', { name: /^Edit/ })).toBeNull();
  const earlier = within(screen.getByRole('region', { name: 'Earlier' }));
  expect(earlier.getAllByRole('article')).toHaveLength(3);
  expect(earlier.getByRole('link', { name: 'Receipt of order 4470318' })).toBeVisible();
  expect(earlier.queryByRole('link', { name: 'Receipt of order 4461007' })).toBeNull();
});

test('G-36 N-41 an order says in the list that a swap waits for an answer, and leads to it; what is weighed has its weight, no count', async () => {
  const swaps = [
    { __typename: 'Swap' as const, id: 's1', canDecide: true, decision: null },
    { __typename: 'Swap' as const, id: 's2', canDecide: true, decision: 'KEEP' as const },
  ];
  const [line] = orderCard().lines;
  const lines = [{ ...line!, name: 'Bananas', quantity: 2, weightText: '0.50 lb', product: null }];
  open({ orders: orderPage([orderCard({ swaps, lines, canEdit: false, limitText: 'No more edits' })]) });
  const asked = await card('Pickup on Thursday, Aug 6, 4 to 5 PM');
  expect(asked.getByText('One swap needs your OK')).toBeVisible();
  expect(asked.queryByText('No more edits')).toBeNull();
  expect(asked.getByText('0.50 lb of Bananas')).toBeInTheDocument();
  expect(asked.queryByText('2 of Bananas')).toBeNull();
});

test('G-36 more orders follow on demand; what has moved into a later page is listed once', async () => {
  const pages = {
    first: orderPage([orderCard()], 'c1'),
    second: orderPage([orderCard(), orderCard({ id: '4471902', title: 'Pickup on Friday' })]),
  };
  const orders = ({ after }: { after?: string | null }) => (after === 'c1' ? pages.second : pages.first);
  const { shopper } = open({ orders });
  const more = await screen.findByRole('link', { name: 'Load More' });
  expect(more).toHaveAttribute('href', '/account/orders.html?after=c1');
  await shopper.click(more);
  expect(await screen.findByRole('article', { name: 'Pickup on Friday' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('link', { name: 'Load More' })).toBeNull();
});

test('G-36 the address of a further page shows it, with a way back to the newest', async () => {
  open({ orders: orderPage([orderCard()]) }, '/account/orders.html?after=c1');
  expect(await screen.findByRole('link', { name: 'Back to the newest orders' })).toHaveAttribute(
    'href',
    '/account/orders.html',
  );
});

test('G-36 without orders the page leads to the shop; without an answer it says so', async () => {
  const { unmount } = open({ orders: orderPage([]) });
  expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start Shopping' })).toHaveAttribute('href', '/shop');
  unmount();
  open({
    orders: () => {
      throw new GraphQLError('Orders are taking a break.', { extensions: { code: 'UPSTREAM_FAILURE' } });
    },
  });
  expect(await screen.findByText("We couldn't load your orders")).toBeVisible();
  expect(screen.getByText('Orders are taking a break.')).toBeVisible();
});

test('G-36 reordering fills the cart in one press, and names what can not be had', async () => {
  const done = (productId: string) => ({ productId, lineId: `l${productId}`, message: '' });
  const { shopper } = open({
    orders: orderPage([orderCard({ state: 'FINALIZED', stateText: 'Picked up', title: 'Saturday, Aug 1' })]),
    order: { ...orderCard(), lines: [{ id: '9', productId: '100000009', name: 'Green Kiwifruit' }] },
    reorder: {
      carts: null,
      done: [done('1'), done('2')],
      refused: [{ productId: '100000009', lineId: null, code: 'UNAVAILABLE', message: 'This item is out of stock.' }],
      userErrors: [],
    },
  });
  await shopper.click(await screen.findByRole('button', { name: 'Reorder order 4471955' }));
  expect(await screen.findByText('2 items from this order are in your cart')).toBeVisible();
  expect(screen.getByText('Green Kiwifruit: This item is out of stock.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/erums/cart/');
});

test('G-36 an order that can not be added says why', async () => {
  const { shopper } = open({
    orders: orderPage([orderCard({ state: 'CANCELLED', stateText: 'Canceled' })]),
    reorder: {
      carts: null,
      done: [],
      refused: [],
      userErrors: [{ code: 'NO_ORDER_DATA', message: 'No current order data available', field: null }],
    },
  });
  await shopper.click(await screen.findByRole('button', { name: 'Reorder order 4471955' }));
  expect(await screen.findByText('No current order data available')).toBeVisible();
});

test('S-3 below the orders stands what was bought before, each in one tap', async () => {
  const buyAgain = { products: collections[0]!.products.slice(0, 2), missingText: null };
  openPage('/account/orders.html', {}, { orders: orderPage(severalOrders()), buyAgain });
  const shelf = within(await screen.findByRole('region', { name: 'Buy it again' }));
  expect(shelf.getByRole('button', { name: 'Add Organic Strawberries' })).toBeVisible();
  expect(shelf.queryByRole('link', { name: 'Purchase history' })).toBeNull();
});

test('S-3 orders are read though what was bought before can not be loaded', async () => {
  const buyAgain = () => {
    throw new Error('down');
  };
  openPage('/account/orders.html', {}, { orders: orderPage(severalOrders()), buyAgain });
  expect(await screen.findByRole('heading', { name: 'Coming up' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Buy it again' })).toBeNull();
});
