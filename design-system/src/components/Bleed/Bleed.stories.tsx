import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box/index.ts';
import { Card } from '../Card/index.ts';
import { Page } from '../Page/index.ts';
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
        component: `Takes its children out into the padding of the parent.

**When to use.** For a picture or a scroller that runs to the edge of a card or, on a phone, of the page (\`inline="margin"\`).

**When not.** To pull things over each other.

**Anatomy.** Negative margins by the same steps of space as the padding they undo.

**Accessibility.** Nothing but place changes.

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
    <Page>
      <Stack gap={4}>
        <Text>The words keep the margin of the page.</Text>
        <Bleed {...args} />
      </Stack>
    </Page>
  ),
};
