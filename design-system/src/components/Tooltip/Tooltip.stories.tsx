import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Box } from '../Box/index.ts';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  tags: ['browser'],
  args: { text: 'Sound is on', children: <IconButton label="Sound" icon="volume-2" /> },
  render: (args) => (
    <Box padding={12}>
      <Tooltip {...args} />
    </Box>
  ),
  parameters: {
    docs: {
      description: {
        component: `A word of help at a control.

**When to use.** For the name of an icon, or a shortcut: words that help but that no one needs.

**When not.** For anything that matters: touch has no hover, so people must know what a tooltip says without it. For more than a line: Popover. On something that takes no focus.

**Anatomy.** The control, and a few words on the inverse background.

**Accessibility.** The words are the control's description. They appear at once with the keyboard and after 500 ms with the pointer, stay while the pointer is on them, and close with Escape (WCAG 1.4.13).

**Keyboard.** Tab to the control shows it; Escape hides it.`,
      },
    },
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const shows: NonNullable<Story['play']> = async ({ userEvent }) => {
  await userEvent.tab();
  await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
};

export const Shown: Story = { play: shows };
export const Below: Story = { args: { side: 'below' }, play: shows };
export const OnAButton: Story = {
  args: { text: 'Opens in the store’s own page', children: <Button tone="outline">Weekly ad</Button> },
  play: shows,
};
export const EscapeHides: Story = {
  play: async (context) => {
    await shows(context);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
