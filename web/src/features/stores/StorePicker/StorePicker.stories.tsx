import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { useState } from 'react';
import { Gateway } from '../../../testing/storefront.tsx';
import { defaultShop, pickerStores } from '../../../testing/fixtures/stores.ts';
import { StorePicker } from './StorePicker.tsx';

interface Args {
  stores: object[];
  channel: 'PICKUP' | 'DELIVERY' | 'IN_STORE';
  isMember: boolean;
  refusal: string | null;
}

const chosen = fn();

const meta = {
  title: 'Storefront/Stores/StorePicker',
  render: (args) => <Picker {...args} />,
  args: { stores: pickerStores, channel: 'PICKUP', isMember: false, refusal: null },
  parameters: {
    docs: {
      description: {
        component: `How and where to shop: pickup, delivery, or in-store, and a store near a ZIP code or a city.

**When to use.** From the header, and wherever a visitor may want another store.

**When not.** To show stores with all their hours: the page of stores.

**Anatomy.** Ways to shop as segments, a place with "Near me", stores by distance with the next pickup or delivery, what a choice changes, and a button that names the store.

**Accessibility.** A dialog named by its title; the stores are one group of radio buttons. A store that can't be chosen this way is disabled and says why. The choice is announced.

**Keyboard.** Tab moves between the parts, arrow keys choose, Escape closes.`,
      },
    },
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('radio', { name: '2300 16th St' })).toBeChecked();
    await expect(screen.getByRole('radio', { name: '5290 Diamond Heights Blvd' })).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: '1335 Webster St' }));
    await userEvent.click(screen.getByRole('button', { name: 'Shop 1335 Webster St' }));
    await waitFor(() =>
      expect(chosen).toHaveBeenLastCalledWith(expect.objectContaining({ storeId: '0985', channel: 'PICKUP' })),
    );
  },
};
export const Delivery: Story = {
  args: { channel: 'DELIVERY', isMember: true },
  play: async ({ userEvent }) => {
    await expect((await screen.findAllByText("Doesn't deliver to 94103"))[0]).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'In-Store' }));
    await expect(screen.getByRole('radio', { name: '5290 Diamond Heights Blvd' })).toBeEnabled();
  },
};
export const Refused: Story = {
  args: { refusal: "We can't find this store. Choose another one." },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Shop 2300 16th St' }));
    await expect(await screen.findByText(args.refusal ?? '')).toBeVisible();
  },
};
export const NoneNearby: Story = { args: { stores: [] } };

function Picker({ stores, channel, isMember, refusal }: Args) {
  const [router] = useState(() =>
    createMemoryRouter([
      {
        path: '/',
        element: (
          <StorePicker shop={{ ...defaultShop, channel }} isMember={isMember} open onOpenChange={() => undefined} />
        ),
      },
    ]),
  );
  const chooseShop = ({ input }: { input: object }) => {
    chosen(input);
    return refusal
      ? { shop: null, userErrors: [{ code: 'STORE_NOT_FOUND', message: refusal, field: null }] }
      : { shop: { ...defaultShop, id: '0985-PICKUP', isChosen: true }, userErrors: [] };
  };
  const storeSearch = { place: '94103', zipCode: '94103', city: 'San Francisco', state: 'CA', stores };
  return (
    <Gateway root={{ storeSearch, chooseShop }}>
      <RouterProvider router={router} />
    </Gateway>
  );
}
