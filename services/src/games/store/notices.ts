import type { Insertable } from 'kysely';
import type { GamesDb, GamesTables } from './tables.ts';

/** Writes a notice; the same thing is told once (N-69). */
export async function tell(db: GamesDb, notice: Omit<Insertable<GamesTables['games.notice']>, 'read_at'>) {
  await db
    .insertInto('games.notice')
    .values({ ...notice, read_at: null })
    .onConflict((conflict) => conflict.column('once').doNothing())
    .execute();
}

/** Notices of a household, newest first, 100 at most, and how many of all are unread. */
export async function noticesOf(db: GamesDb, householdId: string) {
  const [notices, { unread }] = await Promise.all([
    db
      .selectFrom('games.notice')
      .selectAll()
      .where('household_id', '=', householdId)
      .orderBy('created_at', 'desc')
      .orderBy('notice_id')
      .limit(100)
      .execute(),
    db
      .selectFrom('games.notice')
      .select((count) => count.fn.countAll<number>().as('unread'))
      .where('household_id', '=', householdId)
      .where('read_at', 'is', null)
      .executeTakeFirstOrThrow(),
  ]);
  return { notices, unread: Number(unread) };
}

/** Marks one notice as read; false when the household has no such notice. */
export async function read(
  db: GamesDb,
  householdId: string,
  noticeId: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const mine = await db
    .updateTable('games.notice')
    .set((notice) => ({ read_at: notice.fn.coalesce('read_at', notice.val(now)) }))
    .where('household_id', '=', householdId)
    .where('notice_id', '=', noticeId)
    .executeTakeFirst();
  return mine.numUpdatedRows === 1n;
}
