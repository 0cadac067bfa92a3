import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Text } from './Text.tsx';

const meta = {
  title: 'Components/Typography/Text',
  component: Text,
  args: { children: 'Earn one entry for every dollar you spend on groceries.' },
  parameters: {
    docs: {
      description: {
        component: `Running text in the text face.

**When to use.** For everything people read: paragraphs, facts, meta lines. Within a line (\`as="span"\`, \`strong\`, \`em\`) it inherits size, color, and weight unless told otherwise.

**When not.** For titles (Heading), points and prices (Numeral, Price), and words to press (TextLink, Button).

**Anatomy.** Sizes 13, 16, and 20 px in rem; tones by meaning; three weights.

**Accessibility.** Tone is never the only sign of a meaning. Text grows to 200 % without loss.

**Keyboard.** None.`,
      },
    },
  },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sizes: Story = {
  render: () => (
    <Stack gap={3}>
      {(['meta', 'body', 'lead'] as const).map((size) => (
        <Text key={size} size={size}>
          {size}: Earn one entry for every dollar.
        </Text>
      ))}
    </Stack>
  ),
};
export const Tones: Story = {
  render: () => (
    <Stack gap={2}>
      {(['ink', 'soft', 'faint', 'success', 'warning', 'error'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
    </Stack>
  ),
};
export const Weights: Story = {
  render: () => (
    <Stack gap={2}>
      {(['regular', 'medium', 'strong'] as const).map((weight) => (
        <Text key={weight} weight={weight}>
          {weight}
        </Text>
      ))}
    </Stack>
  ),
};
export const InALine: Story = {
  args: {
    tone: 'soft',
    children: (
      <>
        You have <Text as="strong">240 points</Text> and <Text as="em">3 plays</Text> left today.
      </>
    ),
  },
};
