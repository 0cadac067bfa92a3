import type { ColumnType, Kysely } from 'kysely';
import type { Database, PlatformTables } from '../../platform/database/database.ts';
import type { noticeTypes } from '../contract/notices.ts';
import type { NoticeParts } from '../contract/parts.ts';
import type { PushKind } from '../rules/push-kinds.ts';

/** The tables were created with the games tables and are in their schema. */
export type NoticeTables = {
  'games.notice': {
    notice_id: string;
    household_id: string;
    type: (typeof noticeTypes)[number];
    /** What it tells; null for older ones, which have title and body. */
    parts: ColumnType<NoticeParts | null, string, never>;
    title: ColumnType<string | null, never, never>;
    body: ColumnType<string | null, never, never>;
    deep_link: string;
    created_at: Temporal.Instant;
    read_at: Temporal.Instant | null;
    once: string;
  };
  'games.push_device': {
    device_id: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    household_id: string;
    customer_id: string;
    browser_id: string;
    banner: string;
    kinds: PushKind[];
    changed_at: Temporal.Instant;
  };
};

export type NoticesDb = Kysely<PlatformTables & NoticeTables>;

export const noticesDb = (db: Database): NoticesDb => db.$extendTables<NoticeTables>();
