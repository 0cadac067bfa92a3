import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { BottomSheet, type BottomSheetProps } from './BottomSheet.tsx';

function Sort() {
  const [order, setOrder] = useState('match');
  return (
    <RadioGroup
      legend="Sort by"
      legendHidden
      value={order}
      onChange={setOrder}
      options={[
        { value: 'match', label: 'Best match' },
        { value: 'expiry', label: 'Expires soon' },
        { value: 'value', label: 'Highest value' },
        { value: 'new', label: 'Recently added' },
      ]}
    />
  );
}

function WithTrigger(props: BottomSheetProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button tone="outline" onClick={() => setOpen(true)}>
        Sort
      </Button>
      <BottomSheet {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'Components/Overlays/BottomSheet',
  component: BottomSheet,
  tags: ['browser'],
  render: (args) => <WithTrigger {...args} />,
  args: { open: false, onOpenChange: () => {}, title: 'Sort by', closeLabel: 'Close', children: <Sort /> },
  parameters: {
    docs: {
      description: {
        component: `A panel that slides up from the bottom of the screen.

**When to use.** On a phone, for a short choice or a detail within the thumb's reach: sort, filters, a time slot.

**When not.** From 768 px up, where a Popover or a Menu is closer to the button. For a flow of several steps: Dialog. For navigation or the cart: Drawer.

**Anatomy.** A handle, title, and close button; content that scrolls; a footer that stays. At most 520 px wide, and 48 px below the top of the screen.

**Accessibility.** A modal dialog. The title takes focus, and focus returns on close. Dragging it down is only one way to close it: the close button, Escape, a press outside, and the browser's Back all do (S-59), and \`onBeforeClose\` can refuse. 150 ms in, 300 ms out (S-259).

**Keyboard.** Tab cycles inside; Escape closes.`,
      },
    },
  },
} satisfies Meta<typeof BottomSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const opens: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Sort' }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Sort by' })).toBeVisible());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Sort by' })).toHaveFocus());
};

export const Opens: Story = { play: opens };
export const WithFootAndDescription: Story = {
  args: {
    description: '12 coupons',
    footer: (
      <Button tone="primary" block>
        Show 12 coupons
      </Button>
    ),
  },
  play: opens,
};
export const AsHighAsTheScreen: Story = { args: { height: 'full' }, play: opens };
export const ClosesBeside: Story = {
  name: 'A press beside it closes it',
  tags: ['row:S-59'],
  play: async (context) => {
    await opens(context);
    const { userEvent, canvas } = context;
    await userEvent.setup({ pointerEventsCheck: 0 }).click(document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sort' })).toHaveFocus());
  },
};
