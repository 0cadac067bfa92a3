import { sql } from 'kysely';
import type { GamesDb } from './tables.ts';

/** Posted points to add to a household's balance in a program. */
export interface Credit {
  householdId: string;
  programCode: string;
  points: number;
}

/** Adds what has been posted; what a refund has left owing is repaid first, and once repaid may not be owed again (N-11). */
export async function credit(db: GamesDb, credits: readonly Credit[]): Promise<void> {
  if (credits.length === 0) return;
  const sums = Map.groupBy(credits, ({ householdId, programCode }) => `${householdId}\n${programCode}`);
  const wanted = JSON.stringify(
    [...sums.values()].map((each) => ({ ...each[0], points: each.reduce((sum, { points }) => sum + points, 0) })),
  );
  // Locked in one order, so that two transactions never wait for each other.
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

/** Takes back points of a refunded order; where they are spent already, the balance and its floor go below zero (N-11, T-48). */
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
