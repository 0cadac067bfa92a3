import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { Text } from '../Text/index.ts';
import { Inline } from './Inline.tsx';

const meta = {
  title: 'Components/Layout/Inline',
  component: Inline,
  args: {
    gap: 3,
    children: ['Vegan', 'Organic', 'Local', 'New', 'On offer', 'Gluten free'].map((name) => (
      <Badge key={name}>{name}</Badge>
    )),
  },
  parameters: {
    docs: {
      description: {
        component: `Side by side along the line, evenly spaced.

**When to use.** For buttons, badges, an icon and its words. It wraps when it runs out of room.

**When not.** One below the other: Stack. In columns of equal width: Grid.

**Anatomy.** A row; \`gap\` on the 4 px grid, \`justify\` along it, \`align\` across it.

**Accessibility.** Visual order is reading order, right to left too.

**Keyboard.** None.`,
      },
    },
  },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Between: Story = {
  args: {
    justify: 'between',
    children: [
      <Text key="a" weight="strong">
        Total
      </Text>,
      <Text key="b">$12.40</Text>,
    ],
  },
};
export const OnTheBaseline: Story = {
  args: {
    align: 'baseline',
    children: [
      <Text key="a" size="lead">
        240
      </Text>,
      <Text key="b" size="meta">
        points
      </Text>,
    ],
  },
};
export const Buttons: Story = {
  args: {
    children: [
      <Button key="a" tone="primary">
        Play now
      </Button>,
      <Button key="b" tone="quiet">
        Not now
      </Button>,
    ],
  },
};
