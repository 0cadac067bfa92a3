import type { Meta, StoryObj } from '@storybook/react-vite';
import { Steps } from './Steps.tsx';

const meta = {
  title: 'Components/Feedback/Steps',
  component: Steps,
  args: { label: 'Step 1 of 2', current: 1, total: 2 },
  parameters: {
    docs: {
      description: {
        component: `Where one is in a short flow.

**When to use.** In a dialog of two to five steps.

**When not.** For a journey whose steps have names and can be gone back to: Journey.

**Anatomy.** Words, and a dash for each step.

**Accessibility.** The words are read, the dashes are not.

**Keyboard.** None.`,
      },
    },
  },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Last: Story = { args: { label: 'Step 3 of 3', current: 3, total: 3 } };
