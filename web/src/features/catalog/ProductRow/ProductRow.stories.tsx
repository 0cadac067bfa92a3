import type { Meta, StoryObj } from '@storybook/react-vite';
import { product, products } from '../../../testing/fixtures/products.ts';
import { ProductRow } from './ProductRow.tsx';

const six = [...products, product({ id: '100000005' }), product({ id: '100000006', fullName: 'Blueberries' })];

const meta = {
  title: 'Storefront/Catalog/ProductRow',
  component: ProductRow,
  args: { label: 'Fresh this week', products: six },
  parameters: {
    docs: {
      description: {
        component: `A shelf: a few products with one idea, in one row.

**When to use.** On the home page, and for what can replace a product.

**When not.** For results, which go on: a grid of ProductCard.

**Anatomy.** Six cards side by side, or four. Below 1200 px the row scrolls, and the next card peeks in at the edge.

**Accessibility.** A group named by its heading, which takes focus so that it can be scrolled; inside it a list.

**Keyboard.** Tab to the row, arrow keys scroll it; Tab goes on to each card.`,
      },
    },
  },
} satisfies Meta<typeof ProductRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Four: Story = {
  args: {
    label: 'You can swap it for',
    columns: 4,
    products,
    notes: { '100000001': 'Same brand', '100000002': 'Cheaper per piece', '100000003': 'Same size' },
  },
};
export const WinesOnAShelf: Story = { args: { variant: 'wineCarousel' } };
