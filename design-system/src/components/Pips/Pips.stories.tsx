import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pips } from './Pips.tsx';

const meta = {
  title: 'Components/Games/Pips',
  component: Pips,
  args: { used: 2, total: 5, label: '3 plays left' },
  parameters: {
    docs: {
      description: {
        component: `A few countable chances, some of them used up.

**When to use.** For plays of today, up to eight.

**When not.** For more than can be counted at a glance: words alone. For progress: ProgressBar.

**Anatomy.** A row of small tickets, the used ones pale at the end, and the same in words.

**Accessibility.** The tickets are not read, the words are.

**Keyboard.** None.`,
      },
    },
  },
} satisfies Meta<typeof Pips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeLeft: Story = {};
export const AllLeft: Story = { args: { used: 0, label: '5 plays left' } };
export const NoneLeft: Story = { args: { used: 5, label: 'No plays left' } };
export const One: Story = { args: { used: 0, total: 1, label: '1 play left' } };
