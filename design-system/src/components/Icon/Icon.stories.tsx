import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.ts';
import { Text } from '../Text/index.ts';
import { Icon } from './Icon.tsx';

const meta = {
  title: 'Components/Data display/Icon',
  component: Icon,
  args: { name: 'gift' },
  parameters: {
    docs: {
      description: {
        component: `An icon from our one set (Lucide), in the color of the text around it.

**When to use.** Next to words, to help people find them.

**When not.** In place of words. For a picture of a product: Image on a Tile.

**Anatomy.** A 14 to 32 px drawing. All of them are on the page Foundations / Icons.

**Accessibility.** Never read out; the words next to it are, or the label of an IconButton. Icons that point along the reading direction flip with it.

**Keyboard.** None.`,
      },
    },
  },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sizes: Story = {
  render: () => (
    <Inline gap={3}>
      {([14, 16, 18, 20, 22, 24, 28, 32] as const).map((size) => (
        <Icon key={size} name="shopping-basket" size={size} />
      ))}
    </Inline>
  ),
};
export const AlongTheLineOfReading: Story = {
  render: () => (
    <Inline gap={3}>
      <Icon name="arrow-left" />
      <Text as="span">Back and on</Text>
      <Icon name="chevron-right" />
    </Inline>
  ),
};
