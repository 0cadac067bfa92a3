import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { snapShare } from '../../../testing/fixtures/checkout.ts';
import { Snap } from './Snap.tsx';

const meta = {
  title: 'Storefront/Checkout/Snap',
  component: Snap,
  args: {
    id: 'snap',
    snap: snapShare(),
    entry: { choice: 'none', other: '' },
    error: undefined,
    onChange: () => undefined,
  },
  render: function Kept(args) {
    const [entry, setEntry] = useState(args.entry);
    return <Snap {...args} entry={entry} onChange={setEntry} />;
  },
  parameters: {
    docs: {
      description: {
        component: `What SNAP benefits pay of an order, beside another way to pay.

**When to use.** In the payment step, when something in the cart is SNAP eligible and the order is handed over to a person.

**When not.** For what is left at the door, or sent by a seller: nobody is there to take the card with its PIN.

**Anatomy.** What is eligible, three ways as option cards, the amount as a field for the third, and what SNAP can't pay.

**Accessibility.** A section named by its heading; the choices are radio buttons in a group with a legend; a wrong amount is said at its field.

**Keyboard.** Tab to the choices, arrows between them, Tab to the amount.`,
      },
    },
  },
} satisfies Meta<typeof Snap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = { name: 'Nothing at first', tags: ['row:N-52'] };
export const All: Story = {
  name: 'All that is eligible',
  tags: ['row:N-52'],
  args: { entry: { choice: 'all', other: '' } },
};
export const TooMuch: Story = {
  name: 'More than is eligible',
  tags: ['row:N-52'],
  args: { entry: { choice: 'other', other: '99' }, error: 'Enter an amount up to $21.98.' },
};
