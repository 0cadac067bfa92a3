import { Stack } from '@larder/design-system/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { orderCard, severalOrders } from '../../../testing/fixtures/orders/orders.ts';
import { inGateway } from '../../../testing/storefront.tsx';
import { OrderCard } from './OrderCard.tsx';

const meta = {
  title: 'Storefront/Orders/OrderCard',
  component: OrderCard,
  args: { order: orderCard(), isNearest: true },
  decorators: [inGateway],
  parameters: {
    docs: {
      description: {
        component: `An order in the list of orders.

**When to use.** In "Coming up" and "Earlier" on the page of orders.

**When not.** On top of other pages: PendingOrder says it in one row.

**Anatomy.** State, when, number and one more fact, small pictures with their counts, items, total. One that is to come says until when it can be changed and offers Edit; a past one offers Reorder and its receipt.

**Accessibility.** An article named by its title; buttons name their order; the state has a shape and words, not only a color.

**Keyboard.** Tab to the title, then to the actions.`,
      },
    },
  },
} satisfies Meta<typeof OrderCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nearest: Story = { name: 'The next one that can be changed', tags: ['row:G-36'] };
export const All: Story = {
  name: 'Every state',
  tags: ['row:N-61'],
  render: () => (
    <Stack gap={4}>
      {severalOrders().map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
    </Stack>
  ),
};
