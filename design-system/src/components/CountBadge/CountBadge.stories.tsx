import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CountBadge } from './CountBadge.tsx';

const meta = {
  title: 'Components/Data display/CountBadge',
  component: CountBadge,
  args: { count: 14, label: '14 items' },
  parameters: {
    docs: {
      description: {
        component: `A count at the corner of an icon (S-36).

**When to use.** On the cart, coupons, and messages.

**When not.** For a figure that matters on its own: Numeral.

**Anatomy.** A dark pill with the count; above 99 it reads 99+; at zero it isn't drawn.

**Accessibility.** The digits are not read; \`label\` says the full count in words.

**Keyboard.** None.`,
      },
    },
  },
} satisfies Meta<typeof CountBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneDigit: Story = { args: { count: 1, label: '1 item' } };
export const NinetyNine: Story = { name: 'Ninety-nine', tags: ['row:S-36'], args: { count: 99, label: '99 items' } };
export const AboveNinetyNine: Story = {
  name: 'Above 99',
  tags: ['row:S-36'],
  args: { count: 100, label: '100 items' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.getByText('100 items')).toBeInTheDocument();
  },
};
export const Zero: Story = {
  name: 'Hidden at zero',
  tags: ['row:S-36'],
  args: { count: 0, label: '0 items' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/0/)).not.toBeInTheDocument();
  },
};
