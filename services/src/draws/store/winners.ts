import { sql } from 'kysely';
import type { DrawsDb, WinnerRow, WinnerStatus } from './tables.ts';

const published = (db: DrawsDb) => db.selectFrom('games.draw').select('draw_id').where('state', '=', 'PUBLISHED');

/** SELECTED → NOTIFIED, for published draws only; returns the winners to notify now (T-57). */
export async function justNotified(
  db: DrawsDb,
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

/** NOTIFIED → FORFEITED for those whose claim deadline has passed. */
export async function forfeited(db: DrawsDb, now: Temporal.Instant): Promise<WinnerRow[]> {
  return db
    .updateTable('games.winner')
    .set({ status: 'FORFEITED', settled_at: now })
    .where('status', '=', 'NOTIFIED')
    .where('claim_by', '<', now)
    .returningAll()
    .execute();
}

/** Gives a forfeited place to the draw's next alternate; if none is left, nothing changes. */
export async function alternatesUp(db: DrawsDb, drawId: string): Promise<void> {
  await sql`
    update games.winner set status = 'SELECTED' where winner_id = (
      select winner_id from games.winner where draw_id = ${drawId} and status = 'ALTERNATE'
      order by place limit 1 for update
    )`.execute(db);
}

/** Notes a reminder for winners notified this many hours ago who haven't claimed; returns each only once. */
export async function dueReminders(
  db: DrawsDb,
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

/** Advances one place if its state is still `from`. */
export async function moveWinner(
  db: DrawsDb,
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
