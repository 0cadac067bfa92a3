import type { Meta, StoryObj } from '@storybook/react-vite';
import { Note } from './Note.tsx';

const meta = {
  title: 'Components/Feedback/Note',
  component: Note,
  args: { icon: 'clock', children: 'Points arrive within 48 hours of your purchase.' },
  parameters: {
    docs: {
      description: {
        component: `Something worth knowing that is always true.

**When to use.** For a condition or a hint that belongs to the content.

**When not.** When something happened: Alert, Toast.

**Anatomy.** An optional icon and words on the tile background.

**Accessibility.** Plain text, never announced.

**Keyboard.** None.`,
      },
    },
  },
} satisfies Meta<typeof Note>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithIcon: Story = {};
export const WordsOnly: Story = { args: { icon: undefined } };
