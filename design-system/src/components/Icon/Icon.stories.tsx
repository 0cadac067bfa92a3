import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.ts';
import { Text } from '../Text/index.ts';
import { Icon } from './Icon.tsx';

const meta = {
  title: 'Components/Content/Icon',
  component: Icon,
  args: { name: 'gift' },
  parameters: {
    docs: {
      description: {
        component: `A sign from the house's one set (Lucide), in the colour of the text round it.

**When to use.** Beside words, to find them faster.

**When not.** Instead of words; for a picture of a thing: Image on a Tile.

**Anatomy.** A drawing of 14 to 32 px. All of them stand on the page Foundations / Icons.

**Accessibility.** Never read out; the words beside it are, or the label of an IconButton. Signs that point along the line of reading turn with it.

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
