import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { screens } from '../../app/routing/paths.ts';
import { Storefront } from '../../testing/storefront.tsx';

const demoShoppers = [
  { key: 'maya', title: 'Maya', description: 'Registered.', userType: 'REGISTERED', banner: 'safeway' },
];
const meta = {
  title: 'Storefront/Screens/Tour',
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

export const Unseen: Story = {
  name: 'Nothing seen yet',
  args: { path: screens.tour, mutations: { demoShoppers } },
};
export const HalfWay: Story = {
  name: 'Half of it seen',
  args: { path: screens.tour, mutations: { demoShoppers, tour: { stop: 5, seen: [1, 2, 3, 4, 5] } } },
};
export const OpenStop: Story = {
  name: 'A stop is open on another page',
  args: { path: '/no/such/page', mutations: { tour: { stop: 3, seen: [1, 2, 3] } } },
  play: async ({ canvasElement }) => {
    const bar = await within(canvasElement).findByRole('complementary', { name: 'Tour, stop 3 of 10' });
    await expect(within(bar).getByRole('button', { name: 'Next stop' })).toBeVisible();
  },
};
