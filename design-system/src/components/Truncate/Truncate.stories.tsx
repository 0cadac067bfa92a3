import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/index.ts';
import { AutoGrid } from '../AutoGrid/index.ts';
import { Truncate } from './Truncate.tsx';

const meta = {
  title: 'Components/Typography/Truncate',
  component: Truncate,
  args: { children: 'Signature SELECT Organic Extra Virgin Olive Oil, First Cold Press, from one harvest, 33.8 fl oz' },
  render: (args) => (
    <AutoGrid size="medium" gap={4}>
      <Card padding="small">
        <Truncate {...args} />
      </Card>
    </AutoGrid>
  ),
  parameters: {
    docs: {
      description: {
        component: `Text that may be too long for its space.

**When to use.** For names from data in a row of fixed height: products, stores, addresses.

**When not.** For our own words, prices, and dates: they always get the room they need.

**Anatomy.** One to five lines, then an ellipsis.

**Accessibility.** The document has the full text: it is read, found, and copied in full. Make sure people can also see it in full somewhere, such as on the product page.

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
