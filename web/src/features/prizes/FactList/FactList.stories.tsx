import { Stack } from '@larder/design-system/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactList } from './FactList.tsx';

const prize = [
  { label: 'Cost', value: '120 Game points' },
  { label: 'Left', value: '37 of 40' },
  { label: 'Limit', value: '2 for each household' },
  { label: 'Redeem by', value: null },
  { label: 'Where', value: 'Lantern Cinemas' },
  { label: 'Value', value: '$28' },
];
const draw = [
  { label: 'Draw', value: 'Sep 5 at 2:00 PM PT' },
  { label: 'Entries so far', value: '48,213' },
  { label: 'Your odds today', value: '1 in 4,018, whichever way you enter' },
  { label: 'If you win', value: 'We write within a day, you have 7 days to claim' },
];

const meta = {
  title: 'Storefront/Prizes/FactList',
  component: FactList,
  args: { items: prize },
  parameters: {
    docs: {
      description: {
        component: `What there is to know of a thing, one fact a row.

**When to use.** On a prize's page, beside or below what can be done.

**When not.** For numbers at a glance: FactNumbers.

**Anatomy.** A label and a value; a fact that is not known is left out.

**Accessibility.** A description list.

**Keyboard.** None.`,
      },
    },
  },
} satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAPrizeAndOf: Story = {
  name: 'Of a prize, and of a draw',
  tags: ['row:N-25'],
  render: () => (
    <Stack gap={6}>
      <FactList items={prize} />
      <FactList items={draw} />
    </Stack>
  ),
};
