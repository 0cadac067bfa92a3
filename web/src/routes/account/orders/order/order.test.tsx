import { act, cleanup, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { holdTimers, settled } from '../../../../../../tests/quiet.ts';
import { pageNow, setServerClock } from '../../../../page/clock.ts';
import { knownCarts } from '../../../../features/cart/known/known-carts.ts';
import { liveChanges } from '../../../../features/live/live-changes.ts';
import { orderOnItsWay, orderOnPage, pageOf } from '../../../../testing/fixtures/orders/order-pages.ts';
import type { Order } from '../../../../testing/fixtures/orders/order-parts.ts';
import { finalOrder } from '../../../../testing/fixtures/orders/receipt-pages.ts';
import { openPage } from '../../../../testing/open-page.tsx';

vi.stubGlobal('scrollTo', () => {});

const open = (order: Order | (() => Order | null), more: object = {}) => {
  const shown = typeof order === 'function' ? order : () => order;
  return openPage('/account/orders/4471955', {}, { order: shown, ...more });
};
const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('S-74 N-61 an order has its way in five points, its lines, sums, and place', async () => {
  open(orderOnPage());
  expect(await screen.findByRole('heading', { level: 1, name: 'Pickup on Thursday, 4 to 5 PM' })).toBeVisible();
  const way = await region('Order progress');
  const points = within(way.getByRole('list', { name: 'Order progress' })).getAllByRole('listitem');
  expect(points).toHaveLength(5);
  expect(points[0]).toHaveAttribute('aria-current', 'step');
  const lines = within(await screen.findByRole('region', { name: '14 items' })).getAllByRole('listitem');
  expect(lines).toHaveLength(6);
  expect(lines[0]).toHaveTextContent('Organic Strawberries16 oz · Coupon $1.00 off× 2$6.98Was $11.98');
  const summary = await region('Summary');
  expect(summary.getByText('Sale prices').nextSibling).toHaveTextContent('\u2212$9.97');
  expect(summary.getByText('You save').nextSibling).toHaveTextContent('$10.97');
  expect(summary.getByText('Total at pickup').nextSibling).toHaveTextContent('$32.83');
  const place = await region('Where to pick up');
  expect(place.getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/dir/?api=1&destination=2300%2016th%20St%2C%20San%20Francisco%2C%20CA%2094103',
  );
});

test("S-165 a business finds its PO number in the head of the order, and on its receipt; others' orders have none", async () => {
  const words = 'PO number 4500-77';
  const said = () => screen.queryByText((_, element) => element?.tagName === 'P' && element.textContent === words);
  open({ ...orderOnPage(), poNumber: '4500-77' });
  await screen.findByRole('heading', { level: 1 });
  expect(said()).toBeVisible();
  cleanup();
  open({ ...finalOrder(), poNumber: '4500-77' });
  await screen.findByRole('heading', { level: 1 });
  expect(said()).toBeVisible();
  cleanup();
  open(orderOnPage());
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/PO number/)).toBeNull();
});

test('N-61 once the cut-off has passed by the server clock, the open page says so and asks what the order has become', async () => {
  const cutoffAt = new Date(pageNow() + 3 * 3_600_000).toISOString();
  let state = orderOnPage({ cutoffAt });
  open(() => state);
  expect(await screen.findByText('You can change it for another 12 hours.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit order 4471955' })).toHaveAttribute('href', '/cart/2910/4471955');
  const later = (hours: number) => setServerClock(new Date(pageNow() + hours * 3_600_000).toUTCString());
  // Awaited: what is still loading when the clock moves is drawn all the same.
  await act(async () => later(0.5));
  expect(await screen.findByText('You can change it for another 2 hours.')).toBeVisible();
  state = orderOnPage({
    state: 'LOCKED',
    canEdit: false,
    canCancel: true,
    editTitle: null,
    editText: 'No more edits.',
  });
  // What it says before the answer is there.
  act(() => later(4));
  expect(screen.getByRole('status')).toHaveTextContent('The time for changes has passed.');
  expect(screen.queryByRole('link', { name: /^Edit order/ })).toBeNull();
  expect(await screen.findByText('No more edits.')).toBeVisible();
});

test('N-39 N-61 canceling asks first and says what becomes of coupons, points, and money', async () => {
  let state = orderOnPage();
  const canceled = orderOnPage({
    state: 'CANCELLED',
    stateText: 'Canceled',
    canEdit: false,
    canCancel: false,
    track: [],
    editTitle: null,
    editText: null,
  });
  const cancelOrder = vi.fn<() => object>(() => {
    state = canceled;
    return { order: canceled, userErrors: [] };
  });
  const { shopper } = open(() => state, { cancelOrder });
  await shopper.click(await screen.findByRole('button', { name: 'Cancel order 4471955' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this order?' }));
  for (const text of [/^Your pickup time/, /^Coupons you used/, /^You won't get Game points/, /^Nothing is charged/])
    expect(dialog.getByText(text)).toBeVisible();
  expect(cancelOrder).not.toHaveBeenCalled();
  const askAgain = vi.spyOn(knownCarts, 'refresh');
  await shopper.click(dialog.getByRole('button', { name: 'Cancel order' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Canceled' })).toBeVisible();
  expect(screen.getByText('Pickup on Thursday, 4 to 5 PM. Order 4471955, placed today at 10:42 AM')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.queryByRole('button', { name: /Cancel order/ })).toBeNull();
  expect(cancelOrder).toHaveBeenCalledOnce();
  // If it was being changed, the carts say that it isn't anymore (S-111).
  expect(askAgain).toHaveBeenCalledOnce();
});

test('N-61 an order that is being picked meanwhile stays, and the dialog says why', async () => {
  const { shopper } = open(orderOnPage(), {
    cancelOrder: { order: null, userErrors: [{ code: 'CANNOT_CANCEL', message: "It's being picked.", field: null }] },
  });
  await shopper.click(await screen.findByRole('button', { name: 'Cancel order 4471955' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await shopper.click(dialog.getByRole('button', { name: 'Cancel order' }));
  expect(await dialog.findByText("It's being picked.")).toBeVisible();
});

test('N-41 T-86 T-88 on its day, what has changed stands first, with what the store made good and the lower total', async () => {
  open(orderOnItsWay());
  const lines = await region('4 items');
  const [changed, asOrdered] = lines.getAllByRole('list');
  expect(changed).toHaveTextContent('One was out. You pay for one.2 → 1');
  expect(changed).toHaveTextContent('0.75 → 0.72 lb');
  expect(asOrdered).toHaveTextContent('Meadow Lane Large Brown Eggs');
  expect(lines.getByText('Courtesy value')).toBeVisible();
  const sums = await region('Total so far');
  expect(sums.getByText('Total').nextSibling).toHaveTextContent('$29.89');
  expect(sums.getByText(/\$4\.01 less/)).toHaveTextContent(/^\$4\.01 less/);
  expect(screen.queryByRole('link', { name: 'Directions' })).toBeNull();
});

test('S-73 whoever waits for an order can call its store; of one that is canceled, the number and the way are gone', async () => {
  open(orderOnPage());
  const call = await screen.findByRole('link', { name: 'Call the store, (415) 555-0100' });
  expect(call).toHaveAttribute('href', 'tel:+14155550100');
  cleanup();
  open(orderOnPage({ state: 'CANCELLED' }));
  expect((await region('Where to pick up')).queryByRole('link')).toBeNull();
});

/** What is told before the page listens is not heard: its effects are run by then. */
const listening = () => act(async () => undefined);

test('N-61 what a stream tells again as it opens is known, and only what is new is asked for', async () => {
  const order = vi.fn<() => object>(() => orderOnPage({ changeNumber: 7 }));
  openPage(pageOf(orderOnPage()), {}, { order });
  await screen.findByRole('region', { name: 'Order progress' });
  await listening();
  const tell = (id: string, version: number) => act(async () => liveChanges.tell([{ kind: 'ORDER', id, version }]));
  order.mockClear();
  holdTimers();
  await tell('4471955', 7);
  await tell('4471902', 9);
  await settled();
  expect(order).not.toHaveBeenCalled();
  // The first answer was on its way already, and is older than the change.
  order.mockImplementation(() =>
    orderOnPage(
      order.mock.calls.length > 1 ? { changeNumber: 8, state: 'PICKING', stateText: 'Picking' } : { changeNumber: 7 },
    ),
  );
  await tell('4471955', 8);
  await settled();
  expect(order).toHaveBeenCalledTimes(2);
});

test('N-61 a change that no answer ever has is not asked for without end', async () => {
  const order = vi.fn<() => object>(() => orderOnPage({ changeNumber: 7 }));
  openPage(pageOf(orderOnPage()), {}, { order });
  await screen.findByRole('region', { name: 'Order progress' });
  await listening();
  order.mockClear();
  holdTimers();
  await act(async () => liveChanges.tell([{ kind: 'ORDER', id: '4471955', version: 8 }]));
  await settled();
  expect(order).toHaveBeenCalledTimes(6);
});

test('N-61 an order that was handed over says so first, and where it was left', async () => {
  open(
    orderOnPage({
      state: 'HANDED_OVER',
      stateText: 'Delivered',
      title: 'Delivery today, 4 to 6 PM',
      channel: 'DELIVERY',
      placeText: '418 Lexington St, San Francisco, CA 94110',
      placeDetail: 'Left at the side gate. Gate code 4410.',
      canEdit: false,
      canCancel: false,
      editTitle: null,
      editText: null,
    }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Delivered' })).toBeVisible();
  const place = await region('Handing over');
  expect(place.getByText('Left at the side gate. Gate code 4410.')).toBeVisible();
  expect(place.queryByRole('link')).toBeNull();
});

test('N-42 a final order is its receipt: every item with its steps, also what was left out', async () => {
  open(finalOrder());
  expect(await screen.findByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
  const items = within(await screen.findByRole('region', { name: 'Every item, every cent' }));
  expect(items.getByText('Stone Mill Sourdough').closest('li')).toHaveTextContent(
    '2 × $4.99$9.98Buy 1 Get 1 Free\u2212$4.99$4.99',
  );
  expect(items.getByText('Green Kiwifruit').closest('li')).toHaveTextContent(
    'Out of StockRefund, as you chose$0.00$0.00',
  );
  expect(screen.getByText('Held $24.10, charged $21.20, released $2.90.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download the receipt file' })).toHaveAttribute(
    'href',
    '/receipts/4470318.json',
  );
});

test('S-74 an order that the household does not have is not found', async () => {
  open(() => null);
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('the sample order is at its own path', () => {
  expect(pageOf(orderOnPage())).toBe('/account/orders/4471955');
});
