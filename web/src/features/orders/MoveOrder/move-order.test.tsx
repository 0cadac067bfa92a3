import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { orderOnPage } from '../../../testing/fixtures/orders/order-pages.ts';
import { orderTimes } from '../../../testing/fixtures/orders/order-times.ts';
import { openPage } from '../../../testing/open-page.tsx';

vi.stubGlobal('scrollTo', () => {});
const page = '/account/orders/4471955';
const action = 'Change time of order 4471955';
const withTimes = (changes: object = {}) => ({ ...orderOnPage(changes), times: orderTimes() });

async function looks(root: Record<string, unknown>) {
  const { shopper } = openPage(page, {}, root);
  await shopper.click(await screen.findByRole('button', { name: action }));
  const form = within(await screen.findByRole('region', { name: 'Choose another time' }));
  const later = await form.findByRole('radio', { name: /^5 to 6 PM/ });
  return { shopper, form, later };
}

test('X-7 N-62 an order moves to another time: what it costs is said before, and that it has moved after', async () => {
  let order = withTimes();
  const moveOrder = vi.fn<(variables: { input: object }) => object>(() => {
    order = withTimes({ version: 2, title: 'Pickup on Friday, 5 to 6 PM' });
    return { order, userErrors: [] };
  });
  const { shopper, form, later } = await looks({ order: () => order, moveOrder });
  expect(document.activeElement).toHaveTextContent('Choose another time');
  expect(form.getByText('This is the time your order has.')).toBeVisible();
  await shopper.click(later);
  expect(form.getByText('$3.95 more: $36.78 in all')).toBeVisible();
  expect(form.getByText('Friday, Aug 7, 5 to 6 PM')).toBeVisible();
  await shopper.dblClick(form.getByRole('button', { name: 'Move order' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Pickup on Friday, 5 to 6 PM' })).toBeVisible();
  expect(screen.getByText('Your order has moved: Pickup on Friday, 5 to 6 PM')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Choose another time' })).toBeNull();
  expect(screen.getByRole('button', { name: action })).toHaveFocus();
  expect(moveOrder.mock.calls.map(([{ input }]) => input)).toMatchObject([
    { orderNumber: '4471955', slotId: 's2', version: 1, expectedTotal: '36.78' },
  ]);
});

test('X-7 N-62 a move that is refused says why; the order keeps its time, and the times are asked for anew', async () => {
  const message = 'This time has just filled up. Your order keeps its time. Choose another one.';
  const times = vi.fn<() => object>(orderTimes);
  const { shopper, form, later } = await looks({
    order: { ...orderOnPage(), times },
    moveOrder: () => ({ order: withTimes(), userErrors: [{ code: 'SLOT_FULL', message }] }),
  });
  await shopper.click(later);
  const asked = times.mock.calls.length;
  await shopper.click(form.getByRole('button', { name: 'Move order' }));
  expect((await form.findAllByText(message))[0]).toBeVisible();
  expect(times.mock.calls.length).toBeGreaterThan(asked);
  expect(screen.getByRole('heading', { level: 1, name: 'Pickup on Thursday, 4 to 5 PM' })).toBeVisible();
});

test('X-7 who chooses nothing is told so, and may keep the time', async () => {
  const moveOrder = vi.fn<() => object>();
  const { shopper, form } = await looks({ order: withTimes(), moveOrder });
  await shopper.click(form.getByRole('button', { name: 'Move order' }));
  expect(form.getByText('Choose another time first.')).toBeVisible();
  await shopper.click(form.getByRole('button', { name: 'Keep its time' }));
  expect(screen.queryByRole('region', { name: 'Choose another time' })).toBeNull();
  expect(screen.getByRole('button', { name: action })).toHaveFocus();
  expect(moveOrder).not.toHaveBeenCalled();
});

test('X-7 times that nobody can tell leave the order as it is', async () => {
  const { shopper } = openPage(page, {}, { order: { ...orderOnPage(), times: null } });
  await shopper.click(await screen.findByRole('button', { name: action }));
  expect(await screen.findByText("We can't move this order right now. It keeps its time.")).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Move order' })).toBeNull();
});

test('X-7 an order that has no time, or is past its cut-off, is not moved', async () => {
  openPage(page, {}, { order: orderOnPage({ canMove: false }) });
  expect(await screen.findByRole('link', { name: 'Edit order 4471955' })).toBeVisible();
  expect(screen.queryByRole('button', { name: action })).toBeNull();
});
