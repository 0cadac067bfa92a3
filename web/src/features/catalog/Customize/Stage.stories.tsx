import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'storybook/test';
import { group } from '../../../testing/fixtures/products.ts';
import { Stage } from './Stage.tsx';

const groups = [
  group('bread', 'Bread', 1, 1, ['Sourdough* @bread-sourdough', 'Whole wheat @bread-wheat']),
  group('cheese', 'Cheese', 1, 1, ['Cheddar* @cheese', 'No cheese @none']),
  group('extras', 'Extras', 0, 3, ['Avocado* 1.75 @avocado', 'Bacon* 2.00 @bacon', 'Pickles @pickles']),
  group('filling', 'Filling', 0, 3, ['Roast turkey* @turkey', 'Tomato* @tomato', 'Lettuce* @lettuce']),
];

const meta = {
  title: 'Storefront/Catalog/Stage',
  component: Stage,
  args: { product: { id: '100000009', name: 'Market Turkey Sandwich', maximumQuantity: 12 }, groups },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
  beforeEach: () => sessionStorage.clear(),
  parameters: {
    docs: {
      description: {
        component: `A sandwich, drawn from what is chosen for it.

**When to use.** In place of the picture of a product whose choices have a bread.

**When not.** For anything else that is made to order: the product's picture.

**Anatomy.** Layers from the bottom up between the halves of the bread, each with its name and what it adds to the price.

**Accessibility.** A list of what lies in it; the drawings are hidden from screen readers. A new layer drops into its place, not with reduced motion.

**Keyboard.** Nothing to press.`,
      },
    },
  },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['row:S-82'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.getByText('Avocado').parentElement).toHaveTextContent('Avocado +$1.75');
  },
};
export const Bare: Story = {
  name: 'Bread alone',
  args: { groups: [group('bread', 'Bread', 1, 1, ['Gluten-free* 1.50 @bread-pale'])] },
};
