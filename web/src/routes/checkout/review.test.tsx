import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { beforeEach, expect, test, vi } from 'vitest';
import { checkoutProblem, pickupCheckout } from '../../testing/fixtures/checkout.ts';
import { clipOfferOf, clipProof } from '../../testing/fixtures/carts.ts';
import { money } from '../../testing/fixtures/products.ts';
import { type Input, openCheckout, refused, stepHeading } from '../../testing/open-checkout.tsx';

vi.stubGlobal('scrollTo', () => {});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const done = () => ({ carts: null, done: [], refused: [], userErrors: [] });

test('N-60 one choice holds for all items, but for those that have one of their own', async () => {
  const { cart, ...checkout } = pickupCheckout();
  const lines = cart.lines.map((line) =>
    line.id === 'l6' ? { ...line, substitution: { ...line.substitution!, kind: 'REFUND' as const } } : line,
  );
  const { shopper, sent } = openCheckout({ ...checkout, cart: { ...cart, lines } }, 'review', { changeCart: done });
  expect(await screen.findByRole('radio', { name: 'Best match for all' })).toBeChecked();
  // What is different stands open.
  expect(screen.getByRole('combobox', { name: 'If Ataulfo Mango is out' })).toHaveValue('REFUND');
  await shopper.click(screen.getByRole('radio', { name: 'Refund all' }));
  await waitFor(() => expect(sent['changeCart']).toHaveLength(1));
  const set = (sent['changeCart']![0] as { set: Input[] }).set;
  expect(set.map(({ lineId }) => lineId)).toEqual(['l1', 'l2', 'l3', 'l4', 'l5']);
  expect(new Set(set.map(({ substitution }) => substitution))).toEqual(new Set(['REFUND']));
});

test('N-60 the best match for all, and a question about the eggs: one press each', async () => {
  const { shopper, state, sent } = openCheckout(pickupCheckout(), 'review', {
    changeCart: ({ set }: Input) => {
      const asked = (set as Input[]).map(({ lineId }) => lineId);
      const { cart, ...checkout } = state.checkout!;
      const lines = cart.lines.map((line) =>
        asked.includes(line.id) ? { ...line, substitution: { ...line.substitution!, kind: 'ASK' as const } } : line,
      );
      state.checkout = { ...checkout, cart: { ...cart, lines } };
      return done();
    },
  });
  await shopper.click(await screen.findByText('Choose for single items'));
  await shopper.selectOptions(screen.getByRole('combobox', { name: 'If Ataulfo Mango is out' }), 'Ask me first');
  await waitFor(() => expect(sent['changeCart']).toMatchObject([{ set: [{ lineId: 'l6', substitution: 'ASK' }] }]));
  expect(screen.getByRole('radio', { name: 'Best match for all' })).toBeChecked();
  await shopper.click(screen.getByRole('radio', { name: 'Ask me first' }));
  await waitFor(() => expect(sent['changeCart']).toHaveLength(2));
  expect((sent['changeCart']![1] as { set: Input[] }).set.map(({ lineId }) => lineId)).not.toContain('l6');
  expect(screen.getByRole('radio', { name: 'Ask me first' })).toBeChecked();
});

test('N-60 a choice for all that can’t be kept goes back, and says why', async () => {
  const { shopper } = openCheckout(pickupCheckout(), 'review', {
    changeCart: () => ({
      ...done(),
      userErrors: [{ code: 'VERSION', message: 'Your cart has changed.', field: null }],
    }),
  });
  await shopper.click(await screen.findByRole('radio', { name: 'Refund all' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your cart has changed.');
  expect(screen.getByRole('radio', { name: 'Best match for all' })).toBeChecked();
});

test('N-42 what lowers the total is clipped on the review, and the order costs less at once', async () => {
  const { cart, ...checkout } = pickupCheckout();
  const { shopper, state, sent } = openCheckout(
    { ...checkout, cart: { ...cart, clipOffer: clipOfferOf(3, '4.50') } },
    'review',
    {
      clipForCart: () => {
        state.checkout = { ...checkout, quoteId: 'lower', total: money('28.33'), cart };
        return { carts: null, proof: clipProof, coupons: [], userErrors: [] };
      },
      placeOrder: () => refused('SLOT_FULL', 'Somebody was faster.'),
    },
  );
  const coupons = within(await screen.findByRole('region', { name: 'Coupons for this cart' }));
  await shopper.click(coupons.getByRole('button', { name: 'Clip for my cart' }));
  expect(await coupons.findByRole('button', { name: 'Undo' })).toHaveFocus();
  expect(screen.getByText('$28.33', { selector: 'p span' })).toBeVisible();
  await shopper.click(screen.getByRole('button', { name: 'Place order' }));
  await waitFor(() => expect(sent['placeOrder']).toMatchObject([{ quoteId: 'lower' }]));
});

test('N-6 a guest signs in over the review, with the number that they gave, and reads what the order is', async () => {
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
  const { shopper, sent } = openCheckout(
    pickupCheckout({ problems: [checkoutProblem('SIGN_IN_NEEDED', 'REVIEW', 'Sign in to order.')] }),
    'review',
    {
      viewer,
      me: () => {
        throw new GraphQLError('Sign in.', { extensions: { code: 'UNAUTHENTICATED' } });
      },
    },
  );
  await stepHeading('Review');
  expect(screen.getByText('$32.83', { selector: 'p span' })).toBeVisible();
  await shopper.click(screen.getByRole('button', { name: 'Sign in to order' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in to place your order' }));
  expect(dialog.getByText(/^14 items · \$32\.83 · Thursday, Aug 6, 4 to 5 PM\./)).toBeVisible();
  expect(dialog.getByLabelText('Mobile number or email')).toHaveValue('(415) 555-4821');
  expect(dialog.getAllByRole('textbox')).toHaveLength(1);
  expect(sent['placeOrder']).toEqual([]);
});
