import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { activityItem, severalItems } from '../../../testing/fixtures/activity.ts';
import { ActivityDays } from './ActivityDays.tsx';
import type { ActivityRow_ItemFragment } from './ActivityRow.generated.ts';

const of = (items: Record<string, unknown>[]) => items as ActivityRow_ItemFragment[];

const meta = {
  title: 'Storefront/Play and Earn/ActivityDays',
  component: ActivityDays,
  args: { items: of(severalItems()) },
  parameters: {
    docs: {
      description: {
        component: `What happened, under the shopper's days.

**When to use.** On the activity page (G-83).

**When not.** For one game's latest activity: ActivityList.

**Anatomy.** A heading for each day; rows of 68 px: icon, what and where, status, points, and the game's balance afterward. Pending points are muted and have a ring.

**Accessibility.** Each day is a region named by its heading, and its rows are a list. Status is conveyed by shape and words.

**Keyboard.** Tab goes from link to link; a newly loaded row takes focus.`,
      },
    },
  },
} satisfies Meta<typeof ActivityDays>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  name: 'A bit of everything',
  tags: ['row:N-24'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Redeem by Sep 14' })).toBeVisible();
  },
};
export const OnTheWay: Story = {
  name: 'Points on the way',
  tags: ['row:N-11'],
  args: { items: of(severalItems().filter(({ id }) => id === 'pending')) },
};
export const Owed: Story = {
  name: 'A refund of points that were spent',
  tags: ['row:N-11'],
  args: {
    items: of([
      activityItem({ type: 'ADJUST', title: 'Order 40102, refund', amountText: '−120', balanceText: '120 owed' }),
    ]),
  },
};
export const LongWords: Story = {
  args: {
    items: of([
      activityItem({
        title: 'You won the great basket of the harvest of the whole neighborhood and all its friends',
        detail: 'The great harvest spin of the whole neighborhood, 6:02 PM',
        amountText: '+12,400',
        balanceText: '112,400 left',
      }),
    ]),
  },
};
