import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { productToSchedule, upcomingOrder } from '../../../testing/fixtures/subscriptions.ts';
import { Gateway } from '../../../testing/storefront.tsx';
import { OrderItems } from './OrderItems.tsx';

const [milk, coffee] = upcomingOrder().items;
const basil = {
  ...productToSchedule({ id: '970000009', fullName: 'Sunny Acre Basil', sizeText: '0.5 oz' }),
  spokenName: 'Sunny Acre Basil, 0.5 oz',
  pictures: null,
  price: null,
  availability: { state: 'AVAILABLE' },
};

const meta = {
  title: 'Storefront/Subscriptions/OrderItems',
  component: OrderItems,
  args: {
    order: upcomingOrder({ items: [milk!, { ...coffee!, id: 'once-970000002', isOneTime: true }] }),
    open: true,
    onOpenChange: () => {},
    busy: null,
    failed: null,
    onChange: () => {},
    misfitOf: () => () => {},
  },
  decorators: [
    (Story) => (
      <Gateway root={{ searchSuggestions: { text: 'basil', products: [basil] } }}>
        <Story />
      </Gateway>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `What an upcoming order brings, and what comes with it only once.

**When to use.** Behind "Edit order" of an order that Schedule & Save will bring.

**When not.** For an order that is made already: its own page changes it.

**Anatomy.** A drawer: what is in the order, with a stepper for what comes once; below it a search for more; the estimate and Done at the foot.

**Accessibility.** A dialog named by its day. Steppers and Add name the product; a refusal is read out.

**Keyboard.** Focus stays inside; Escape closes.`,
      },
    },
  },
} satisfies Meta<typeof OrderItems>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'One item comes once', tags: ['row:S-176'] };
export const Found: Story = {
  name: 'A product is found',
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search products' }), 'basil');
    await expect(
      await screen.findByRole('button', { name: 'Add Sunny Acre Basil, 0.5 oz just this once' }, { timeout: 3000 }),
    ).toBeVisible();
  },
};
export const Refused: Story = {
  name: 'A change is refused',
  args: { failed: "Your store doesn't carry this product." },
};
