import { plural } from '../plural.ts';

const notices = plural('en', { one: 'unread notice', other: 'unread notices' });
const number = new Intl.NumberFormat('en-US');

/** Texts of the inbox. */
export const inbox = {
  title: 'Inbox',
  lead: 'What we have told you, newest first.',
  open: 'Open',
  unread: 'New',
  markRead: 'Mark as read',
  markReadOf: (title: string) => `Mark as read: ${title}`,
  empty: 'Nothing here yet',
  emptyText: 'When you win, or something of yours changes, it stands here.',
  toGames: 'Play & Earn',
  unreadCount: (count: number) => `${number.format(count)} ${notices(count)}`,
  couldNotLoad: 'Your notices could not be loaded',
  couldNotMark: 'That could not be saved. Try again.',
};
