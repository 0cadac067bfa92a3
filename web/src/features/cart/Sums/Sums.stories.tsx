import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { groceryCart } from '../../../testing/fixtures/carts.ts';
import { Sums } from './Sums.tsx';

const { sums, savings, total } = groceryCart();

const meta = {
  title: 'Storefront/Cart/Sums',
  component: Sums,
  args: { lines: sums, savings, total, totalLabel: 'Estimated total' },
  parameters: {
    docs: {
      description: {
        component: `A sum that a shopper can check: each step, what is saved, and the result.

**When to use.** Beside a cart, in the drawer, at the checkout, and on an order.

**When not.** For one line's price: PriceSteps.

**Anatomy.** The regular prices, what was taken off in small steps, the saving on a ticket, taxes and fees, and the result below a rule. \`isShort\` leaves out the small steps.

**Accessibility.** A list of terms and amounts. All digits stand below each other.

**Keyboard.** None.`,
      },
    },
  },
} satisfies Meta<typeof Sums>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['row:S-81'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Clipped coupons')).toBeVisible();
    await expect(canvas.getByText('$31.97')).toBeVisible();
  },
};
export const Short: Story = { args: { isShort: true } };
