import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  parameters: {
    docs: {
      description: {
        component: `A placeholder for content that is loading, in its final geometry.

**When to use.** While data loads, so nothing moves when it arrives. Wrap sample text for text; give width and height for a picture or a control.

**When not.** For an action in progress: Button with \`busy\`, Loader.

**Anatomy.** A pulsing background; still under reduced motion.

**Accessibility.** Never read out; the page announces through LiveRegion when it has loaded.

**Keyboard.** None: its content is inert.`,
      },
    },
  },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {
  args: { children: 'Spring into savings' },
  render: (args) => (
    <Text size="lead">
      <Skeleton {...args} />
    </Text>
  ),
};
export const Shapes: Story = {
  args: { width: '80%', height: 16 },
  render: () => (
    <Stack gap={3} align="start">
      <Skeleton width={240} height={16} />
      <Skeleton width={88} height={88} shape="tile" />
      <Skeleton width={240} height={120} shape="card" />
      <Skeleton width={140} height={48} shape="control" />
    </Stack>
  ),
};
export const CardOnItsWay: Story = {
  args: { width: '80%', height: 16 },
  render: () => (
    <Card>
      <Stack gap={3}>
        <Skeleton width="100%" height={120} shape="tile" />
        <Skeleton width="60%" height={24} />
        <Skeleton width="90%" height={16} />
      </Stack>
    </Card>
  ),
};
