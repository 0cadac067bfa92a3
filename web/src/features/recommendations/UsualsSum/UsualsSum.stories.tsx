import type { Meta, StoryObj } from '@storybook/react-vite';
import { UsualsSum } from './UsualsSum.tsx';

const meta = {
  title: 'Storefront/Recommendations/UsualsSum',
  component: UsualsSum,
  args: {
    count: 6,
    regular: 3424,
    now: 3074,
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
        component: `What the selected usuals cost by now, and the button that adds them all.

**When to use.** Beside the lists of "Your usuals".

**When not.** Beside a cart: its sums come from the server, with coupons, taxes, and fees.

**Anatomy.** How many, the regular price, what is saved on the shelf, the estimated total, one button that says how many it adds, and where they go.

**Accessibility.** A region named by its heading; what is saved has words.

**Keyboard.** Tab to the button. It is out of reach while nothing is selected.`,
      },
    },
  },
} satisfies Meta<typeof UsualsSum>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Six items', tags: ['row:S-8'] };
export const Nothing: Story = { name: 'Nothing selected', args: { count: 0, regular: 0, now: 0 } };
export const ForAnOrder: Story = {
  name: 'While an order is changed',
  tags: ['row:S-111'],
  args: { isForOrder: true },
};
export const Busy: Story = { name: 'While they are added', args: { isBusy: true } };
