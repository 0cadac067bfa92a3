import { Stack } from '@larder/design-system/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { keptSwap, swap } from '../../../testing/fixtures/orders/order-pages.ts';
import { inGateway } from '../../../testing/storefront.tsx';
import { SwapCard } from './SwapCard.tsx';

const order = (...swaps: ReturnType<typeof swap>[]) => ({
  __typename: 'Order' as const,
  id: '4472210',
  changedSums: [],
  swaps,
});

const meta = {
  title: 'Storefront/Orders/SwapCard',
  component: SwapCard,
  args: { order: order(swap()) },
  decorators: [inGateway],
  parameters: {
    docs: {
      description: {
        component: `What the store packed instead of something that was out, for the shopper to keep or give back.

**When to use.** On an order's page, above everything else: a decision comes first.

**When not.** For what is short, or weighs something else: OrderLines says it, and nothing is to be decided.

**Anatomy.** What was out and until when to decide; ordered and packed beside each other; what it changes; Keep it, filled, and the way to give it back. A decision folds to one line with Undo until the hand-over.

**Accessibility.** A section named by its heading; buttons name their item; a decision is said aloud, and the focus goes to its line.

**Keyboard.** Tab to Keep it, then to giving it back.`,
      },
    },
  },
} satisfies Meta<typeof SwapCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: 'To be decided', tags: ['row:N-41'] };
export const Decided: Story = {
  name: 'Decided',
  tags: ['row:N-41'],
  render: () => (
    <Stack gap={4}>
      <SwapCard
        order={order(
          keptSwap(),
          swap({
            id: '4',
            orderedName: 'Ataulfo Mango',
            packedName: 'Kent Mango',
            packedProduct: null,
            orderedProduct: null,
            text: 'We were out of Ataulfo Mango.',
          }),
        )}
      />
      <SwapCard order={order(keptSwap({ canDecide: false }))} />
    </Stack>
  ),
};
