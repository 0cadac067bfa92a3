import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Box } from './Box.tsx';

const meta = {
  title: 'Components/Layout/Box',
  component: Box,
  args: { padding: 4, children: <Text>Fresh bread until 8 pm</Text> },
  parameters: {
    docs: {
      description: {
        component: `Padding and a background around its children.

**When to use.** To set content off with a surface, or to give it room inside.

**When not.** For space between items: the parent sets it, with Stack, Inline, or Grid. For a card with a border: Card.

**Anatomy.** One element, chosen with \`as\`; padding in steps of the 4 px grid. \`paddingX\` and \`paddingY\` override \`padding\`.

**Accessibility.** No semantics of its own. Choose \`as\` for its meaning: \`section\`, \`main\`, \`aside\`.

**Keyboard.** None.`,
      },
    },
  },
} satisfies Meta<typeof Box>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Padding: Story = { args: { surface: 'tile' } };
export const PaddingByAxis: Story = { args: { surface: 'tile', paddingX: 8, paddingY: 2 } };
export const Surfaces: Story = {
  render: () => (
    <Stack gap={3}>
      {(['page', 'card', 'tile', 'sunken'] as const).map((surface) => (
        <Box key={surface} padding={4} surface={surface}>
          <Text>{surface}</Text>
        </Box>
      ))}
    </Stack>
  ),
};
export const Radii: Story = {
  render: () => (
    <Stack gap={3}>
      <Box padding={4} surface="tile" radius="card">
        <Text>card</Text>
      </Box>
      <Box padding={4} surface="tile" radius="tile">
        <Text>tile</Text>
      </Box>
    </Stack>
  ),
};
