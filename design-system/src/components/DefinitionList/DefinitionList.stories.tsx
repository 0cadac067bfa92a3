import type { Meta, StoryObj } from '@storybook/react-vite';
import { DefinitionList } from './DefinitionList.tsx';

const meta = {
  title: 'Components/Data display/DefinitionList',
  component: DefinitionList,
  args: {
    items: [
      { label: 'Points', value: '1,240' },
      { label: 'Plays left', value: 3 },
      { label: 'Prizes won', value: 2 },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: `Names and their values: key figures in a row, or facts in rows.

**When to use.** \`figures\` to sum up a game or an account in two to four numbers, \`rows\` for what is known about one thing: a profile, a prize.

**When not.** For records to compare: Table. For a single figure: Numeral.

**Anatomy.** Figures: the name above, the figure below, hairlines around. Rows: the name beside its value, or above it where both don't fit, with hairlines between.

**Accessibility.** A description list: each value is read with its name.

**Keyboard.** None.`,
      },
    },
  },
} satisfies Meta<typeof DefinitionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const Two: Story = {
  args: {
    items: [
      { label: 'Entries', value: 86 },
      { label: 'Ends', value: 'May 31' },
    ],
  },
};
export const OfAPrize: Story = {
  tags: ['row:N-25'],
  args: {
    kind: 'rows',
    items: [
      { label: 'Cost', value: '120 Game points' },
      { label: 'Left', value: '37 of 40' },
      { label: 'Limit', value: '2 per household' },
      { label: 'Redeem by', value: null },
      { label: 'Where', value: 'Lantern Cinemas' },
      { label: 'Value', value: '$28' },
    ],
  },
};
export const OfADraw: Story = {
  tags: ['row:N-25'],
  args: {
    kind: 'rows',
    items: [
      { label: 'Draw', value: 'Sep 5 at 2:00 PM PT' },
      { label: 'Entries so far', value: '48,213' },
      { label: 'Your odds today', value: '1 in 4,018, whichever way you enter' },
      { label: 'If you win', value: 'We’ll email you within a day, and you have 7 days to claim your prize' },
    ],
  },
};
