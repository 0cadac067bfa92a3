import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Status } from './Status.tsx';

const meta = {
  title: 'Components/Data display/Status',
  component: Status,
  args: { kind: 'active', children: 'In progress' },
  parameters: {
    docs: {
      description: {
        component: `Where something stands in time.

**When to use.** On a game, an order, a challenge.

**When not.** For a lasting property: Badge.

**Anatomy.** A mark and words: filled dot, ring, square, check.

**Accessibility.** Conveyed by shape and words, so it holds up without color.

**Keyboard.** None.`,
      },
    },
  },
} satisfies Meta<typeof Status>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {};
export const Kinds: Story = {
  render: () => (
    <Stack gap={2}>
      <Status kind="active">In progress</Status>
      <Status kind="todo">Not started</Status>
      <Status kind="over">Game over</Status>
      <Status kind="done">Completed</Status>
    </Stack>
  ),
};
