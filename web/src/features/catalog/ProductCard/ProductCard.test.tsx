import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { product, products, unavailable } from '../../../testing/fixtures/products.ts';
import { ProductCard, type ProductCardProps } from './ProductCard.tsx';
import { type CardVariant, cardVariants, elementsOf, tagIcons } from './variants.ts';

const show = (props: ProductCardProps) =>
  render(
    <ul>
      <ProductCard {...props} />
    </ul>,
  );
const tagged = product({
  tags: [
    { __typename: 'ProductTag', kind: 'ORGANIC', text: 'Organic' },
    { __typename: 'ProductTag', kind: 'SNAP', text: 'SNAP eligible' },
    { __typename: 'ProductTag', kind: 'SELLER', text: 'Copper & Clay' },
    { __typename: 'ProductTag', kind: 'VEGAN', text: 'Vegan' },
  ],
});
const add = <button type="button">Add</button>;

test('the price is read as a whole, and the card is one link to the product', () => {
  show({ product: product() });
  expect(screen.getByText('Now $3.99, was $5.99')).toBeInTheDocument();
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Organic Strawberries' })).toHaveAttribute('href', '/product/100000001');
  expect(screen.getByRole('heading', { level: 3, name: 'Organic Strawberries' })).toBeInTheDocument();
  // What is drawn is described by the words beside it; only signs say their own.
  expect(screen.getAllByRole('img').map((sign) => sign.textContent)).toEqual(
    product()
      .tags.filter(({ kind }) => kind in tagIcons)
      .map(({ text }) => text),
  );
});

test('a product that cannot be had says why and leads on, and has no action', () => {
  show({ product: products[3]!, foot: add });
  expect(screen.getByText('Out of Stock')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See similar to Green Kiwifruit' })).toHaveAttribute(
    'href',
    '/product/100000004#similar',
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a product that the store does not carry has no price, and one that comes back says when', () => {
  show({
    product: product({
      price: null,
      availability: unavailable('NOT_CARRIED', 'Out of Stock', { nextAvailableText: 'Back Aug 18' }),
    }),
  });
  expect(screen.getByText('No price here')).toBeVisible();
  expect(screen.getByText('Out of Stock · Back Aug 18')).toBeVisible();
  expect(screen.queryByText('Save $2.00')).not.toBeInTheDocument();
});

test.each([
  ['abs', 'Only Available In-Store'],
  ['biaCarousel', 'In-store only'],
] as const)('S-237 S-238 a card of %s says where else: %s', (variant, words) => {
  show({
    product: product({
      availability: unavailable('CHANNEL_NOT_OFFERED', 'In-store only', {
        onlyAvailableText: 'Only Available In-Store',
        alternatives: ['IN_STORE'],
      }),
    }),
    variant,
  });
  expect(screen.getByText(words)).toBeVisible();
});

test('a product without a picture keeps its place', () => {
  show({ product: product({ pictures: null }) });
  expect(screen.getByRole('link', { name: 'Organic Strawberries' })).toBeVisible();
});

test('an action stands beside the link, not in it', () => {
  show({ product: product(), foot: add });
  expect(screen.getByRole('button', { name: 'Add' }).closest('a')).toBeNull();
});

test.each(Object.keys(cardVariants) as CardVariant[])('S-61 S-249 a card of %s shows what its row says', (variant) => {
  const elements = elementsOf(variant);
  show({ product: tagged, variant, foot: add, until: 'Sale price until Aug 11' });
  const isShown = (text: string) => screen.queryByText(text) !== null;
  expect(isShown('16 oz · $3.99/lb')).toBe(elements.meta !== false);
  expect(isShown('No. 100000001')).toBe(elements.itemNumber);
  expect(isShown('Sale price until Aug 11')).toBe(elements.until);
  expect(isShown('Save $2.00')).toBe(elements.ticket !== 'none');
  expect(isShown('Add')).toBe(elements.foot);
  const due = tagged.tags
    .filter(({ kind }) => !elements.impliedTags.includes(kind))
    .map(({ text }) => text)
    .slice(0, elements.tags);
  expect(tagged.tags.map(({ text }) => text).filter(isShown)).toEqual(due);
});

test('S-249 at most three tags, two on a shelf', () => {
  const counts = Object.values(cardVariants).map(({ tags }) => tags);
  expect(Math.max(...counts)).toBe(3);
  expect(elementsOf('abs').tags).toBe(3);
  expect(elementsOf('biaCarousel').tags).toBe(2);
});

test('S-61 S-69 in the wine shop a wine says its strength and its taste where other cards have the unit price', () => {
  const wine = {
    __typename: 'Wine',
    strengthText: '750 ml · 13.8% vol.',
    tasteText: 'Light, dry. Cherry, clove',
  } as const;
  const bottle = product({ metaLine: '750 ml · 76.5¢/fl oz', wine });
  const { unmount } = show({ product: bottle, variant: 'wineshop' });
  expect(screen.getByText('750 ml · 13.8% vol.')).toBeVisible();
  expect(screen.getByText('Light, dry. Cherry, clove')).toBeVisible();
  expect(screen.queryByText(/fl oz/)).toBeNull();
  unmount();
  show({ product: bottle });
  expect(screen.getByText('750 ml · 76.5¢/fl oz')).toBeVisible();
});
