import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box/index.ts';
import { Tiles } from './Tiles.tsx';

const departments = ['Bakery', 'Dairy', 'Deli', 'Floral', 'Frozen', 'Fruit', 'Meat', 'Pantry', 'Seafood', 'Vegetables'];

const meta = {
  title: 'Components/Layout/Tiles',
  component: Tiles,
  args: {
    size: 'small',
    gap: 'gutter',
    children: departments.map((name) => (
      <Box key={name} padding={4} surface="tile" radius="tile">
        {name}
      </Box>
    )),
  },
  parameters: {
    docs: {
      description: {
        component: `As many equal columns as the room has place for.

**When to use.** For things of one kind whose least width is known: departments, stores, prizes. It reads the room it is given, so it works in a drawer as on a page.

**When not.** When the design names the columns per width: Grid. When things have different widths: Inline.

**Anatomy.** Columns of at least 120, 160, 240 or 320 px, widths in rem so that larger text makes fewer columns.

**Accessibility.** Order on the screen is order in the document. \`as="ul"\` for a list.

**Keyboard.** None of its own.`,
      },
    },
  },
} satisfies Meta<typeof Tiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};
export const Tiny: Story = { args: { size: 'tiny', gap: 2 } };
export const Medium: Story = { args: { size: 'medium' } };
export const Large: Story = { args: { size: 'large' } };
