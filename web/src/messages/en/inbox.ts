import { number } from '../support/formats.ts';
import { plural } from '../support/plural.ts';

const notices = plural('en', { one: 'unread message', other: 'unread messages' });
const messages = plural('en', { one: 'message', other: 'messages' });

/** Texts of the inbox. */
export const inbox = {
  title: 'Inbox',
  open: 'Open',
  orderDetails: 'Order details',
  unread: 'Unread',
  markAllRead: 'Mark all as read',
  whatWeSend: 'What we send you',
  filter: 'Which messages',
  kinds: { all: 'All', orders: 'Orders', savings: 'Savings', games: 'Games' },
  count: (count: number) => number.format(count),
  messages: (count: number) => `${number.format(count)} ${messages(count)}`,
  noneOfKind: 'No messages about this.',
  ages: { TODAY: 'Today', YESTERDAY: 'Yesterday', EARLIER: 'Earlier' },
  orderFailed: "We couldn't load this order.",
  empty: 'Nothing here yet',
  emptyText: "When you win or something changes, you'll see it here.",
  toGames: 'Play & Earn',
  unreadCount: (count: number) => `${number.format(count)} ${notices(count)}`,
  couldNotLoad: "We couldn't load your messages",
  couldNotMark: "We couldn't save that. Try again.",
};
