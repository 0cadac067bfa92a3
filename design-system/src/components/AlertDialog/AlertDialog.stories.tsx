import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx';

function WithTrigger(props: AlertDialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button tone="outline" onClick={() => setOpen(true)}>
        Leave the game
      </Button>
      <AlertDialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'Components/Overlays/AlertDialog',
  component: AlertDialog,
  tags: ['browser'],
  render: (args) => <WithTrigger {...args} />,
  args: {
    open: false,
    onOpenChange: () => {},
    onConfirm: fn(),
    title: 'Leave this game?',
    description: 'The play that you have started counts, and its result is lost.',
    confirmLabel: 'Leave',
    cancelLabel: 'Stay',
  },
  parameters: {
    docs: {
      description: {
        component: `A question that interrupts and must be answered.

**When to use.** Before anything that can't be undone: leaving a play, emptying a cart, canceling an order.

**When not.** For everything else: Dialog. For what can be undone: do it, and offer Undo in a Toast.

**Anatomy.** The question, what will happen, the answer in the question's own words, and the safe answer below it.

**Accessibility.** An \`alertdialog\` with a name and a description. The safe answer takes focus, and focus returns on close. A press outside is no answer; Escape and the browser's Back give the safe one (S-59), unless \`onBeforeClose\` refuses. 150 ms in, 300 ms out (S-259).

**Keyboard.** Tab cycles through its two buttons; Escape gives the safe answer.`,
      },
    },
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asks: Story = {
  name: 'Asks, and waits on the safe answer',
  tags: ['row:S-59'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the game' }));
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Leave this game?' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus());
  },
};
export const EscapeStays: Story = {
  name: 'Escape is the safe answer',
  tags: ['row:S-59'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the game' }));
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Leave the game' })).toHaveFocus());
  },
};
export const Busy: Story = { ...Asks, name: 'Busy', args: { busy: true, busyLabel: 'Leaving' } };
