import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pickupCheckout } from '../../testing/fixtures/checkout.ts';
import { quoteChanges } from '../../testing/fixtures/placing.ts';
import { money } from '../../testing/fixtures/products.ts';
import { walletChoice } from '../../testing/fixtures/wallets.ts';
import { type Input, openCheckout, refused } from '../../testing/open-checkout.tsx';

vi.stubGlobal('scrollTo', () => {});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => Reflect.deleteProperty(globalThis, 'PaymentRequest'));

const demo = walletChoice('DEMO_WALLET', 'Demo wallet');
const apple = walletChoice('APPLE_PAY', 'Apple Pay');
const withWallet = (more: object = {}) =>
  pickupCheckout({ payments: [...pickupCheckout().payments, demo], paymentId: 'DEMO_WALLET', ...more });
const kept = { card: { lastFour: '4242' }, changes: null, checkout: null, userErrors: [] };
const placed = { order: { id: '4471955' }, changes: null, checkout: null, userErrors: [] };
const keptRefused = (code: string, message: string, more: object = {}) => ({
  card: null,
  changes: null,
  checkout: null,
  userErrors: [{ code, message }],
  ...more,
});
const pressPlace = async ({ shopper }: ReturnType<typeof openCheckout>) =>
  shopper.click(await screen.findByRole('button', { name: 'Place order' }));
const confirms = async ({ shopper }: ReturnType<typeof openCheckout>, amount = '$36.12') =>
  shopper.click(await screen.findByRole('button', { name: `Pay ${amount}` }));
const placedPath = '/account/orders/4471955/placed';

test('N-64 the button opens the sheet with what is held, and what it confirms pays for the order', async () => {
  const page = openCheckout(withWallet({ hold: money('36.12') }), 'review', {
    keepWalletPayment: () => kept,
    placeOrder: () => placed,
  });
  await pressPlace(page);
  expect(await screen.findByRole('dialog', { name: 'Demo wallet' })).toHaveTextContent('No money moves.');
  expect(page.sent['placeOrder']).toEqual([]);
  // Nothing is being placed while the sheet waits for its shopper.
  expect(screen.getByRole('button', { name: /Waiting for Demo wallet…/, hidden: true })).toBeInTheDocument();
  expect(screen.queryByText('Placing your order…')).toBeNull();
  await confirms(page);
  await waitFor(() => expect(page.router.state.location.pathname).toBe(placedPath));
  expect(page.sent['keepWalletPayment']).toMatchObject([
    { cartId: 'cart-1', paymentId: 'DEMO_WALLET', quoteId: 'quote-1', payload: expect.stringContaining('4242') },
  ]);
  expect(page.sent['placeOrder']).toMatchObject([{ quoteId: 'quote-1' }]);
});

test('N-64 a sheet that is closed places nothing and loses nothing', async () => {
  const page = openCheckout(withWallet({ hold: money('36.12') }), 'review', {
    keepWalletPayment: () => kept,
    placeOrder: () => placed,
  });
  await pressPlace(page);
  await page.shopper.click(await screen.findByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'You closed Demo wallet, so nothing is ordered or charged.',
  );
  expect([page.sent['keepWalletPayment'] ?? [], page.sent['placeOrder']]).toEqual([[], []]);
  await pressPlace(page);
  await confirms(page);
  await waitFor(() => expect(page.router.state.location.pathname).toBe(placedPath));
});

test('N-60 a total that changed while the sheet was open is shown, and the shopper confirms the new one', async () => {
  const page = openCheckout(withWallet({ hold: money('36.12') }), 'review', {
    keepWalletPayment: ({ quoteId }: Input) =>
      quoteId === 'quote-2'
        ? kept
        : keptRefused('QUOTE_CHANGED', 'Something changed.', {
            changes: quoteChanges,
            checkout: withWallet({ quoteId: 'quote-2', total: money('33.83'), hold: money('37.22') }),
          }),
    placeOrder: () => placed,
  });
  await pressPlace(page);
  await confirms(page);
  expect(await screen.findByRole('alert', { name: 'Something changed' })).toHaveTextContent('+$1.00');
  await page.shopper.click(screen.getByRole('button', { name: 'Accept and place order' }));
  await confirms(page, '$37.22');
  await waitFor(() => expect(page.router.state.location.pathname).toBe(placedPath));
  expect(page.sent['placeOrder']?.map(({ quoteId }) => quoteId)).toEqual(['quote-2']);
});

test('N-64 a declined card needs another sheet; an answer that is lost does not', async () => {
  const answers = [
    refused('PAYMENT_DECLINED', 'Your payment was declined.'),
    refused('PAYMENT_UNKNOWN', 'Nothing is charged twice.'),
    placed,
  ];
  const page = openCheckout(withWallet({ hold: money('36.12') }), 'review', {
    keepWalletPayment: () => kept,
    placeOrder: () => answers.shift()!,
  });
  await pressPlace(page);
  await confirms(page);
  expect(await screen.findByText(/was declined/)).toBeInTheDocument();
  await pressPlace(page);
  await confirms(page);
  expect(await screen.findByText(/charged twice/)).toBeInTheDocument();
  await pressPlace(page);
  await waitFor(() => expect(page.router.state.location.pathname).toBe(placedPath));
  expect([page.sent['keepWalletPayment']?.length, page.sent['placeOrder']?.length]).toEqual([2, 3]);
});

test('N-64 a wallet that this browser has none of stays with the reason, and can be chosen where there is one', async () => {
  const payments = [...pickupCheckout().payments, apple];
  const { unmount } = openCheckout(pickupCheckout({ payments }), 'details');
  expect(await screen.findByText("This browser doesn't offer Apple Pay.")).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /Apple Pay/ })).toBeDisabled();
  unmount();
  vi.stubGlobal(
    'PaymentRequest',
    class extends EventTarget {
      canMakePayment = () => Promise.resolve(true);
    },
  );
  openCheckout(pickupCheckout({ payments }), 'details');
  await waitFor(() => expect(screen.getByRole('radio', { name: /Apple Pay/ })).toBeEnabled());
});
