import { Card } from '@larder/design-system/Card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { schedule, subscribedItem } from '../../../testing/fixtures/subscriptions.ts';
import { Gateway } from '../../../testing/storefront.tsx';
import { SubscribedRow } from './SubscribedRow.tsx';

const meta = {
  title: 'Storefront/Subscriptions/SubscribedRow',
  component: SubscribedRow,
  args: {
    item: subscribedItem(),
    frequencies: schedule().frequencies,
    firstDate: schedule().firstDate,
    onChange: () => {},
  },
  decorators: [
    (Story) => (
      <Gateway>
        <Card padding="medium">
          <ul>
            <Story />
          </ul>
        </Card>
      </Gateway>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `A product that comes again and again.

**When to use.** At the end of the page of Schedule & Save: what comes later than its calendar reaches, and what is paused.

**When not.** On a day of the calendar: UpcomingCard shows its items. In a cart: CartCard shows what comes once.

**Anatomy.** Picture, name, size and count, how often and when next, the price with what it would cost otherwise, and what can be done: skip once, pause, cancel. A price that rose over 10% asks to be accepted; what is paused can be started again.

**Accessibility.** A list item with a heading; the list of frequencies and every action name the product; a warning has an icon and words.

**Keyboard.** Tab to the product, the frequency, and the actions. Arrow keys choose a frequency.`,
      },
    },
  },
} satisfies Meta<typeof SubscribedRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = { name: 'Every two weeks', tags: ['row:S-7'] };
export const PriceRose: Story = {
  name: 'Its price rose over 10%',
  tags: ['row:N-65'],
  args: { item: schedule().items[1]! },
};
export const Paused: Story = { name: 'Paused', args: { item: schedule().items[2]! } };
