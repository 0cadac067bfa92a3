import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box/index.ts';
import { AutoGrid } from './AutoGrid.tsx';

const departments = ['Bakery', 'Dairy', 'Deli', 'Floral', 'Frozen', 'Fruit', 'Meat', 'Pantry', 'Seafood', 'Vegetables'];

const meta = {
  title: 'Components/Layout/AutoGrid',
  component: AutoGrid,
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
        component: `As many equal columns as fit.

**When to use.** For items of one kind with a known minimum width: departments, stores, prizes. It responds to its container, so it works in a drawer as well as on a page.

**When not.** When the design sets the number of columns at each width: Grid. When items differ in width: Inline.

**Anatomy.** Columns at least 120, 160, 240, or 320 px wide, in rem, so larger text makes fewer columns.

**Accessibility.** Visual order is document order. Use \`as="ul"\` for a list.

**Keyboard.** None of its own.`,
      },
    },
  },
} satisfies Meta<typeof AutoGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};
export const Tiny: Story = { args: { size: 'tiny', gap: 2 } };
export const Medium: Story = { args: { size: 'medium' } };
export const Large: Story = { args: { size: 'large' } };
