import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { orderOnItsWay, orderOnPage, swap } from '../../../testing/fixtures/orders/order-pages.ts';
import { orderPage, severalOrders } from '../../../testing/fixtures/orders/orders.ts';
import { finalOrder } from '../../../testing/fixtures/orders/receipt-pages.ts';
import { Storefront } from '../../../testing/storefront.tsx';

const meta = {
  title: 'Storefront/Screens/Orders',
  component: Storefront,
  parameters: { layout: 'fullscreen' },
  // Whole screens: what they are made of has its own pages of words.
  tags: ['!autodocs', 'browser'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 }, { timeout: 10_000 });
  },
} satisfies Meta<typeof Storefront>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (order: object) => ({ path: '/account/orders/4471955', mutations: { order } });

export const Orders: Story = {
  name: 'Orders to come and past ones',
  tags: ['row:G-36'],
  args: { path: '/account/orders.html', mutations: { orders: orderPage(severalOrders(), 'c10') } },
};
export const NoOrders: Story = {
  name: 'No orders yet',
  tags: ['row:G-36'],
  args: { path: '/account/orders.html', mutations: { orders: orderPage([]) } },
};
export const Placed: Story = {
  name: 'An order that can be changed',
  tags: ['row:S-74', 'row:N-61'],
  args: at(orderOnPage()),
};
export const OnItsWay: Story = {
  name: 'On its day: what has changed',
  tags: ['row:N-41', 'row:T-86', 'row:T-88'],
  args: at(orderOnItsWay({ swaps: [swap()] })),
};
export const Receipt: Story = { name: 'A receipt', tags: ['row:N-42'], args: at(finalOrder()) };
