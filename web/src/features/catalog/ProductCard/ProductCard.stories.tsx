import { Button } from '@larder/design-system/Button';
import { Grid } from '@larder/design-system/Grid';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { product, products, unavailable } from '../../../testing/fixtures/products.ts';
import { ProductCard, type ProductCardProps } from './ProductCard.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';
import { type CardVariant, cardVariants } from './variants.ts';

const add = (
  <Button tone="brand" size="small" block icon="plus">
    Add
  </Button>
);

const meta = {
  title: 'Storefront/Catalog/ProductCard',
  component: ProductCard,
  args: { product: product() },
  render: (args) => (
    <Grid as="ul" gap={4} columns={{ base: 2, tablet: 3, wide: 4 }}>
      <ProductCard {...args} />
    </Grid>
  ),
  parameters: {
    docs: {
      description: {
        component: `A product in a list or on a shelf: what it is, what it costs, and whether it can be had.

**When to use.** In results, departments, and shelves. \`variant\` names the program or place; one table says what each of them shows.

**When not.** For a whole shelf with its scroller: ProductRow. For the product's own page: ProductScreen.

**Anatomy.** A square tile with the picture and the ticket on its corner (in a row, the ticket is below the price), price, name, one line of size and unit price, up to three tags, and below it room for an action. A product that can't be had is pale, gives the reason with an icon, and leads to similar ones.

**Accessibility.** An item of a list with a heading. The price is read as a whole, "Now $3.99, was $5.99"; the picture is silent, because the name says the same. The card has one link, and actions stand beside that link, not in it.

**Keyboard.** Tab to the name, Enter opens the product; Tab goes on to the action.`,
      },
    },
  },
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['row:S-143'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Now $3.99, was $5.99')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Organic Strawberries' })).toBeVisible();
  },
};
export const WithoutSaving: Story = { args: { product: products[1]! } };
export const ByWeight: Story = { args: { product: products[2]! } };
export const WithAction: Story = { args: { foot: add } };
export const WithNote: Story = { args: { note: 'Same brand', product: products[1]! } };
export const FewLeft: Story = {
  args: {
    product: product({
      availability: { ...unavailable('OUT_OF_STOCK', 'Few left'), state: 'LOW_STOCK', reasonCode: null },
    }),
  },
};
export const OutOfStock: Story = {
  tags: ['row:S-236'],
  args: { product: products[3]! },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Out of Stock')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See similar to Green Kiwifruit' })).toBeVisible();
  },
};
export const BackOnADay: Story = {
  args: {
    product: product({
      availability: unavailable('OUT_OF_STOCK', 'Out of Stock', { nextAvailableText: 'Back Aug 18' }),
    }),
  },
};
export const OneChannelOnly: Story = {
  tags: ['row:S-237', 'row:S-238'],
  args: {
    product: product({
      availability: unavailable('CHANNEL_NOT_OFFERED', 'In-store only', {
        onlyAvailableText: 'Only Available In-Store',
        alternatives: ['IN_STORE'],
      }),
    }),
  },
};
export const NotCarried: Story = {
  args: { product: product({ price: null, availability: unavailable('NOT_CARRIED', 'Out of Stock') }) },
};
export const LongName: Story = {
  args: {
    product: product({
      fullName:
        'Meadow Lane Ultra-Filtered Lactose-Free Vitamin-D-Fortified Whole Milk with Supercalifragilistic Calcium',
    }),
  },
};

/** What stands in a card, by variant. */
const Variants = (args: ProductCardProps) => (
  <Grid gap={4} columns={{ base: 2, tablet: 3, wide: 4 }}>
    {(Object.keys(cardVariants) as CardVariant[]).map((variant) => (
      <section key={variant} aria-label={variant}>
        <p>{variant}</p>
        <ProductCard {...args} as="div" variant={variant} foot={add} />
      </section>
    ))}
  </Grid>
);
const everyTag = product({
  tags: [
    { __typename: 'ProductTag', kind: 'ORGANIC', text: 'Organic' },
    { __typename: 'ProductTag', kind: 'SNAP', text: 'SNAP eligible' },
    { __typename: 'ProductTag', kind: 'VEGAN', text: 'Vegan' },
  ],
});
export const EveryVariant: Story = { tags: ['row:S-61'], args: { product: everyTag }, render: Variants };
export const EveryVariantUnavailable: Story = {
  args: { product: { ...everyTag, availability: unavailable('OUT_OF_STOCK', 'Out of Stock') } },
  render: Variants,
};
export const OfTheWineShop: Story = {
  args: {
    variant: 'wineshop',
    product: product({
      fullName: 'Alder Creek Russian River Pinot Noir 2021',
      wine: { __typename: 'Wine', strengthText: '750 ml · 13.8% vol.', tasteText: 'Light, dry. Cherry, clove' },
    }),
  },
};
export const List: Story = {
  args: { layout: 'list' },
  render: (args) => (
    <Grid as="ul" gap={3} columns={{ base: 1 }}>
      {products.map((each) => (
        <ProductCard key={each.id} {...args} product={each} foot={add} />
      ))}
    </Grid>
  ),
};
export const Loading: Story = {
  render: () => (
    <Grid as="ul" gap={4} columns={{ base: 2, tablet: 3, wide: 4 }}>
      <ProductCardSkeleton />
      <ProductCard product={products[1]!} />
    </Grid>
  ),
};
