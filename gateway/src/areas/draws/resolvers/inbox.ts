import type { InboxResolvers } from '../../../generated/resolvers.ts';
import { gameWords } from '../../games/published.ts';
import { ageOf } from '../rules/notice-age.ts';
import { noticeWords } from '../rules/notice-words.ts';
import { zonesOf } from '../../../session/time-zone.ts';
import { dayString } from '../../../shared/date-strings.ts';
import { safeAddress } from '../../../shared/safe-address.ts';

export const Inbox: InboxResolvers = {
  unreadCount: ({ inbox }) => inbox.unread,
  notices: async ({ inbox, timeZone }, _, context) => {
    const { jar, log, clock, language } = context;
    const names = await gameWords(context);
    const { shopperZone } = zonesOf(jar, timeZone);
    return inbox.notices
      .filter(({ deepLink }) => safeAddress(deepLink, log, 'notice') !== null)
      .flatMap((notice) => {
        const words = noticeWords(notice, clock.now(), names, language);
        if (words === null) return [];
        const { noticeId: id, type, deepLink: href, createdAt, read: isRead } = notice;
        const dateString = dayString(createdAt, shopperZone, language);
        const age = ageOf(createdAt, shopperZone, clock.now(), language);
        return [{ id, type, ...words, href, createdAt, dateString, ...age, isRead }];
      });
  },
};
