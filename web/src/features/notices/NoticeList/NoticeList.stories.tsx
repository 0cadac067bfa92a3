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
  age: 'TODAY',
  timeString: '10:51 AM',
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
        age: 'YESTERDAY',
      }),
      notice({
        id: 'points',
        type: 'POINTS_POSTED',
        title: '62 Game points have arrived',
        body: 'From order 40218 at 2300 16th St.',
        href: '/games/activity',
        age: 'EARLIER',
        timeString: 'Aug 3',
        isRead: true,
      }),
      notice({
        id: 'order',
        type: 'ORDER_CHANGED',
        title: 'Order 40102 has changed',
        body: '1 item was out of stock and is refunded.',
        href: '/account/orders/40102',
        age: 'EARLIER',
        timeString: 'Jul 30',
        isRead: true,
      }),
    ],
    openId: 'win',
    hrefOf: (id: string) => `/inbox?letter=${id}`,
    onOpen: fn(),
    children: <p>The open letter.</p>,
  },
  parameters: {
    docs: {
      description: {
        component: `The shopper's notices, newest first.

**When to use.** In the inbox.

**When not.** For immediate feedback: a toast, or the winner's dialog. Without notices: EmptyState.

**Anatomy.** By day: an icon for its kind, title, two lines of its text, and time; unread ones are bold, with a dot and a hidden word. The open one has an edge of ink, and its letter stands beside the list from 990 px, below its row before.

**Accessibility.** A heading and a list for each day; each row is a link, the open one is current; "Unread" is a word, not a color.

**Keyboard.** Tab to a row; Enter opens it.`,
      },
    },
  },
} satisfies Meta<typeof NoticeList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  name: 'Unread and read, by day',
  tags: ['row:N-69'],
  play: async ({ args, canvas }) => {
    const row = canvas.getByRole('link', { name: /^Free bakery cake/ });
    row.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(row);
    await expect(args.onOpen).toHaveBeenCalledWith('back');
  },
};
