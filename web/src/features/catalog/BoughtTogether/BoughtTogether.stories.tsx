import type { Meta, StoryObj } from '@storybook/react-vite';
import { products } from '../../../testing/fixtures/products.ts';
import { BoughtTogether } from './BoughtTogether.tsx';

const together = products.map((product) => ({
  __typename: 'RecommendedProduct' as const,
  id: product.id,
  reasonText: 'Often bought with dry pasta',
  product,
}));

const meta = {
  title: 'Storefront/Catalog/BoughtTogether',
  component: BoughtTogether,
  args: { products: together },
  parameters: {
    docs: {
      description: {
        component: `What shoppers often take together with a product, each with the reason.

**When to use.** On a product's page, below what can take its place.

**When not.** For products in its place: that is another row, with other reasons. For what the household buys anyway: BuyAgain.

**Anatomy.** A heading and a ProductRow; below each card's picture and price, the reason.

**Accessibility.** A region named by its heading. Without products there is nothing, not even the heading.

**Keyboard.** As in ProductRow.`,
      },
    },
  },
} satisfies Meta<typeof BoughtTogether>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
