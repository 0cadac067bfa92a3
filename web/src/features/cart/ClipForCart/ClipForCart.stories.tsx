import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { clipOfferOf, clippedCoupon, clipProof, groceryCart } from '../../../testing/fixtures/carts.ts';
import { Gateway } from '../../../testing/storefront.tsx';
import { ClipForCart } from './ClipForCart.tsx';

const answer = { carts: null, coupons: [clippedCoupon], userErrors: [] };

const meta = {
  title: 'Storefront/Cart/ClipForCart',
  component: ClipForCart,
  args: { cart: groceryCart({ clipOffer: clipOfferOf(3, '4.50'), total: clipProof.totalAfter }) },
  decorators: [
    (Story) => (
      <Gateway
        root={{
          clipForCart: () => ({ ...answer, __typename: 'ClipForCartPayload', proof: clipProof }),
          undoClipForCart: () => ({ ...answer, __typename: 'ClipForCartPayload', proof: null }),
        }}
      >
        <Story />
      </Gateway>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `Coupons that would lower a cart's total, clipped with one tap.

**When to use.** Above the sums of the first cart, in the drawer, and before an order is placed, while there is something to clip, and afterwards with the proof.

**When not.** For one coupon of the shopper's own choice: CouponCard.

**Anatomy.** A ticket with what is saved, how many coupons it takes, and one button; then the total now and Undo in the same place, with what each coupon takes off when it is opened. Its height stays.

**Accessibility.** A region with a name. What was clipped is announced, and Undo has the focus.

**Keyboard.** Tab to the button.`,
      },
    },
  },
} satisfies Meta<typeof ClipForCart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['row:N-42'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Save $4.50')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clip for my cart' })).toBeVisible();
  },
};
export const Clipped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clip for my cart' }));
    await expect(await canvas.findByRole('button', { name: 'Undo' })).toHaveFocus();
    await expect(canvas.getByText('Total now', { selector: 'summary' })).toBeVisible();
  },
};
