import { screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { beforeEach, expect, test, vi } from 'vitest';
import { checkoutProblem, pickupCheckout } from '../../testing/fixtures/checkout.ts';
import { quoteChanges } from '../../testing/fixtures/placing.ts';
import { money } from '../../testing/fixtures/products.ts';
import { type Input, openCheckout, refused } from '../../testing/open-checkout.tsx';

vi.stubGlobal('scrollTo', () => {});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('T-95 N-54 the warning comes before paying, and with alcohol the age is confirmed', async () => {
  const { shopper, sent } = openCheckout(
    pickupCheckout({
      notices: [
        { __typename: 'CheckoutNotice', code: 'PROP_65', text: 'WARNING: This product can expose you to lead.' },
        { __typename: 'CheckoutNotice', code: 'AGE', text: 'An adult of 21 or older shows ID.' },
      ],
    }),
    'review',
    { placeOrder: () => refused('PAYMENT_DECLINED', 'Your card was declined.') },
  );
  const warning = await screen.findByText('WARNING');
  const button = screen.getByRole('button', { name: 'Place order' });
  expect(warning.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await shopper.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('Confirm that you are 21 or older.');
  expect(sent['placeOrder']).toEqual([]);
  await shopper.click(screen.getByRole('checkbox', { name: "I'm 21 or older" }));
  await shopper.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('Your card was declined.');
  expect(sent['placeOrder']).toMatchObject([{ cartId: 'cart-1', quoteId: 'quote-1', confirmsAge: true }]);
});

test('N-60 what changed since the quote is shown line by line, and accepting it places the order', async () => {
  const { shopper, sent, router } = openCheckout(pickupCheckout(), 'review', {
    placeOrder: ({ quoteId }: Input) =>
      quoteId === 'quote-2'
        ? { order: { id: '4471955' }, changes: null, checkout: null, userErrors: [] }
        : refused('QUOTE_CHANGED', 'Something changed.', {
            changes: quoteChanges,
            checkout: pickupCheckout({ quoteId: 'quote-2', total: money('33.83') }),
          }),
  });
  await shopper.click(await screen.findByRole('button', { name: 'Place order' }));
  const card = await screen.findByRole('alert', { name: 'Something changed' });
  expect(card).toHaveTextContent('+$1.00');
  expect(screen.getByText('New total')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Place order' })).not.toBeInTheDocument();
  await shopper.click(screen.getByRole('button', { name: 'Accept and place order' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/account/orders/4471955/placed'));
  expect(sent['placeOrder']?.map(({ quoteId }) => quoteId)).toEqual(['quote-1', 'quote-2']);
});

test('I-8 an order whose answer is lost keeps its key, also after the page is loaded anew', async () => {
  const keys: unknown[] = [];
  const placeOrder = ({ clientRequestId }: Input) => {
    keys.push(clientRequestId);
    throw new GraphQLError('We are currently experiencing technical difficulties.');
  };
  const first = openCheckout(pickupCheckout(), 'review', { placeOrder });
  await first.shopper.dblClick(await screen.findByRole('button', { name: 'Place order' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('technical difficulties');
  first.unmount();
  const second = openCheckout(pickupCheckout(), 'review', { placeOrder });
  await second.shopper.click(await screen.findByRole('button', { name: 'Place order' }));
  await screen.findByRole('alert');
  expect(keys.length).toBeGreaterThanOrEqual(2);
  expect(new Set(keys).size).toBe(1);
  second.unmount();
  const third = openCheckout(null, null, {
    placeOrder: () => ({ order: { id: '4471955' }, changes: null, checkout: null, userErrors: [] }),
  });
  await waitFor(() => expect(third.router.state.location.pathname).toBe('/account/orders/4471955/placed'));
  expect(third.sent['placeOrder']?.[0]?.['clientRequestId']).toBe(keys[0]);
});

test('N-3 long after signing in, a code confirms the order, and the same request goes out again', async () => {
  const { shopper } = openCheckout(pickupCheckout(), 'review', {
    placeOrder: () => {
      throw new GraphQLError('Confirm it.', { extensions: { code: 'STEP_UP_REQUIRED' } });
    },
  });
  await shopper.click(await screen.findByRole('button', { name: 'Place order' }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test('a guest goes through all steps and signs in at the last one', async () => {
  const viewer = {
    userType: 'GUEST',
    session: 'NONE',
    isAuthorized: false,
    site: 'HOUSEHOLDS',
    firstName: null,
    signInPath: '/account/sign-in.html',
    expiresAt: null,
    remembered: null,
  };
  openCheckout(
    pickupCheckout({ problems: [checkoutProblem('SIGN_IN_NEEDED', 'REVIEW', 'Sign in to order.')] }),
    'review',
    {
      viewer,
    },
  );
  expect(await screen.findByRole('button', { name: 'Sign in to order' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Place order' })).not.toBeInTheDocument();
});

test('a cart that is gone says so, with ways on', async () => {
  openCheckout(null, 'review');
  expect(await screen.findByRole('heading', { level: 2, name: 'This cart is empty' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to My Cart' })).toHaveAttribute('href', '/erums/cart/');
});
