import type { Meta, StoryObj } from '@storybook/react-vite';
import { seller } from '../../../testing/fixtures/products.ts';
import { SellerCard } from './SellerCard.tsx';
import { SellerHead } from './SellerHead.tsx';

const meta = {
  title: 'Storefront/Catalog/SellerHead',
  component: SellerHead,
  args: { seller },
  parameters: {
    docs: {
      description: {
        component: `Who a marketplace seller is, at the top of its page.

**When to use.** Once, above a seller's products.

**When not.** Among other sellers: SellerCard. Beside one product: ProductSeller.

**Anatomy.** Monogram, name, a sentence, shipping and returns, and a picture on a floor; on a phone the picture comes first.

**Accessibility.** The name is the page's heading, the facts are a list of names and values; monogram and picture are silent.

**Keyboard.** None.`,
      },
    },
  },
} satisfies Meta<typeof SellerHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['row:S-21'] };
export const WithoutPicture: Story = { args: { seller: { ...seller, picture: null } } };
export const AmongOthers: Story = {
  render: () => (
    <ul>
      <SellerCard seller={seller} />
    </ul>
  ),
};
