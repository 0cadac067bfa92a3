import type { Kysely } from 'kysely';
import type { Database, PlatformTables } from '../../platform/database/database.ts';
import type { noticeTypes } from '../contract/notices.ts';

/** The table was created with the games tables and is in their schema. */
export type NoticeTables = {
  'games.notice': {
    notice_id: string;
    household_id: string;
    type: (typeof noticeTypes)[number];
    title: string;
    body: string;
    deep_link: string;
    created_at: Temporal.Instant;
    read_at: Temporal.Instant | null;
    once: string;
  };
};

export type NoticesDb = Kysely<PlatformTables & NoticeTables>;

export const noticesDb = (db: Database): NoticesDb => db.$extendTables<NoticeTables>();
