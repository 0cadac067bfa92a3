import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Card } from '../Card/index.ts';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Ticket } from '../Ticket/index.ts';
import { Carousel } from './index.ts';

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <Card key={index} as="article" padding="small">
      <Stack gap={3} align="start">
        <Ticket>{`Save $${index + 1}.00`}</Ticket>
        <Text>{`Coupon ${index + 1}`}</Text>
      </Stack>
    </Card>
  ));

const meta = {
  title: 'Components/Content/Carousel',
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
        component: `A row of cards that is scrolled by finger, key, wheel or button (S-56). It never moves by itself.

**Use it** for a shelf of coupons, products or prizes that is a taste of more; put a link to the rest into \`heading\`. **Don't use it** for what everybody has to see: hidden cards are seldom looked for.

**Anatomy.** Heading and two buttons on one line, below the row; cards of one width that snap softly. A card that is cut off stands first on the next page. Where all fits the buttons are out of sight and their place stays.

**Accessibility.** A region and a list by its label. At an end a button says that it is off and keeps the focus. Without motion it jumps.

**Keyboard.** Tab to the buttons, Enter or Space turns the page; Tab to the row, arrows scroll it, then on into the cards; what has the focus comes into view.`,
      },
    },
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Coupons: Story = {
  name: 'Previous and next',
  tags: ['row:S-56'],
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
