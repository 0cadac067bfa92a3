import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/index.ts';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Components/Navigation/SkipLink',
  component: SkipLink,
  args: { href: '#main', children: 'Skip to main content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <div id="main" tabIndex={-1}>
        <Text>Press Tab: the link appears at the top.</Text>
      </div>
    </>
  ),
  parameters: {
    docs: {
      description: {
        component: `The first Tab stop: past the header, to the content.

**When to use.** Once, first in the page's frame.

**When not.** For links everyone should see.

**Anatomy.** A link that is visible only while it has focus, above everything else.

**Accessibility.** Its target takes focus when it has \`tabIndex={-1}\`.

**Keyboard.** The first Tab on a page reaches it; Enter jumps.`,
      },
    },
  },
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
  },
};
