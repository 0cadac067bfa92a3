import type { Meta, StoryObj } from '@storybook/react-vite';
import { kitchenOrder } from '../../../testing/fixtures/orders/last-order.ts';
import { inGateway } from '../../../testing/storefront.tsx';
import { LastOrder } from './LastOrder.tsx';

const meta = {
  title: 'Storefront/Orders/LastOrder',
  component: LastOrder,
  args: { order: kitchenOrder() },
  decorators: [inGateway],
  parameters: {
    docs: {
      description: {
        component: `The order that was handed over last, above a list of products.

**When to use.** On the site of businesses, which order much the same every week.

**When not.** Among other orders: OrderCard has Reorder, and the receipt beside it.

**Anatomy.** Small pictures, when it was with the way to it, lines, total, what is out, and Reorder with how many lines that adds.

**Accessibility.** A region named by its heading; what came of it is told politely.

**Keyboard.** Tab to the order, then to Reorder.`,
      },
    },
  },
} satisfies Meta<typeof LastOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneIsOut: Story = { name: 'One line is out', tags: ['row:S-165'] };
export const AllIsThere: Story = {
  name: 'All of it can be had',
  args: { order: kitchenOrder({ lines: kitchenOrder().lines.filter((_, index) => index !== 2) }) },
};
export const NothingIsLeft: Story = {
  name: 'Nothing of it can be had',
  args: { order: kitchenOrder({ lines: kitchenOrder().lines.slice(2, 3) }) },
};
