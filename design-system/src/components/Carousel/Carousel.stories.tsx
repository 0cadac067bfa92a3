import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Card } from '../Card/index.ts';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { SavingsBadge } from '../SavingsBadge/index.ts';
import { Carousel } from './index.ts';

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <Card key={index} as="article" padding="small">
      <Stack gap={3} align="start">
        <SavingsBadge>{`Save $${index + 1}.00`}</SavingsBadge>
        <Text>{`Coupon ${index + 1}`}</Text>
      </Stack>
    </Card>
  ));

const meta = {
  title: 'Components/Data display/Carousel',
  component: Carousel,
  args: {
    label: 'Coupons for you',
    previousLabel: 'Previous coupons',
    nextLabel: 'Next coupons',
    heading: (
      <Heading level={2} size="title">
        Coupons for you
      </Heading>
    ),
    children: cards(12),
  },
  parameters: {
    docs: {
      description: {
        component: `A row of cards that scrolls by touch, keyboard, wheel, or button (S-56). It never moves on its own.

**When to use.** For a shelf of coupons, products, or prizes that previews a longer list; put a link to the rest in \`heading\`.

**When not.** For what everyone has to see: few people look for hidden cards.

**Anatomy.** A heading and two buttons on one line; below them, cards of equal width that snap gently. A card that is cut off comes first on the next page. When everything fits, the buttons are hidden and their space stays.

**Accessibility.** A region and a list, both named by its label. At either end, a button is announced as unavailable and keeps focus. With reduced motion it jumps.

**Keyboard.** Tab to the buttons; Enter or Space turns the page. Tab to the row; arrow keys scroll it. Then on into the cards, which scroll into view as they take focus.`,
      },
    },
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Coupons: Story = {
  name: 'Previous and next',
  tags: ['row:S-56', 'browser'],
  args: { item: 'coupon' },
  play: async ({ canvas }) => {
    const previous = await canvas.findByRole('button', { name: 'Previous coupons' });
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Next coupons' })).not.toHaveAttribute('aria-disabled'),
    );
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Next coupons' }));
    await waitFor(() => expect(previous).not.toHaveAttribute('aria-disabled'));
    const row = canvas.getByRole('list');
    row.scrollTo({ left: 0, behavior: 'instant' });
    await waitFor(() => expect(previous).toHaveAttribute('aria-disabled', 'true'));
  },
};
export const Products: Story = {};
export const Prizes: Story = { args: { item: 'prize' } };
export const OneAtATime: Story = { args: { item: 'whole', children: cards(3) } };
export const AllFits: Story = { args: { children: cards(1) } };
export const WithoutHeading: Story = { args: { heading: undefined } };
