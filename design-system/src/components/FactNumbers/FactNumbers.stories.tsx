import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactNumbers } from './FactNumbers.tsx';

const meta = {
  title: 'Components/Content/FactNumbers',
  component: FactNumbers,
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
        component: `A few figures that belong together, each with its name.

**When to use.** For the sum of a game or an account: two to four.

**When not.** For rows of data: Table. For one figure: Numeral.

**Anatomy.** Name above, figure below, hairlines between.

**Accessibility.** A description list: each figure is read with its name.

**Keyboard.** None.`,
      },
    },
  },
} satisfies Meta<typeof FactNumbers>;
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
