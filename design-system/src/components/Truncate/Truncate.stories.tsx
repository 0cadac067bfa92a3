import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/index.ts';
import { Tiles } from '../Tiles/index.ts';
import { Truncate } from './Truncate.tsx';

const meta = {
  title: 'Components/Text/Truncate',
  component: Truncate,
  args: { children: 'Signature SELECT Organic Extra Virgin Olive Oil, First Cold Press, from one harvest, 33.8 fl oz' },
  render: (args) => (
    <Tiles size="medium" gap={4}>
      <Card padding="small">
        <Truncate {...args} />
      </Card>
    </Tiles>
  ),
  parameters: {
    docs: {
      description: {
        component: `Text that may be too long for its place.

**When to use.** For names from data, where a row keeps its height: products, stores, addresses.

**When not.** For words of our own, for prices and for dates: they have room, always.

**Anatomy.** One to five lines, then an ellipsis.

**Accessibility.** The text is whole in the document: it is read out, found and copied whole. Somewhere the eye can read it whole too, as on the product's own page.

**Keyboard.** None of its own.`,
      },
    },
  },
} satisfies Meta<typeof Truncate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {};
export const TwoLines: Story = { args: { lines: 2 } };
export const ShortEnough: Story = { args: { lines: 2, children: 'Bananas' } };
export const OneLongWord: Story = {
  args: { children: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz' },
};
