import { iso } from '../../platform/clock.ts';
import type { Inbox } from '../contract/notices.ts';
import type { noticesOf } from '../store/notices.ts';

/** An inbox as REST shows it. */
export const inboxView = ({ notices, unread }: Awaited<ReturnType<typeof noticesOf>>): Inbox => ({
  unread,
  notices: notices.map((row) => ({
    noticeId: row.notice_id,
    type: row.type,
    parts: row.parts,
    title: row.title,
    body: row.body,
    deepLink: row.deep_link,
    createdAt: iso(row.created_at),
    read: row.read_at !== null,
  })),
});
