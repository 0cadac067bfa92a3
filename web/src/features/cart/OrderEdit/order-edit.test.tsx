import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { cartsOf, clipOfferOf, clippedCoupon, clipProof } from '../../../testing/fixtures/carts.ts';
import { editedOrder } from '../../../testing/fixtures/orders/order-edit.ts';
import { money } from '../../../testing/fixtures/products.ts';
import { openPage } from '../../../testing/open-page.tsx';

vi.stubGlobal('scrollTo', () => {});
const page = '/cart/2910/4471902';
const opened = (edit: ReturnType<typeof editedOrder>, root: object = {}) =>
  openPage(page, {}, { carts: cartsOf([], { edit }), ...root });
const rail = async () => {
  await screen.findByText('What changes');
  return within(screen.getByRole('region', { name: 'What changes' }));
};
const cents = (text: string | null) =>
  Math.round(Number((text ?? '').replace('−', '-').replaceAll(/[^\d.-]/g, '')) * 100);

test('S-22 what changes adds up from the order as placed to the new total, bags too', async () => {
  opened(editedOrder());
  const changes = await rail();
  const amounts = changes.getAllByRole('definition').map(({ textContent }) => cents(textContent));
  expect(changes.getByText('Bags')).toBeVisible();
  expect(amounts.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(amounts.at(-1));
});

test('S-22 N-62 saving says the total with fee and tip that the shopper saw, also if a coupon is all that changes it', async () => {
  const deals = { __typename: 'OrderEditOtherChange' as const, kind: 'DEALS' as const, text: 'Coupons and deals' };
  const edit = editedOrder({
    changes: [],
    otherChanges: [{ ...deals, difference: money('-1.00') }],
    totalAfter: money('37.79'),
  });
  const saveOrderEdit = vi.fn<(variables: { input: object }) => object>(() => ({
    order: null,
    carts: null,
    userErrors: [{ code: 'QUOTE_CHANGED', message: 'It costs more now.' }],
  }));
  const { shopper } = opened(edit, { saveOrderEdit });
  await shopper.click((await rail()).getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('It costs more now.')).toBeVisible();
  expect(saveOrderEdit.mock.calls[0]![0].input).toMatchObject({ orderNumber: '4471902', expectedTotal: '37.79' });
});

test('S-22 N-40 the page of an edit says until when a coupon still counts', async () => {
  opened(editedOrder());
  expect(await screen.findByText(/So do those you clip by Thursday, 11 PM/)).toBeVisible();
  expect(screen.queryByText(/locked in/)).toBeNull();
});

test('S-22 N-42 an order that is being changed is clipped for with one tap, and its new total follows', async () => {
  const plain = editedOrder();
  const withCoupon = (edit: typeof plain, clipOffer: typeof plain.cart.clipOffer) => ({
    ...edit,
    cart: { ...edit.cart, clipOffer },
  });
  let edit = withCoupon(plain, clipOfferOf(3, '4.50'));
  const { shopper } = openPage(
    page,
    {},
    {
      carts: () => cartsOf([], { edit }),
      clipForCart: () => {
        edit = withCoupon(editedOrder({ totalAfter: clipProof.totalAfter }), null);
        return { carts: cartsOf([], { edit }), proof: clipProof, coupons: [clippedCoupon], userErrors: [] };
      },
    },
  );
  const card = within(await screen.findByRole('region', { name: 'Coupons for this order' }));
  await shopper.click(card.getByRole('button', { name: 'Clip for my order' }));
  expect(await card.findByText(clipProof.text)).toBeVisible();
  const total = `$${clipProof.totalAfter.amount}`;
  expect(card.getAllByText(total)[0]).toBeVisible();
  expect((await rail()).getAllByText(total)[0]).toBeVisible();
});

test('N-60 N-62 an order as it was placed owes nothing to the minimum; its changes do', async () => {
  const plain = editedOrder();
  const minimumText = 'Add $1.24 of items to reach the $30.00 minimum.';
  const below = { ...plain, cart: { ...plain.cart, minimumText } };
  const page = opened({ ...below, changes: [], otherChanges: [] });
  await rail();
  expect(screen.queryByText(minimumText)).toBeNull();
  page.unmount();
  opened(below);
  expect((await rail()).getByText(minimumText)).toBeVisible();
});

test('N-62 an order is not saved with a line that cannot be had as it stands, and its page says so', async () => {
  const plain = editedOrder();
  opened({ ...plain, cart: { ...plain.cart, unavailableText: '1 item is short. Change it.' } });
  const changes = await rail();
  expect(changes.getByText('1 item is short. Change it.')).toBeVisible();
  expect(changes.getByRole('button', { name: 'Save changes' })).toBeDisabled();
});

test('S-40 S-111 while an order is changed its bar stands on pages where something is added, and no row says the same', async () => {
  const edit = editedOrder();
  const pending = {
    id: edit.id,
    title: `Order ${edit.id} is set for Friday.`,
    text: 'Until 2 PM.',
    editPath: edit.path,
  };
  const root = { carts: cartsOf([], { edit }), pendingOrder: pending };
  const bar = { name: `You are editing order ${edit.id}.` };
  const cart = openPage('/erums/cart/', {}, root);
  expect(await screen.findByRole('complementary', bar)).toBeVisible();
  await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'Your next order' })).toBeNull());
  cart.unmount();
  openPage('/account/addresses.html', {}, root);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('complementary', bar)).toBeNull();
});
