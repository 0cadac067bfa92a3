import type { Meta, StoryObj } from '@storybook/react-vite';
import { schedule, upcomingOrder } from '../../../testing/fixtures/subscriptions.ts';
import { Gateway } from '../../../testing/storefront.tsx';
import { UpcomingCard } from './UpcomingCard.tsx';

const meta = {
  title: 'Storefront/Subscriptions/UpcomingCard',
  component: UpcomingCard,
  args: {
    order: upcomingOrder(),
    subscribed: schedule().items,
    frequencies: schedule().frequencies,
    firstDate: schedule().firstDate,
    onSkip: () => {},
    onEdit: () => {},
    onChange: () => {},
    onChangeOnce: () => {},
  },
  decorators: [
    (Story) => (
      <Gateway>
        <Story />
      </Gateway>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `A day of the calendar of Schedule & Save: what comes.

**When to use.** In "Coming up" on the page of Schedule & Save.

**When not.** In the list of orders: OrderCard shows an order that is placed.

**Anatomy.** Day and place; the items, each with picture, count, price, and what can be done about it (skip, change, cancel); two windows (items; date and time), the estimate, and what can be done about the day. Before it is an order, more can be added, and it can be skipped; from then on, it leads to the order's page.

**Accessibility.** An article named by its day. A window that is open is bold and says until when; one that isn't says when it opens. Buttons name their item and their day.

**Keyboard.** Tab through the items and what can be done about each, then to the order, or to Add items and Skip all.`,
      },
    },
  },
} satisfies Meta<typeof UpcomingCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Planned: Story = { name: 'Planned: its date opens later', tags: ['row:G-132'] };
export const Ordered: Story = {
  name: 'An order already',
  tags: ['row:N-66'],
  args: {
    order: upcomingOrder({
      state: 'ORDERED',
      isDateOpen: true,
      itemsText: 'Edit until tomorrow, 5 PM',
      dateText: 'Edit until tomorrow, 5 PM',
      orderPath: '/account/orders/4471999',
      canSkip: false,
      noticeText: 'Left out: North Fork Coffee.',
    }),
  },
};
export const None: Story = {
  name: 'No order that day',
  args: {
    order: upcomingOrder({
      state: 'NONE',
      areItemsOpen: false,
      itemsText: 'No more edits',
      dateText: 'No more edits',
      canSkip: false,
      noticeText: 'No order: every time that day was taken.',
    }),
  },
};
