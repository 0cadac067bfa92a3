import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Inline } from '../Inline/index.ts';
import { Button } from './Button.tsx';

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  args: { tone: 'primary', children: 'Play now', onClick: fn() },
  parameters: {
    docs: {
      description: {
        component: `Does something here: plays, opts in, tries again.

**When to use.** For an action on this page. One \`primary\` per card, dialog, or panel; \`brand\` and \`outline\` for actions that repeat in a list; \`quiet\` and \`plain\` for the way back.

**When not.** To go to another page: use a ButtonLink, so that it can be opened in a new tab.

**Anatomy.** An optional icon and a label; while busy, a spinner takes the icon's place.

**Accessibility.** A native button, at least 44 px high. While busy it keeps focus, reads its busy label, and ignores presses (\`aria-disabled\`), so a screen reader never loses its place.

**Keyboard.** Tab reaches it; Enter and Space press it.`,
      },
    },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Play now' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Tones: Story = {
  render: () => (
    <Inline gap={3}>
      {(['primary', 'brand', 'outline', 'quiet', 'plain'] as const).map((tone) => (
        <Button key={tone} tone={tone}>
          {tone}
        </Button>
      ))}
    </Inline>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Inline gap={3}>
      <Button tone="primary" size="small">
        Small, 44
      </Button>
      <Button tone="primary">Medium, 48</Button>
      <Button tone="primary" size="large">
        Large, 56
      </Button>
    </Inline>
  ),
};

export const WithIcon: Story = { args: { icon: 'gift', tone: 'brand', children: 'See my prizes' } };
export const Block: Story = { args: { block: true } };

export const Busy: Story = {
  args: { busy: true, busyLabel: 'Opting in' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Opting in' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const Disabled: Story = { args: { disabled: true } };
export const LongWords: Story = { args: { children: 'Add this offer to every list that I share with my household' } };
