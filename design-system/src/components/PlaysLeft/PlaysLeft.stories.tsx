import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlaysLeft } from './PlaysLeft.tsx';

const meta = {
  title: 'Components/Games/PlaysLeft',
  component: PlaysLeft,
  args: { used: 2, total: 5, label: '3 plays left' },
  parameters: {
    docs: {
      description: {
        component: `The plays of a day as small tickets, used ones faded.

**When to use.** For up to eight plays.

**When not.** For more than people can count at a glance: words alone. For progress: ProgressBar.

**Anatomy.** A row of small tickets, the used ones faded at the end, and the same in words.

**Accessibility.** The tickets aren't read; the words are.

**Keyboard.** None.`,
      },
    },
  },
} satisfies Meta<typeof PlaysLeft>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeLeft: Story = {};
export const AllLeft: Story = { args: { used: 0, label: '5 plays left' } };
export const NoneLeft: Story = { args: { used: 5, label: 'No plays left' } };
export const One: Story = { args: { used: 0, total: 1, label: '1 play left' } };
