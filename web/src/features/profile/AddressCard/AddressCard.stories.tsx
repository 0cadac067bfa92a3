import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { savedAddress } from '../../../testing/fixtures/address.ts';
import type { AddressForm_AddressFragment } from '../AddressForm/AddressForm.generated.ts';
import { AddressCard } from './AddressCard.tsx';

const { deliveredFrom: store } = savedAddress;
const address: AddressForm_AddressFragment = savedAddress;

const meta = {
  title: 'Storefront/Account/AddressCard',
  component: AddressCard,
  args: { address, phone: '4155554821', store: store.name, isFresh: false, onEdit: fn(), onDelete: fn() },
  parameters: {
    docs: {
      description: {
        component: `A saved delivery address.

**When to use.** On the page of the shopper's addresses, one card an address.

**When not.** Where an address is chosen: RadioCards.

**Anatomy.** "Saved just now" when it is, the address as on an envelope, phone and store, the way to change it.

**Accessibility.** An article named by its street, which takes the focus after saving; the button says which address it changes.

**Keyboard.** Tab reaches the button.`,
      },
    },
  },
} satisfies Meta<typeof AddressCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As it stands on the page. */
export const Saved: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit address 148 Guerrero St' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};

/** Just after saving. */
export const Fresh: Story = {
  args: { isFresh: true },
  play: async ({ canvas }) => expect(canvas.getByText('Saved just now')).toBeVisible(),
};

/** Outside the store's delivery area, and no phone number. */
export const Elsewhere: Story = {
  args: { address: { ...address, city: 'Seattle', state: 'WA', zipCode: '98122', deliveredFrom: null }, phone: null },
  play: async ({ canvas }) => expect(canvas.getByText(/Outside the delivery area of 2300 16th St/)).toBeVisible(),
};
