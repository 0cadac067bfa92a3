import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { NoticeList_NoticeFragment } from './NoticeList.generated.ts';
import { NoticeList } from './NoticeList.tsx';

const notice = (changes: Partial<NoticeList_NoticeFragment>): NoticeList_NoticeFragment => ({
  __typename: 'Notice',
  id: 'win',
  type: 'WIN',
  title: 'You won the Summer Cookout sweepstakes',
  body: 'Free groceries for a month, worth $600. Claim it by Aug 13.',
  href: '/games/game-over/COOKOUT',
  dateString: 'Aug 5',
  isRead: false,
  ...changes,
});

const meta = {
  title: 'Storefront/Account/NoticeList',
  component: NoticeList,
  args: {
    notices: [
      notice({}),
      notice({
        id: 'back',
        type: 'PRIZE_BACK',
        title: 'Free bakery cake is back',
        body: '20 more have arrived. Points buy one while they last.',
        href: '/games/prize-details/harvest-cake?programCode=HARVEST',
        dateString: 'Aug 4',
      }),
      notice({
        id: 'points',
        type: 'POINTS_POSTED',
        title: '62 Game points have arrived',
        body: 'From order 40218 at 2300 16th St.',
        href: '/games/activity',
        dateString: 'Aug 3',
        isRead: true,
      }),
      notice({
        id: 'order',
        type: 'ORDER_CHANGED',
        title: 'Order 40102 has changed',
        body: '1 item was out of stock and is refunded.',
        href: '/account/orders/40102',
        dateString: 'Jul 30',
        isRead: true,
      }),
    ],
    onRead: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `The shopper's notices, newest first.

**When to use.** In the inbox.

**When not.** For immediate feedback: a toast, or the winner's dialog. Without notices: EmptyState.

**Anatomy.** An icon for its kind, "New" and the day, title, text, a link to what it is about, and "Mark as read".

**Accessibility.** A list; links and buttons name their notice; "New" is a word, not a color.

**Keyboard.** Tab to the links and buttons.`,
      },
    },
  },
} satisfies Meta<typeof NoticeList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  name: 'New and read, with and without a way on',
  tags: ['row:N-69'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Mark as read: Free bakery cake/ }));
    await expect(args.onRead).toHaveBeenCalledWith('back');
  },
};
