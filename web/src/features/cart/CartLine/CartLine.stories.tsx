import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { groceryLines, soldOut } from '../../../testing/fixtures/carts.ts';
import { Gateway } from '../../../testing/storefront.tsx';
import { CartLine } from './CartLine.tsx';

const [strawberries, , , milk] = groceryLines;

const meta = {
  title: 'Storefront/Cart/CartLine',
  component: CartLine,
  args: { line: strawberries!, wanted: undefined },
  decorators: [
    (Story) => (
      <Gateway>
        <ul>
          <Story />
        </ul>
      </Gateway>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `A product in a cart: what it is, how much of it, what it costs and why, and what to do if it's out.

**When to use.** In a cart and in an order that is being changed.

**When not.** For a product that isn't in the cart yet: ProductCard. For an order that can't be changed: OrderLine.

**Anatomy.** A tile with the picture, name and one line about it, a stepper, the price with what it was, and a menu of what else can be done: "If out", "Why this price", Remove. What it opens stands below the line.

**States.** While the server has yet to answer, the price is pale and the amount is what the shopper wants. A line that can't be had is pale, gives the reason, and offers what is close to it.

**Accessibility.** An item of a list. Each button names the product; the price is read as a whole. A change is said aloud.

**Keyboard.** Tab through the stepper and the menu's button. After Remove, the focus is on Undo.`,
      },
    },
  },
} satisfies Meta<typeof CartLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['row:S-81'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More for Organic Strawberries' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Why this price' }));
    await expect(await canvas.findByText('Coupon $1.00 off 2 packs of berries')).toBeVisible();
  },
};
export const SoldOut: Story = {
  args: { line: { ...milk!, availability: soldOut, comments: 'Cold, please.' } },
};
