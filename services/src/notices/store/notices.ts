import type { Insertable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { NoticeParts } from '../contract/parts.ts';
import { noticesDb, type NoticeTables } from './tables.ts';

export type NewNotice = Omit<Insertable<NoticeTables['games.notice']>, 'read_at' | 'parts'> & { parts: NoticeParts };

/** Writes a notice into a household's inbox; only once for the same `once` (N-69). @returns was it new? */
export async function insertNotice(db: Database, { parts, ...notice }: NewNotice): Promise<boolean> {
  const added = await noticesDb(db)
    .insertInto('games.notice')
    .values({ ...notice, parts: JSON.stringify(parts), read_at: null })
    .onConflict((conflict) => conflict.column('once').doNothing())
    .returning('notice_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** A household's notices, newest first, at most 100, and the total unread. */
export async function noticesOf(db: Database, householdId: string) {
  const [notices, unread] = await Promise.all([
    noticesDb(db)
      .selectFrom('games.notice')
      .selectAll()
      .where('household_id', '=', householdId)
      .orderBy('created_at', 'desc')
      .orderBy('notice_id')
      .limit(100)
      .execute(),
    unreadOf(db, householdId),
  ]);
  return { notices, unread };
}

/** How many of them are unread. */
export async function unreadOf(db: Database, householdId: string): Promise<number> {
  const { unread } = await noticesDb(db)
    .selectFrom('games.notice')
    .select((count) => count.fn.countAll<number>().as('unread'))
    .where('household_id', '=', householdId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(unread);
}

/** Marks one notice as read; false if the household has no such notice. */
export async function markRead(
  db: Database,
  householdId: string,
  noticeId: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const mine = await noticesDb(db)
    .updateTable('games.notice')
    .set((notice) => ({ read_at: notice.fn.coalesce('read_at', notice.val(now)) }))
    .where('household_id', '=', householdId)
    .where('notice_id', '=', noticeId)
    .executeTakeFirst();
  return mine.numUpdatedRows === 1n;
}
