import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Price } from './index.ts';

const meta = {
  title: 'Components/Shop/Price',
  component: Price,
  args: { now: 399, label: '$3.99' },
  parameters: {
    docs: {
      description: {
        component: `What something costs, with raised cents in the banner's display face.

**When to use.** For every product price: in a line, on a card, on the product page.

**When not.** For savings: a SavingsBadge, never colored text.

**Anatomy.** The current price, its unit ("/lb"), and the previous price struck through; below, the unit price for comparison. The previous price is struck through only when it is above the current one and both are above 0 (S-143). Below a dollar it reads "29¢".

**Accessibility.** Raised digits would be read as "three ninety-nine five ninety-nine", so everything drawn is hidden and \`label\` is read as a whole: "Now $3.99, was $5.99". Amounts keep their order when the page reads right to left.

**Keyboard.** None: it's text.`,
      },
    },
  },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = {};
export const WasNow: Story = {
  name: 'Was and now',
  tags: ['row:S-143'],
  args: { was: 599, label: 'Now $3.99, was $5.99' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Now $3.99, was $5.99')).toBeInTheDocument();
    await expect(canvas.getByText('$5.99').tagName).toBe('S');
  },
};
export const UnderOneDollar: Story = { args: { now: 29, label: '29 cents' } };
export const Unavailable: Story = { args: { now: 699, tone: 'soft', label: '$6.99' } };
export const ByWeight: Story = {
  args: {
    now: 199,
    was: 299,
    per: '/lb',
    unitPrice: '12.4¢/oz',
    size: 'hero',
    label: 'Now $1.99 per pound, was $2.99 per pound, 12.4 cents per ounce',
  },
};
export const InALine: Story = { args: { now: 798, was: 1198, size: 'line', label: 'Now $7.98, was $11.98' } };
export const OtherCurrency: Story = {
  args: { now: 399, was: 599, locale: 'de-DE', currency: 'EUR', label: 'Now 3 euros 99, was 5 euros 99' },
};
export const Sizes: Story = {
  render: () => (
    <Stack gap={6}>
      <Price size="line" now={123_400} was={150_000} label="Now $1,234.00, was $1,500.00" />
      <Price size="card" now={123_400} was={150_000} label="Now $1,234.00, was $1,500.00" />
      <Price size="hero" now={123_400} was={150_000} label="Now $1,234.00, was $1,500.00" />
    </Stack>
  ),
};
