import type { Meta, StoryObj } from '@storybook/react-vite';
import { estimateFor, usuals } from '../../../testing/fixtures/usuals.ts';
import { UsualsSum } from './UsualsSum.tsx';

const meta = {
  title: 'Storefront/Recommendations/UsualsSum',
  component: UsualsSum,
  args: {
    count: 6,
    estimate: estimateFor(usuals().dueNow.map(({ id }) => ({ productId: id, quantity: 1 }))),
    place: 'Pickup at 2300 16th St',
    isBusy: false,
    onAdd: () => {},
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `What the selected usuals would cost in a cart, as the services price carts, and the button that adds them all.

**When to use.** Beside the lists of "Your usuals".

**When not.** Beside a cart: Summary.

**Anatomy.** How many, the sum of a cart that held just these, with promos and clipped coupons, one button that says how many it adds, and where they go.

**Accessibility.** A region named by its heading; what is saved has words.

**Keyboard.** Tab to the button. It is out of reach while nothing is selected.`,
      },
    },
  },
} satisfies Meta<typeof UsualsSum>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Six items', tags: ['row:S-8'] };
export const Nothing: Story = { name: 'Nothing selected', args: { count: 0, estimate: estimateFor([]) } };
export const NotPriced: Story = { name: 'Not priced', args: { estimate: null } };
export const Pricing: Story = { name: 'While another choice is priced', args: { isSettled: false } };
export const ForAnOrder: Story = {
  name: 'While an order is changed',
  tags: ['row:S-111'],
  args: { saveBy: 'Thursday, 11 PM' },
};
export const Busy: Story = { name: 'While they are added', args: { isBusy: true } };
