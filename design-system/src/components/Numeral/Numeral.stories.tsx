import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Numeral } from './Numeral.tsx';

const meta = {
  title: 'Components/Typography/Numeral',
  component: Numeral,
  args: { size: 'hero', children: '1,240' },
  parameters: {
    docs: {
      description: {
        component: `A figure in the display face, with tabular digits.

**When to use.** For points, entries, the value of a win.

**When not.** For a price: Price. For a figure in a sentence: Text.

**Anatomy.** One figure; its unit goes next to it in Text.

**Accessibility.** \`as="output"\` when it changes in response to an action; \`as="dd"\` in a description list.

**Keyboard.** None.`,
      },
    },
  },
} satisfies Meta<typeof Numeral>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sizes: Story = {
  render: () => (
    <Stack gap={2}>
      {(['small', 'title', 'feature', 'page', 'hero'] as const).map((size) => (
        <Numeral key={size} size={size}>
          1,240
        </Numeral>
      ))}
    </Stack>
  ),
};
export const OfOneWidth: Story = {
  render: () => (
    <Stack gap={0}>
      <Numeral size="page">111.11</Numeral>
      <Numeral size="page">888.88</Numeral>
    </Stack>
  ),
};
