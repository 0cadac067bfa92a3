import type { Meta, StoryObj } from '@storybook/react-vite';
import { storeCard } from '../../testing/fixtures/stores.ts';
import { StoreCard } from './StoreCard.tsx';

const meta = {
  title: 'Storefront/Stores/StoreCard',
  component: StoreCard,
  args: { near: storeCard },
  parameters: {
    docs: {
      description: {
        component: `A store near a ZIP code: where it is, how to shop there, and when it's open.

**When to use.** In the results of the store finder.

**When not.** To choose one of several stores in a form: StoreChoice.

**Anatomy.** Name and distance, city line, open until when, ways to shop, services, and hours by department. What isn't known is left out.

**Accessibility.** An article named by the store. Days and hours are read together.

**Keyboard.** None.`,
      },
    },
  },
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
