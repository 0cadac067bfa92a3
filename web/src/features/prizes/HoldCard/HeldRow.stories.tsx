import { Stack } from '@larder/design-system/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageNow } from '../../../page/clock.ts';
import { HeldRow } from './HeldRow.tsx';

/** An instant this many minutes away, plus half a minute, so that it still reads the same a little later. */
const inMinutes = (minutes: number) => new Date(pageNow() + minutes * 60_000 + 30_000).toISOString();

const meta = {
  title: 'Storefront/Prizes/HeldRow',
  component: HeldRow,
  args: { until: inMinutes(1436), untilString: 'tomorrow, 2:14 PM PT' },
  parameters: {
    docs: {
      description: {
        component: `How long a prize is held for the household.

**When to use.** On a prize's page while it is on hold.

**When not.** To offer a hold: HoldCard.

**Anatomy.** An hourglass, the end in words, hours and minutes.

**Accessibility.** Nothing ticks and nothing interrupts; the time is read in words.

**Keyboard.** None.`,
      },
    },
  },
} satisfies Meta<typeof HeldRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ADayAndTheLast: Story = {
  name: 'A day, and the last minutes',
  tags: ['row:N-26'],
  render: (args) => (
    <Stack gap={6}>
      <HeldRow {...args} />
      <HeldRow until={inMinutes(7)} untilString="today, 2:14 PM PT" />
    </Stack>
  ),
};
