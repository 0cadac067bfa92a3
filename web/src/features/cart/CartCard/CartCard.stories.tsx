import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { groceryCart, groceryLines, threeCarts } from '../../../testing/fixtures/carts.ts';
import { inGateway } from '../../../testing/storefront.tsx';
import { CartCard } from './CartCard.tsx';
import { CartFoot } from './CartFoot.tsx';

const wine = threeCarts().carts[1]!;
const minimumText = 'Add $3.01 of items to reach the $30.00 minimum, before coupons, taxes, and fees.';
const belowMinimum = { ...wine, minimumText, canCheckOut: false };

const meta = {
  title: 'Storefront/Cart/CartCard',
  component: CartCard,
  args: { cart: groceryCart({ lines: groceryLines.slice(0, 2) }), wanted: new Map() },
  decorators: [inGateway],
  parameters: {
    docs: {
      description: {
        component: `One of a shopper's carts: where it comes from, and its lines.

**When to use.** On the page of carts, once for each kind and seller.

**When not.** Over a page: CartDrawer. For an order that is being changed: its lines say what has changed.

**Anatomy.** A head with name, count, place, and Change; the lines; and for every cart but the first, whose sums stand beside it, a foot with a condition, the total, and Checkout.

**Accessibility.** A region named by the cart. Change and Checkout name the cart they are for.

**Keyboard.** Tab from line to line.`,
      },
    },
  },
} satisfies Meta<typeof CartCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['row:S-78'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Safeway' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change store or channel of Safeway' })).toBeVisible();
  },
};
export const WithFoot: Story = { args: { cart: wine, foot: <CartFoot cart={wine} /> } };
export const BelowMinimum: Story = {
  tags: ['row:N-60'],
  args: { cart: belowMinimum, foot: <CartFoot cart={belowMinimum} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(minimumText)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Checkout Vine and Cellar' })).toBeDisabled();
  },
};
