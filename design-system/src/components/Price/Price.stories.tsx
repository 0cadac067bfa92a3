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
        component: `What something costs, drawn with raised cents in the banner's display face.

**Use it** for every price of a product: in a line, on a card, on its own page. **Don't use it** for what is saved: that is a Ticket, never coloured text.

**Anatomy.** The price now, its unit ("/lb"), the price before, struck; below, the price of a unit to compare by. The price before is struck only when it is above the price now and both are above 0 (S-143). Below a dollar it is "29¢".

**Accessibility.** Raised digits would be spoken "three ninety-nine five ninety-nine": all that is drawn is hidden, \`label\` is spoken whole: "Now $3.99, was $5.99". Sums keep their order when the page reads right to left.

**Keyboard.** None: it is text.`,
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
