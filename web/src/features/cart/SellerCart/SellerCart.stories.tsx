import type { Meta, StoryObj } from '@storybook/react-vite';
import { freeShippingOf, sellerCart } from '../../../testing/fixtures/carts.ts';
import { Strip } from './Strip.tsx';

const seller = {
  __typename: 'Seller' as const,
  id: 'copper-clay',
  name: 'Copper & Clay',
  freeShippingText: 'Orders of $75 or more ship free',
};

const meta = {
  title: 'Storefront/Cart/SellerCart',
  component: Strip,
  args: { seller, cart: sellerCart },
  parameters: {
    docs: {
      description: {
        component: `A marketplace seller's own cart in one row.

**When to use.** Once, on the seller's page, between who the seller is and what it sells.

**When not.** On the page of all carts: CartCard.

**Anatomy.** The product that was added last, how much there is and what it costs with shipping and tax, how far it is from free shipping, and its checkout. While there is nothing in it, it says from when on orders ship free; nothing moves once the cart is known.

**Accessibility.** A region named by its heading. The bar is a progress element with its words; that the cart ships free now is told politely.

**Keyboard.** Tab to Checkout.`,
      },
    },
  },
} satisfies Meta<typeof Strip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['row:N-63'] };
export const Settling: Story = { name: 'A change is on its way', args: { isSettling: true } };
export const ShipsFree: Story = {
  name: 'Ships free',
  args: {
    cart: {
      ...sellerCart,
      freeShipping: { __typename: 'FreeShipping', ...freeShippingOf('75', '75', 'Ships free', true) },
      sums: sellerCart.sums.filter(({ kind }) => kind !== 'FEE'),
    },
  },
};
export const Empty: Story = { args: { cart: null, isEmpty: true } };
export const NotKnown: Story = { name: 'Not known yet', args: { cart: null } };
