import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { product } from '../../../testing/fixtures/products.ts';
import { inGateway } from '../../../testing/storefront.tsx';
import { knownCarts } from '../../cart/known/known-carts.ts';
import { MixCase } from './MixCase.tsx';

const wine = (number: number, fullName: string) =>
  product({
    id: String(100_000_010 + number),
    fullName,
    pictures: { __typename: 'ProductPictures', card: '/pictures/wine-glass.svg', photo: null },
  });
const wines = ['Pinot Noir', 'Brut', 'Merlot', 'Syrah', 'Malbec', 'Gamay', 'Barbera'].map((name, at) =>
  wine(at + 1, name),
);

const meta = {
  title: 'Storefront/Catalog/MixCase',
  component: MixCase,
  args: { deal: { quantity: 6, offText: '10% off' }, listed: wines },
  decorators: [inGateway],
  parameters: {
    docs: {
      description: {
        component: `The wine shop's cart as a case of bottles.

**When to use.** Above a list of wines that cost less together.

**When not.** For a multi-buy of one product: its ticket says so.

**Anatomy.** What the case is and what a whole one brings, a place for each bottle, what the cart costs, and its checkout. One press fills the case from the list; below stands what became of each bottle, and the way back.

**Accessibility.** A region named by its heading with a list of places; how many bottles there are is told politely whenever that changes. A bottle drops into its place, unless motion is reduced.

**Keyboard.** Tab to Fill the case, to Checkout, and to Undo.`,
      },
    },
  },
} satisfies Meta<typeof MixCase>;
export default meta;
type Story = StoryObj<typeof meta>;

/** So many of the first wines are in the cart. */
function InCart({ bottles, ...args }: Parameters<typeof MixCase>[0] & { bottles: number }) {
  useEffect(() => {
    const before = knownCarts.read();
    const ids = wines.slice(0, bottles).map(({ id }) => id);
    knownCarts.show({
      ...before,
      updatedAt: 1,
      products: new Map(ids.map((id) => [id, { quantity: 1, weight: null }])),
      wine: { cartId: 'c2', totalCents: bottles * 1899, productIds: ids },
    });
    return () => knownCarts.show(before);
  }, [bottles]);
  return <MixCase {...args} />;
}

export const Empty: Story = {};
export const Two: Story = {
  name: 'Two of six',
  tags: ['row:N-63'],
  render: (args) => <InCart {...args} bottles={2} />,
};
export const Full: Story = { name: 'A whole case', render: (args) => <InCart {...args} bottles={6} /> };
