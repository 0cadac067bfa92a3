import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Grid } from '../Grid/index.ts';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Card } from './Card.tsx';

const words = (
  <Stack gap={3} align="start">
    <Heading level={3} size="small">
      Spring into savings
    </Heading>
    <Text tone="soft">Shop, collect points and spin for groceries.</Text>
    <Button tone="brand">See game</Button>
  </Stack>
);

const meta = {
  title: 'Components/Layout/Card',
  component: Card,
  args: { children: words },
  parameters: {
    docs: {
      description: {
        component: `One item among others, set off by a hairline and its own background.

**When to use.** For a game, a prize, a summary. One primary action per card.

**When not.** As decoration around a whole section, or inside another card: remove something instead.

**Anatomy.** Border, background, and padding; the content brings its own heading. \`edge="ink"\` marks a winning result.

**Accessibility.** For a card that stands on its own, use \`as="article"\` and point \`aria-labelledby\` at its heading; in a list, \`as="li"\`. The card itself is never one large link: its title or its button is.

**Keyboard.** None of its own.`,
      },
    },
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Paddings: Story = {
  render: () => (
    <Stack gap={3}>
      {(['none', 'small', 'medium', 'large'] as const).map((padding) => (
        <Card key={padding} padding={padding}>
          <Text>{padding}</Text>
        </Card>
      ))}
    </Stack>
  ),
};
export const Edges: Story = {
  render: () => (
    <Stack gap={3}>
      {(['hairline', 'ink', 'control'] as const).map((edge) => (
        <Card key={edge} edge={edge}>
          <Text>{edge}</Text>
        </Card>
      ))}
    </Stack>
  ),
};
const short = ['Coffee', 'Any size.', '40 points'];
const long = ['Two movie tickets for any day', 'Any film, one visit.', '120 points'];
export const SharedRows: Story = {
  render: () => (
    <Grid columns={{ base: 2 }} gap={4}>
      {[short, long].map((lines) => (
        <Card key={lines[0]} padding="small" rows={3}>
          {lines.map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </Card>
      ))}
    </Grid>
  ),
};
export const Article: Story = { args: { as: 'article', 'aria-label': 'Spring into savings' } };
