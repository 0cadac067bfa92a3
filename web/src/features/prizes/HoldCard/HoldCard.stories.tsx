import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { pageNow } from '../../../page/clock.ts';
import { pointLabels } from '../../../testing/fixtures/prizes.ts';
import { HoldCard } from './HoldCard.tsx';

const meta = {
  title: 'Storefront/Prizes/HoldCard',
  component: HoldCard,
  args: {
    costPoints: 120,
    balance: 112,
    pointLabels,
    quantityLeft: 9,
    canHold: true,
    held: null,
    shopHref: '#',
    busy: null,
    onHold: fn(),
    onRelease: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `Points that are missing for a prize, and a hold for whoever is nearly there.

**When to use.** On a prize's page when the shopper doesn't have enough points.

**When not.** For a limit: LimitCard.

**Anatomy.** The time left on a hold, points as progress, how many are missing, and buttons to hold or shop.

**Accessibility.** Time is in hours and minutes; nothing ticks and nothing interrupts.

**Keyboard.** Tab to the buttons.`,
      },
    },
  },
} satisfies Meta<typeof HoldCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AlmostThere: Story = {};
export const Held: Story = {
  args: {
    canHold: false,
    held: { until: new Date(pageNow() + 86_280_000).toISOString(), untilString: 'tomorrow, 2:14 PM PT' },
  },
};
export const FarAway: Story = { args: { balance: 28, canHold: false } };
export const Holding: Story = { args: { busy: 'hold' } };
