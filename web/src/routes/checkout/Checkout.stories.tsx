import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Checkout } from '../../features/checkout/steps.ts';
import { savedAddress } from '../../testing/fixtures/address.ts';
import { checkoutProblem, deliveryCheckout, inStoreCheckout, pickupCheckout } from '../../testing/fixtures/checkout.ts';
import { placedOrder, quoteChanges } from '../../testing/fixtures/placing.ts';
import { money } from '../../testing/fixtures/products.ts';
import { Storefront } from '../../testing/storefront.tsx';

const work = { ...savedAddress, id: 'a2', address: '650 Townsend St', address2: null };
const profile = { id: 'c1', phones: [{ number: '4155554821', isPrimary: true }], addresses: [savedAddress, work] };
const at = (step: string, checkout: Checkout | null, more: Record<string, unknown> = {}) => ({
  path: `/checkout?cart=cart-1&step=${step}`,
  me: { profile },
  mutations: { checkout, ...more },
});
const { handOver, payments } = deliveryCheckout();

const meta = {
  title: 'Storefront/Screens/Checkout',
  component: Storefront,
  parameters: { layout: 'fullscreen' },
  // Whole screens: what they are made of has its own pages of words.
  tags: ['!autodocs', 'browser'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 }, { timeout: 10_000 });
  },
} satisfies Meta<typeof Storefront>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Days side by side, on a phone one behind its chip. */
export const Time: Story = {
  name: 'A pickup time',
  tags: ['row:N-59', 'row:N-60'],
  args: at('time', pickupCheckout()),
};

/** Whoever is in the store needs no time. */
export const InStore: Story = {
  name: 'In the store',
  tags: ['row:S-2'],
  args: at('time', inStoreCheckout()),
};

/** The hold ended while the shopper was away; everything else is as it was. */
export const TimeEnded: Story = {
  name: 'The time has ended',
  tags: ['row:T-79'],
  args: at(
    'review',
    pickupCheckout({
      slot: null,
      problems: [checkoutProblem('SLOT_ENDED', 'TIME', 'The time you chose is no longer held. Choose one again.')],
    }),
  ),
};

/** Saved addresses, then how it is handed over. */
export const Place: Story = {
  name: 'A delivery address, left at the door',
  args: at(
    'place',
    deliveryCheckout({
      handOver: { ...handOver, kind: 'UNATTENDED', leaveAt: 'FRONT_DOOR', instructions: 'Gate code 4410.' },
    }),
  ),
};

/** Wine waits for an adult with ID. */
export const Restricted: Story = {
  name: "What can't be left at the door",
  tags: ['row:S-144', 'row:N-54', 'row:T-96'],
  args: at(
    'place',
    deliveryCheckout({
      handOver: { ...handOver, canBeUnattended: false, unattendedProblem: 'Wine needs an adult with ID at the door.' },
      notices: [
        { __typename: 'CheckoutNotice', code: 'AGE', text: 'An adult of 21 or older signs for the wine, with ID.' },
      ],
    }),
  ),
};

/** A choice for each item. */
export const Items: Story = { name: 'If something is out', tags: ['row:N-60'], args: at('items', pickupCheckout()) };

/** What can't be chosen says why. */
export const Payment: Story = {
  name: 'Ways to pay for what is left at the door',
  tags: ['row:N-64', 'row:N-50'],
  args: at(
    'payment',
    deliveryCheckout({
      handOver: { ...handOver, kind: 'UNATTENDED', leaveAt: 'FRONT_DOOR' },
      payments: payments.map((way) =>
        way.id === 'HAND_OVER' ? { ...way, isOffered: false, problem: 'Someone has to be at the door.' } : way,
      ),
      paymentId: 'QUILLPAY',
      holdText: 'We hold $42.66 and charge what we pack.',
    }),
  ),
};

/** What the law wants read stands before the button. */
export const Review: Story = {
  name: 'All of it once more',
  tags: ['row:N-53', 'row:T-95', 'row:N-54'],
  args: at(
    'review',
    pickupCheckout({
      notices: [
        {
          __typename: 'CheckoutNotice',
          code: 'PROP_65',
          text: 'WARNING: Consuming this product can expose you to chemicals including lead, which is known to the State of California to cause cancer and birth defects or other reproductive harm. For more information go to www.P65Warnings.ca.gov/food.',
        },
        { __typename: 'CheckoutNotice', code: 'AGE', text: 'An adult of 21 or older shows ID at pickup.' },
      ],
    }),
  ),
};

/** Nothing is ordered until the shopper accepts what is new. */
export const Changed: Story = {
  name: 'Something changed',
  tags: ['row:N-60'],
  args: at('review', pickupCheckout(), {
    placeOrder: () => ({
      order: null,
      changes: quoteChanges,
      checkout: pickupCheckout({ quoteId: 'quote-2', total: money('33.83'), savings: money('9.97') }),
      userErrors: [{ code: 'QUOTE_CHANGED', message: 'Something changed.' }],
    }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Place order' }, { timeout: 10_000 }));
    await expect(await canvas.findByRole('alert', { name: 'Something changed' })).toBeVisible();
  },
};

/** The cart was ordered or emptied elsewhere. */
export const Gone: Story = { name: 'No such cart', args: at('time', null) };

/** The next meeting, what it costs, and until when it can be changed. */
export const Placed: Story = {
  name: 'Order placed',
  tags: ['row:N-10', 'row:N-11'],
  args: { path: '/account/orders/4471955/placed', mutations: { order: placedOrder() } },
};
