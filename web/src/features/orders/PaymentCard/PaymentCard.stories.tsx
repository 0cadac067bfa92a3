import type { Meta, StoryObj } from '@storybook/react-vite';
import { refusedCard } from '../../../testing/fixtures/orders/order-pages.ts';
import { inGateway } from '../../../testing/storefront.tsx';
import { PaymentCard } from './PaymentCard.tsx';

const [instead, again] = refusedCard.choices;

const meta = {
  title: 'Storefront/Orders/PaymentCard',
  component: PaymentCard,
  args: {
    order: {
      __typename: 'Order',
      id: '4472210',
      paymentText: 'You pay online with Quillpay',
      paymentProblem: refusedCard,
    },
  },
  decorators: [inGateway],
  parameters: {
    docs: {
      description: {
        component: `A card refused to hold what an order comes to by now, with the ways on.

**When to use.** On an order's page, above everything else: the store keeps the order until it is covered.

**When not.** At checkout: there the payment step says what was refused, and nothing is ordered yet.

**Anatomy.** What happened, both sums, the best way on as the filled button, the other one outlined.

**Accessibility.** A section named by its heading; what was done is said aloud.

**Keyboard.** Tab to the best way on, then to the other one.`,
      },
    },
  },
} satisfies Meta<typeof PaymentCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = { name: 'Two ways on', tags: ['row:N-64'] };
export const Doorstep: Story = {
  name: 'Left at the door: the card alone',
  tags: ['row:N-64'],
  args: {
    order: {
      __typename: 'Order',
      id: '4472210',
      paymentText: 'You pay online with Quillpay',
      paymentProblem: { ...refusedCard, choices: [again ?? instead!] },
    },
  },
};
