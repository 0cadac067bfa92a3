import { number } from '../support/formats.ts';
import { plural } from '../support/plural.ts';

const notices = plural('en', { one: 'unread notice', other: 'unread notices' });

/** Texts of the inbox. */
export const inbox = {
  title: 'Inbox',
  lead: 'Your messages, newest first.',
  open: 'Open',
  orderDetails: 'Order details',
  unread: 'New',
  markRead: 'Mark as read',
  markReadOf: (title: string) => `Mark as read: ${title}`,
  empty: 'Nothing here yet',
  emptyText: "When you win or something changes, you'll see it here.",
  toGames: 'Play & Earn',
  unreadCount: (count: number) => `${number.format(count)} ${notices(count)}`,
  couldNotLoad: "We couldn't load your notices",
  couldNotMark: "We couldn't save that. Try again.",
};
