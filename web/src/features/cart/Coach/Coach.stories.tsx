import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { groceryCart } from '../../../testing/fixtures/carts.ts';
import { inGateway } from '../../../testing/storefront.tsx';
import { Coach } from './Coach.tsx';

const { hints, lines } = groceryCart();

const meta = {
  title: 'Storefront/Cart/Coach',
  component: Coach,
  args: { hints, lines, wanted: new Map() },
  decorators: [inGateway],
  parameters: {
    docs: {
      description: {
        component: `Small steps that make a cart cheaper, or earn more.

**When to use.** Below the sums of the first cart, with at most three steps. Without any, nothing is drawn.

**When not.** For what keeps a cart from its checkout: Alert.

**Anatomy.** For each step a ticket with what it brings, a sentence with what is missing, one button, and a bar.

**Accessibility.** A region with a name; each bar is named by its sentence.

**Keyboard.** Tab to each button.`,
      },
    },
  },
} satisfies Meta<typeof Coach>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['row:N-42'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add 1' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse' })).toHaveAttribute('href', '/shop');
  },
};
export const OneStep: Story = { args: { hints: hints.slice(0, 1) } };
