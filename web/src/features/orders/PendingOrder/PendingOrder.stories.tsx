import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { homeRoot } from '../../../testing/fixtures/home.ts';
import { pendingOrder } from '../../../testing/fixtures/orders/orders.ts';
import { Storefront } from '../../../testing/storefront.tsx';
import { PendingOrder } from './PendingOrder.tsx';

const meta = {
  title: 'Storefront/Orders/PendingOrder',
  component: PendingOrder,
  // On a whole page
  tags: ['browser'],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `One row about the member's next order that can still be changed.

**When to use.** Once on a page, above its heading: on the home page and on the page of carts.

**When not.** For anything else that needs attention: Alert. On the page of orders, the order itself stands there.

**Anatomy.** An icon, the fact, until when it can be changed, and Edit order.

**Accessibility.** A region with a name; the link names the order.

**Keyboard.** Tab to Edit order.`,
      },
    },
  },
} satisfies Meta<typeof PendingOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheHomePage: Story = {
  name: 'On the home page',
  tags: ['row:S-40'],
  render: () => <Storefront path="/" mutations={{ ...homeRoot, pendingOrder }} />,
  play: async ({ canvasElement }) => {
    const row = await within(canvasElement).findByRole('region', { name: 'Your next order' }, { timeout: 10_000 });
    await expect(within(row).getByRole('link', { name: 'Edit order 4471902' })).toBeVisible();
  },
};
