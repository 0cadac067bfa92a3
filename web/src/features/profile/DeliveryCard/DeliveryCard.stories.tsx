import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DeliveryCard } from './DeliveryCard.tsx';

const store = '2300 16th St';
const meta = {
  title: 'Storefront/Account/DeliveryCard',
  component: DeliveryCard,
  args: { place: null, store },
  parameters: {
    docs: {
      description: {
        component: `Does the store deliver there?

**When to use.** Beside an address, and beside an address form, where it follows the ZIP code.

**When not.** In a list of stores.

**Anatomy.** A decorative picture, a heading, and one sentence with the place and the store.

**Accessibility.** A complementary region named by its heading.

**Keyboard.** Nothing in it takes focus.`,
      },
    },
  },
} satisfies Meta<typeof DeliveryCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is known yet. */
export const Unknown: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Where do you live?' })).toBeVisible(),
};

/** The ZIP code is in the store's area. */
export const Here: Story = {
  args: { place: { city: 'San Francisco', state: 'CA', zipCode: '94110', deliveredFrom: { name: store } } },
  play: async ({ canvas }) =>
    expect(canvas.getByText('San Francisco, CA 94110, from the store at 2300 16th St.')).toBeVisible(),
};

/** It isn't: the card says what still works. */
export const Elsewhere: Story = {
  args: { place: { city: 'Seattle', state: 'WA', zipCode: '98122', deliveredFrom: null } },
  play: async ({ canvas }) => expect(canvas.getByText(/We can still mail you prizes/)).toBeVisible(),
};
