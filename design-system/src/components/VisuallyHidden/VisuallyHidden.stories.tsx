import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from '../Icon/index.ts';
import { Inline } from '../Inline/index.ts';
import { Text } from '../Text/index.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Components/Typography/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'regular price' },
  parameters: {
    docs: {
      description: {
        component: `Read out, but not visible.

**When to use.** For words that the eye gets from shape or position: "was" before a struck-through price, the title of a section that a picture names.

**When not.** To hide something temporarily: don't render it. To name a control: \`aria-label\` or its own \`label\` prop.

**Anatomy.** One element clipped to a pixel.

**Accessibility.** It stays in reading order. Never put a control inside: focus would vanish.

**Keyboard.** None.`,
      },
    },
  },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideAnIcon: Story = {
  render: () => (
    <Inline gap={2}>
      <Icon name="trophy" />
      <Text as="span">
        <VisuallyHidden>Prizes won: </VisuallyHidden>3
      </Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Prizes won:')).toBeInTheDocument();
  },
};
