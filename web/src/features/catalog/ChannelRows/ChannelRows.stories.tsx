import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChannelRows } from './ChannelRows.tsx';

type Rows = Parameters<typeof ChannelRows>[0]['channels'];
type Row = Rows[number];

const row = (channel: Row['channel'], whereText: string | null, changes: Partial<Row['availability']> = {}): Row => ({
  __typename: 'ChannelAvailability',
  channel,
  whereText,
  availability: {
    __typename: 'Availability',
    state: 'AVAILABLE',
    reasonCode: null,
    message: null,
    shortMessage: null,
    alternatives: [],
    ...changes,
  },
});

const meta = {
  title: 'Storefront/Catalog/ChannelRows',
  component: ChannelRows,
  args: {
    channels: [
      row('PICKUP', 'Today, 2 to 3 PM, 2300 16th St'),
      row('DELIVERY', 'Tomorrow, 8 to 10 AM, 94103'),
      row('IN_STORE', 'Open until 11 PM, 2300 16th St', { state: 'LOW_STOCK', shortMessage: '3 left' }),
      row('SHIPPING', null, {
        state: 'UNAVAILABLE',
        reasonCode: 'CHANNEL_NOT_OFFERED',
        message: 'This item is not offered for shipping',
      }),
    ],
  },
  parameters: {
    docs: {
      description: {
        component: `Each way to get a product: when and where, or why not.

**When to use.** On a product's page.

**When not.** On a card, which speaks of the chosen channel only: ProductCard.

**Anatomy.** Icon, channel, place and time or the catalog's reason, and the state at the end.

**Accessibility.** A list in a named region. The state is an icon and words, never color alone.

**Keyboard.** None.`,
      },
    },
  },
} satisfies Meta<typeof ChannelRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['row:S-235'] };
export const SoldOut: Story = {
  tags: ['row:S-234', 'row:S-236'],
  args: {
    channels: (['PICKUP', 'DELIVERY', 'IN_STORE'] as const).map((channel) =>
      row(channel, null, {
        state: 'UNAVAILABLE',
        reasonCode: 'OUT_OF_STOCK',
        message: 'This item is out of stock',
        shortMessage: 'Out of Stock',
      }),
    ),
  },
};
