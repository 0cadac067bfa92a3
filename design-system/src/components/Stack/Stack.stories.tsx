import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { Text } from '../Text/index.ts';
import { Stack } from './Stack.tsx';

const three = ['Bread', 'Milk', 'Strawberries'].map((name) => (
  <Card key={name} padding="small">
    <Text>{name}</Text>
  </Card>
));

const meta = {
  title: 'Components/Layout/Stack',
  component: Stack,
  args: { gap: 4, children: three },
  parameters: {
    docs: {
      description: {
        component: `One below the other, evenly spaced.

**When to use.** For anything that runs down the page. Components have no outer margin; the parent spaces them.

**When not.** Side by side: Inline. In columns: Grid.

**Anatomy.** A column whose \`gap\` is a step of the 4 px grid; \`align\` places the children across.

**Accessibility.** For a list, use \`as="ul"\` and \`li\` items; visual order is reading order.

**Keyboard.** None.`,
      },
    },
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tight: Story = { args: { gap: 1 } };
export const Wide: Story = { args: { gap: 10 } };
export const Aligned: Story = {
  args: {
    align: 'center',
    children: [
      <Text key="a">Centered</Text>,
      <Button key="b" tone="outline">
        Shop
      </Button>,
    ],
  },
};
export const AsList: Story = {
  args: {
    as: 'ul',
    children: ['Bread', 'Milk'].map((name) => (
      <li key={name}>
        <Text as="span">{name}</Text>
      </li>
    )),
  },
};
