import { sql } from 'kysely';
import type { WinnerRow, WinnerStatus } from './tables-draws.ts';
import type { GamesDb } from './tables.ts';

const published = (db: GamesDb) => db.selectFrom('games.draw').select('draw_id').where('state', '=', 'PUBLISHED');

/** SELECTED → NOTIFIED, of published draws alone; answers those who are to be told now (T-57). */
export async function justNotified(
  db: GamesDb,
  now: Temporal.Instant,
  claimBy: Temporal.Instant,
): Promise<WinnerRow[]> {
  return db
    .updateTable('games.winner')
    .set({ status: 'NOTIFIED', notified_at: now, claim_by: claimBy })
    .where('status', '=', 'SELECTED')
    .where('draw_id', 'in', published(db))
    .returningAll()
    .execute();
}

/** NOTIFIED → FORFEITED of those whose time to claim has passed. */
export async function forfeited(db: GamesDb, now: Temporal.Instant): Promise<WinnerRow[]> {
  return db
    .updateTable('games.winner')
    .set({ status: 'FORFEITED', settled_at: now })
    .where('status', '=', 'NOTIFIED')
    .where('claim_by', '<', now)
    .returningAll()
    .execute();
}

/** The next alternate of a draw takes the place of one who has forfeited; none is left, nothing changes. */
export async function alternatesUp(db: GamesDb, drawId: string): Promise<void> {
  await sql`
    update games.winner set status = 'SELECTED' where winner_id = (
      select winner_id from games.winner where draw_id = ${drawId} and status = 'ALTERNATE'
      order by place limit 1 for update
    )`.execute(db);
}

/** Counts a reminder for those who have been told so many hours ago and have not claimed; answers them, once for each. */
export async function dueReminders(
  db: GamesDb,
  now: Temporal.Instant,
  afterHours: readonly number[],
): Promise<WinnerRow[]> {
  const due: WinnerRow[] = [];
  for (const [sent, hours] of afterHours.entries())
    due.push(
      ...(await db
        .updateTable('games.winner')
        .set({ reminders: sent + 1 })
        .where('status', '=', 'NOTIFIED')
        .where('reminders', '=', sent)
        .where('notified_at', '<=', now.subtract({ hours }))
        .returningAll()
        .execute()),
    );
  return due;
}

/** Moves one place on, when it is still `from`. */
export async function moveWinner(
  db: GamesDb,
  step: { drawId: string; place: number; from: WinnerStatus; to: WinnerStatus; now: Temporal.Instant },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('games.winner')
    .set({ status: step.to, settled_at: step.now })
    .where('draw_id', '=', step.drawId)
    .where('place', '=', step.place)
    .where('status', '=', step.from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
