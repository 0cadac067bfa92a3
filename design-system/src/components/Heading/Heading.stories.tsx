import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Components/Typography/Heading',
  component: Heading,
  args: { level: 2, size: 'title', children: 'Your active games' },
  parameters: {
    docs: {
      description: {
        component: `A title in the banner's display face.

**When to use.** To name a page, a section, a card. \`level\` is its place in the outline and \`size\` is how it looks; the two are separate on purpose.

**When not.** To make words large: Text with \`size="lead"\`, or Numeral for a figure.

**Anatomy.** \`h1\` to \`h4\`; sizes from \`hero\` to \`meta\`, the last two in the text face.

**Accessibility.** One level 1 per page, and no level skipped. \`tabIndex={-1}\` lets a script move focus here after a page change, without a focus ring.

**Keyboard.** None.`,
      },
    },
  },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sizes: Story = {
  render: () => (
    <Stack gap={4}>
      {(['hero', 'landing', 'page', 'feature', 'title', 'small', 'lead', 'label', 'meta'] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          Fresh, {size}
        </Heading>
      ))}
    </Stack>
  ),
};
export const Tones: Story = {
  render: () => (
    <Stack gap={4}>
      {(['ink', 'soft', 'success', 'error'] as const).map((tone) => (
        <Heading key={tone} level={2} size="small" tone={tone}>
          {tone}
        </Heading>
      ))}
    </Stack>
  ),
};
export const LongWord: Story = { args: { size: 'page', children: 'Donaudampfschifffahrtsgesellschaftskapitän' } };
