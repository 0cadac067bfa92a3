import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { group } from '../../../testing/fixtures/products.ts';
import { Customize } from './Customize.tsx';

const groups = [
  group('bread', 'Bread', 1, 1, ['Sourdough*', 'Whole wheat', 'Gluten-free 1.50']),
  group('extras', 'Extras', 0, 2, ['Avocado 1.75', 'Bacon 2.00', 'Pickles']),
];

const meta = {
  title: 'Storefront/Catalog/Customize',
  component: Customize,
  args: {
    product: { id: '100000009', name: 'Market Turkey Sandwich', maximumQuantity: 12 },
    baseCents: 899,
    groups,
    onAdd: fn(),
  },
  beforeEach: () => sessionStorage.clear(),
  parameters: {
    docs: {
      description: {
        component: `What goes into a made-to-order product, with the price as it is chosen.

**When to use.** On the page of a product that can be customized.

**When not.** For a product by weight alone: Weigh.

**Anatomy.** A group of option cards for each choice, a note of 120 characters, how many, what all of it costs and why, and a way to start over.

**Accessibility.** Each group is named with its rule. The sum is said as it changes. What would be one too many can't be pressed.

**Keyboard.** Tab and arrow keys as in any group of radio buttons and checkboxes.`,
      },
    },
  },
} satisfies Meta<typeof Customize>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['row:S-82'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Avocado +$1.75' }));
    await expect(canvas.getByText('$10.74')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(canvas.queryByText('$10.74')).toBeNull();
  },
};
export const WithoutPrice: Story = { args: { baseCents: null } };
