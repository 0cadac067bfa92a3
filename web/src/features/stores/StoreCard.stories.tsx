import type { Meta, StoryObj } from '@storybook/react-vite';
import { storeCard } from '../../testing/fixtures/stores.ts';
import { StoreCard } from './StoreCard.tsx';

const meta = {
  title: 'Storefront/Stores/StoreCard',
  component: StoreCard,
  args: { near: storeCard },
} satisfies Meta<typeof StoreCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LittleKnown: Story = {
  args: {
    near: {
      ...storeCard,
      store: {
        ...storeCard.store,
        openText: null,
        channels: ['IN_STORE'],
        services: [],
        hasOnlineDeli: false,
        preparesOrders: false,
        departments: [],
      },
    },
  },
};
