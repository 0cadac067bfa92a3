import type { Meta, StoryObj } from '@storybook/react-vite';
import { departments } from '../../../testing/fixtures/home.ts';
import { products } from '../../../testing/fixtures/products.ts';
import { ForYouRows } from './ForYouRows.tsx';

const reasons = ['3 days late, every 14 days', 'Often bought with dry pasta', 'Many buy it'];
const meta = {
  title: 'Storefront/Catalog/ForYou',
  component: ForYouRows,
  args: {
    title: 'Picked for you',
    products: products.slice(0, 6).map((product, index) => ({
      __typename: 'RecommendedProduct' as const,
      id: product.id,
      reasonText: reasons[index % reasons.length]!,
      product,
    })),
    departments: departments.slice(0, 4),
  },
  parameters: {
    docs: {
      description: {
        component: `What a visitor is recommended, each with the reason, and departments to explore.

**When to use.** At the end of the home page, of the cart, and of an empty cart.

**When not.** On a product's page: BoughtTogether goes by that product.

**Anatomy.** A heading and a ProductRow with reasons; below it up to four departments, each a card with a picture.

**Accessibility.** Regions named by their headings. Without products, or without departments, their part is not there.

**Keyboard.** As in ProductRow; then Tab to each department.`,
      },
    },
  },
} satisfies Meta<typeof ForYouRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['row:N-79'] };
export const ProductsOnly: Story = { name: 'Products only', args: { departments: [] } };
