import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inGateway, onPage } from '../../../testing/storefront.tsx';
import { Elsewhere } from './Elsewhere.tsx';

const meta = {
  title: 'Storefront/Cart/Elsewhere',
  component: Elsewhere,
  args: {
    __typename: 'CartElsewhere',
    text: 'This cart is at 1335 Webster St. You are shopping at 2300 16th St.',
    shop: {
      __typename: 'Shop',
      id: 'shop',
      channel: 'PICKUP',
      zipCode: '94103',
      store: { __typename: 'StoreDetails', id: '2300' },
    },
  },
  decorators: [onPage, inGateway],
  parameters: {
    docs: {
      description: {
        component: `A cart that shops elsewhere than the page: it says so, and moves if the shopper wants it to (S-171).

**When to use.** At the head of a cart, while its store or channel isn't the page's.

**When not.** To choose another store: StorePicker.

**Anatomy.** A sentence with both stores, and one button. Why a cart can't be moved stands below.

**Accessibility.** Not announced: it is there when the page is.

**Keyboard.** Tab to the button.`,
      },
    },
  },
} satisfies Meta<typeof Elsewhere>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['row:S-171'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.text)).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};
