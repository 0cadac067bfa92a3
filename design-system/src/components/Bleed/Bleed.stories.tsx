import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box/index.ts';
import { Card } from '../Card/index.ts';
import { Container } from '../Container/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Bleed } from './Bleed.tsx';

const picture = (
  <Box padding={10} surface="tile">
    A picture from edge to edge
  </Box>
);

const meta = {
  title: 'Components/Layout/Bleed',
  component: Bleed,
  args: { inline: 4, children: picture },
  render: (args) => (
    <Card padding="small">
      <Stack gap={4}>
        <Bleed {...args} />
        <Text>The words keep the padding of the card.</Text>
      </Stack>
    </Card>
  ),
  parameters: {
    docs: {
      description: {
        component: `Extends its children into the parent's padding.

**When to use.** For a picture or a scroller that runs to the edge of a card or, on a phone, of the page (\`inline="margin"\`).

**When not.** To overlap elements.

**Anatomy.** Negative margins, in the same steps of space as the padding they undo.

**Accessibility.** Changes position only.

**Keyboard.** None of its own.`,
      },
    },
  },
} satisfies Meta<typeof Bleed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheSides: Story = {};
export const AtTheSidesAndAbove: Story = {
  render: (args) => (
    <Card padding="small">
      <Bleed {...args} block={4} />
    </Card>
  ),
};
export const OverThePageMargin: Story = {
  args: { inline: 'margin' },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Container>
      <Stack gap={4}>
        <Text>The words keep the margin of the page.</Text>
        <Bleed {...args} />
      </Stack>
    </Container>
  ),
};
