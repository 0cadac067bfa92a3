import type { Meta, StoryObj } from '@storybook/react-vite';
import { orderOnPage } from '../../../testing/fixtures/orders/order-pages.ts';
import { orderTimes } from '../../../testing/fixtures/orders/order-times.ts';
import { Gateway } from '../../../testing/storefront.tsx';
import { MoveForm } from './MoveForm.tsx';

const meta = {
  title: 'Storefront/Orders/MoveForm',
  component: MoveForm,
  args: { order: orderOnPage(), onChanged: () => undefined, onDone: () => undefined },
  decorators: [
    (Story) => (
      <Gateway root={{ order: { ...orderOnPage(), times: orderTimes() } }}>
        <Story />
      </Gateway>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `The times that an order can be moved to, with what it costs then.

**When to use.** On an order's page, below its way, once the shopper asks for it, until the order's cut-off.

**When not.** At checkout: there a time is held first, in the step of the time.

**Anatomy.** The days with their times, the chosen one in words, what the order costs then, the button that moves it, and the one that leaves it.

**Accessibility.** The heading has the focus when it opens, the button that opened it when it closes; what is chosen, what it costs, and that the order has moved are said aloud.

**Keyboard.** Arrow keys through the times, Tab to the buttons.`,
      },
    },
  },
} satisfies Meta<typeof MoveForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pickup: Story = { name: 'Times of a pickup', tags: ['row:X-7'] };
export const NoTimes: Story = {
  name: 'It can not be moved now',
  tags: ['row:X-7'],
  decorators: [
    (Story) => (
      <Gateway root={{ order: { ...orderOnPage(), times: null } }}>
        <Story />
      </Gateway>
    ),
  ],
};
