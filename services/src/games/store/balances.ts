import { sql, type Updateable } from 'kysely';
import type { BalanceRow, GamesDb, GamesTables } from './tables.ts';

/** Posted points to add to a household's balance in a program. */
export interface Credit {
  householdId: string;
  programCode: string;
  points: number;
}

/** Adds posted points; a debt from a refund is repaid first, and once repaid can't come back (N-11). */
export async function credit(db: GamesDb, credits: readonly Credit[]): Promise<void> {
  if (credits.length === 0) return;
  const sums = Map.groupBy(credits, ({ householdId, programCode }) => `${householdId}\n${programCode}`);
  const wanted = JSON.stringify(
    [...sums.values()].map((each) => ({ ...each[0], points: each.reduce((sum, { points }) => sum + points, 0) })),
  );
  // Locked in one order, so that two transactions never deadlock.
  await sql`
    with wanted as (
      select * from jsonb_to_recordset(${wanted}::jsonb) as new ("householdId" text, "programCode" text, points int)
    ), locked as (
      select balance.household_id, balance.program_code, wanted.points
      from games.balance as balance
      join wanted on balance.household_id = wanted."householdId" and balance.program_code = wanted."programCode"
      order by balance.household_id, balance.program_code for update of balance
    )
    update games.balance as balance
    set points = balance.points + locked.points,
      floor = case when balance.points + locked.points >= 0 then 0 else balance.floor end
    from locked
    where balance.household_id = locked.household_id and balance.program_code = locked.program_code`.execute(db);
}

/** Takes back a refunded order's points; if they are spent already, the balance and its floor go below zero (N-11, T-48). */
export async function takeBack(db: GamesDb, { householdId, programCode, points }: Credit): Promise<void> {
  await db
    .updateTable('games.balance')
    .set((row) => ({
      points: row('points', '-', points),
      floor: sql<number>`least(floor, points - ${points}::int, 0)`,
    }))
    .where('household_id', '=', householdId)
    .where('program_code', '=', programCode)
    .execute();
}

/** Adds sweepstakes entries to a balance; without an opt-in there is none yet. @returns the entries it shows */
export async function addEntriesToBalance(
  db: GamesDb,
  { householdId, programCode, count }: { householdId: string; programCode: string; count: number },
): Promise<number> {
  const balance = await db
    .updateTable('games.balance')
    .set((row) => ({ entries: row('entries', '+', count) }))
    .where('household_id', '=', householdId)
    .where('program_code', '=', programCode)
    .returning('entries')
    .executeTakeFirst();
  return balance?.entries ?? count;
}

/** Changes a household's balance in a program; the caller holds the lock. */
export async function setBalance(
  db: GamesDb,
  { household_id, program_code }: Pick<BalanceRow, 'household_id' | 'program_code'>,
  change: Updateable<GamesTables['games.balance']>,
): Promise<void> {
  await db
    .updateTable('games.balance')
    .set(change)
    .where('household_id', '=', household_id)
    .where('program_code', '=', program_code)
    .execute();
}

/** Takes points from a balance; false if there aren't enough. */
export async function spendPoints(db: GamesDb, { householdId, programCode, points }: Credit): Promise<boolean> {
  const paid = await db
    .updateTable('games.balance')
    .set((row) => ({ points: row('points', '-', points) }))
    .where('household_id', '=', householdId)
    .where('program_code', '=', programCode)
    .where('points', '>=', points)
    .executeTakeFirst();
  return paid.numUpdatedRows === 1n;
}

/** A balance whose points have ended with its program. */
export interface EndedBalance {
  household_id: string;
  program_code: string;
  points: number;
  title: string;
  /** When the game ended, or when its last points came if that was later. */
  ended_at: Temporal.Instant;
}

/** Takes the points of ended programs, a batch of balances at a time, skipping locked ones (N-12). */
export async function takeEndedPoints(db: GamesDb, now: Temporal.Instant, limit: number): Promise<EndedBalance[]> {
  const { rows } = await sql<EndedBalance>`
    with ended as (
      select balance.household_id, balance.program_code, balance.points, program.game ->> 'title' as title,
        greatest(program.end_at, (
          select max(coalesce(posted_at, effective_at)) from games.points_ledger as ledger
          where ledger.household_id = balance.household_id and ledger.program_code = balance.program_code
            and ledger.status = 'POSTED'
        )) as ended_at
      from games.balance as balance join games.program as program on program.code = balance.program_code
      where program.end_at < ${now} and balance.points > 0
      limit ${limit} for update of balance skip locked
    )
    update games.balance as balance set points = 0 from ended
    where balance.household_id = ended.household_id and balance.program_code = ended.program_code
    returning ended.*`.execute(db);
  return rows;
}
