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

**When not.** For the last few things of one game: ActivityList.

**Anatomy.** A line for each day; rows of 68 px: sign, what and where, how it stands, points, and what the game's balance was after it. Points on the way are soft and carry a ring.

**Accessibility.** Each day is a region named by its heading, its rows a list. State is told by shape and words.

**Keyboard.** Tab goes from link to link; a row takes the focus when it has just been loaded.`,
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
