import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Gateway } from '../../testing/storefront.tsx';
import { AddToCart } from './AddToCart.tsx';

const product = {
  id: '100000001',
  fullName: 'Organic Strawberries',
  path: '/product/100000001',
  isCustomizable: false,
  minimumWeight: null,
};

const meta = {
  title: 'Storefront/Cart/AddToCart',
  component: AddToCart,
  args: { product },
  decorators: [
    (Story) => (
      <Gateway>
        <div style={{ maxInlineSize: 200 }}>
          <Story />
        </div>
      </Gateway>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `Adds a product on its card; once it's in the cart, how much of it.

**When to use.** At the foot of a product card.

**When not.** On the product's own page: AddRow.

**Anatomy.** An Add button. Pressed, it becomes a stepper at once, and the server's answer follows; the last press takes the product out and Add is back. A product that is made to order has a link to its page instead.

**Accessibility.** The button names the product. What was added is said aloud.

**Keyboard.** What was pressed keeps the focus when the button becomes a stepper, and back.`,
      },
    },
  },
} satisfies Meta<typeof AddToCart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['row:S-36'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Organic Strawberries' }));
    await expect(await canvas.findByRole('spinbutton', { name: 'Quantity of Organic Strawberries' })).toHaveValue('1');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add one Organic Strawberries' })).toHaveFocus());
  },
};
export const MadeToOrder: Story = {
  args: { product: { ...product, fullName: 'Market Turkey Sandwich', isCustomizable: true } },
};
