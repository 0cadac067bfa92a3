import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/index.ts';
import { Text } from '../Text/index.ts';
import { Grid } from './Grid.tsx';

const cards = ['Bakery', 'Dairy', 'Fruit', 'Vegetables', 'Fish', 'Pantry'].map((name) => (
  <Card key={name} padding="small">
    <Text>{name}</Text>
  </Card>
));

const meta = {
  title: 'Components/Layout/Grid',
  component: Grid,
  args: { columns: { base: 2, tablet: 3, wide: 6 }, gap: 'gutter', children: cards },
  parameters: {
    docs: {
      description: {
        component: `Equal columns, their number set by the width of the screen.

**When to use.** For cards of one kind: games, prizes, products. \`gap="gutter"\` is the page's own gutter.

**When not.** For the frame of a page: Container. For a row that simply wraps: Inline.

**Anatomy.** \`columns\` from the phone (\`base\`) up: \`tablet\` 768, \`desktop\` 990, \`wide\` 1200 px.

**Accessibility.** With \`as="ul"\`, a screen reader says how many items there are.

**Keyboard.** None.`,
      },
    },
  },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Responsive: Story = {};
export const OneThenTwo: Story = { args: { columns: { base: 1, tablet: 2 }, gap: 4 } };
export const AsList: Story = {
  args: {
    as: 'ul',
    'aria-label': 'Aisles',
    columns: { base: 2 },
    children: ['Bakery', 'Dairy'].map((name) => (
      <Card key={name} as="li">
        {name}
      </Card>
    )),
  },
};
