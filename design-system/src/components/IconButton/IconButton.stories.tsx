import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  args: { label: 'Close', icon: 'x', onClick: fn() },
  parameters: {
    docs: {
      description: {
        component: `A button that shows only an icon.

**When to use.** For the few icons everyone knows: close, menu, search, play and pause.

**When not.** When a word fits. To go somewhere: IconButtonLink.

**Anatomy.** A 24 px icon in a 44 px target.

**Accessibility.** \`label\` is required: it's the name a screen reader reads and voice control listens for.

**Keyboard.** Tab reaches it; Enter and Space press it.`,
      },
    },
  },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
  },
};
export const Menu: Story = { args: { label: 'Menu', icon: 'menu', 'aria-expanded': false } };
export const Disabled: Story = { args: { disabled: true } };
