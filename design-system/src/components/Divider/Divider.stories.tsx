import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Divider } from './Divider.tsx';

const meta = {
  title: 'Components/Layout/Divider',
  component: Divider,
  render: (args) => (
    <Stack gap={3}>
      <Text>Free coffee</Text>
      <Divider {...args} />
      <Text tone="soft">Expires Aug 31</Text>
    </Stack>
  ),
  parameters: {
    docs: {
      description: {
        component: `A line between two things.

**When to use.** \`line\` between rows and parts of a card; \`perforation\` only where a coupon's stub tears off: the dashed line separates what you get from what you do.

**When not.** Between list items: List with \`kind="divided"\`. In place of space.

**Anatomy.** A 1 px hairline, or 2 px dashes.

**Accessibility.** A \`separator\`; with \`decorative\`, it isn't announced.

**Keyboard.** None of its own.`,
      },
    },
  },
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Perforation: Story = { args: { kind: 'perforation' } };
export const Upright: Story = {
  args: { orientation: 'vertical' },
  render: (args) => (
    <Inline gap={4} align="stretch">
      <Text>3 plays left</Text>
      <Divider {...args} />
      <Text>240 points</Text>
    </Inline>
  ),
};
export const UprightPerforation: Story = { ...Upright, args: { orientation: 'vertical', kind: 'perforation' } };
export const Decorative: Story = { args: { decorative: true } };
