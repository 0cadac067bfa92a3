import type { Meta, StoryObj } from '@storybook/react-vite';
import { LimitCard } from './LimitCard.tsx';

const meta = {
  title: 'Storefront/Prizes/LimitCard',
  component: LimitCard,
  args: { redeemed: 2, limit: 2, daily: true, againFrom: 'tomorrow, 12:00 AM PT' },
  parameters: {
    docs: {
      description: {
        component: `A limit that is reached, and from when again.

**When to use.** On the page of a prize redeemed as often as the rules allow.

**When not.** For missing points: HoldCard.

**Anatomy.** Up to five segments, or else a bar, and when it's available again.

**Accessibility.** Progress with words.

**Keyboard.** None.`,
      },
    },
  },
} satisfies Meta<typeof LimitCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfTheDay: Story = {};
export const OfTheGame: Story = { args: { daily: false, redeemed: 10, limit: 10, againFrom: null } };
