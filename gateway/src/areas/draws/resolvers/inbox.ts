import type { InboxResolvers } from '../../../generated/resolvers.ts';
import { zonesOf } from '../../../session/time-zone.ts';
import { dayString } from '../../../shared/date-strings.ts';
import { safeAddress } from '../../../shared/safe-address.ts';

export const Inbox: InboxResolvers = {
  unreadCount: ({ inbox }) => inbox.unread,
  notices: ({ inbox, timeZone }, _, { jar, log }) =>
    inbox.notices
      .filter(({ deepLink }) => safeAddress(deepLink, log, 'notice') !== null)
      .map(({ noticeId, type, title, body, deepLink, createdAt, read }) => ({
        id: noticeId,
        type,
        title,
        body,
        href: deepLink,
        createdAt,
        dateString: dayString(createdAt, zonesOf(jar, timeZone).shopperZone),
        isRead: read,
      })),
};
