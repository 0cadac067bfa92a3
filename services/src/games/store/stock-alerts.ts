import { sql } from 'kysely';
import { preparedRead } from '../../platform/database/prepared-read.ts';
import type { GamesDb } from './tables.ts';

/** A household that waited for a prize that is now back. */
export interface ToldOfStock {
  prize_id: string;
  household_id: string;
  asked_at: Temporal.Instant;
  name: string;
  program_code: string;
}

/** Records that a household wants an alert; repeating it changes nothing. */
export async function wait(db: GamesDb, prizeId: string, householdId: string, now: Temporal.Instant): Promise<void> {
  await db
    .insertInto('games.stock_alert')
    .values({ prize_id: prizeId, household_id: householdId, asked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Cancels the alert; without one, changes nothing. */
export async function stopWaiting(db: GamesDb, prizeId: string, householdId: string): Promise<void> {
  await db
    .deleteFrom('games.stock_alert')
    .where('prize_id', '=', prizeId)
    .where('household_id', '=', householdId)
    .execute();
}

const readAlerts = preparedRead<{ prize_id: string }>(
  'select prize_id from games.stock_alert where household_id = $1 and prize_id = any($2::text[])',
);

/** Which of these prizes a household is waiting for. */
export async function waitsFor(
  db: GamesDb,
  householdId: string,
  prizeIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (prizeIds.length === 0) return new Set();
  const rows = await readAlerts(db, [householdId, prizeIds]);
  return new Set(rows.map((row) => row.prize_id));
}

/**
 * Removes and returns the alerts for prizes that are available again, oldest first; each goes to only one caller.
 * @param prizeId one prize; null = all
 */
export async function takeWaiting(
  db: GamesDb,
  now: Temporal.Instant,
  most: number,
  prizeId: string | null,
): Promise<ToldOfStock[]> {
  const { rows } = await sql<ToldOfStock>`
    with back as (
      select alert.prize_id, alert.household_id, prize.name, prize.program_code
      from games.stock_alert alert join games.prize prize using (prize_id)
      where (prize.remaining > 0 or prize.remaining is null) and prize.start_at <= ${now} and prize.end_at >= ${now}
        and (${prizeId}::text is null or prize.prize_id = ${prizeId})
        and (prize.prize_type <> 'VENDOR' or exists (
          select from games.vendor_code code where code.prize_id = prize.prize_id and code.redemption_id is null))
      order by alert.asked_at, alert.household_id limit ${most}
      for update of alert skip locked
    )
    delete from games.stock_alert alert using back
    where alert.prize_id = back.prize_id and alert.household_id = back.household_id
    returning alert.prize_id, alert.household_id, alert.asked_at, back.name, back.program_code`.execute(db);
  return rows;
}
