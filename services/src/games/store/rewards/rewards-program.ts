import { sql } from 'kysely';
import type { GamesDb } from '../tables.ts';

/** Opens balances of households in programs without a game, which nobody has to opt in to; those that are open stay. */
export async function enroll(db: GamesDb, householdIds: readonly string[]): Promise<void> {
  await sql`
    insert into games.balance (household_id, program_code, server_seed)
    select household_id, code, '' from unnest(${[...householdIds]}::text[]) as asked (household_id)
    cross join games.program where not is_game
    order by household_id, code
    on conflict do nothing`.execute(db);
}

/** A household's points in a program that expire, as `nextToExpire` takes them. */
export interface ExpiringPoints {
  points: number;
  pending: number;
  /** All points ever spent, taken back, or expired. */
  spent: number;
  given: { at: Temporal.Instant; earned: number }[];
}

/** A household's points in a program, in one statement, so that nothing is posted in between (T-102). */
export async function expiringPoints(
  db: GamesDb,
  { householdId, programCode, now }: { householdId: string; programCode: string; now: Temporal.Instant },
): Promise<ExpiringPoints> {
  const { rows } = await sql<Omit<ExpiringPoints, 'given'> & { given: { at: string; earned: number }[] }>`
    with told as (
      select points, status, expires_at from games.points_ledger
      where household_id = ${householdId} and program_code = ${programCode} and status in ('POSTED', 'PENDING')
    ), earned as (
      select expires_at, sum(sum(points)) over (order by expires_at)::int as earned
      from told where status = 'POSTED' and points > 0 and expires_at is not null group by expires_at
    )
    select coalesce((select points from games.balance
        where household_id = ${householdId} and program_code = ${programCode}), 0)::int as points,
      coalesce((select sum(points) from told where status = 'PENDING'), 0)::int as pending,
      coalesce((select -sum(points) from told where status = 'POSTED' and points < 0), 0)::int as spent,
      coalesce((select json_agg(json_build_object('at', expires_at, 'earned', earned) order by expires_at)
        from earned where expires_at >= ${now.toString()}), '[]') as given`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('points were not counted');
  return { ...row, given: row.given.map(({ at, earned }) => ({ at: Temporal.Instant.from(at), earned })) };
}

/** A balance that points have been taken from because their time was over. */
export interface Expired {
  household_id: string;
  program_code: string;
  points: number;
  expired_at: Temporal.Instant;
}

/**
 * Takes points whose last moment has passed from balances of programs without a game, a batch at a time, skipping locked
 * ones (N-12). A moment is settled once it has a row in the ledger, or nothing of it is left.
 */
export async function takeExpiredPoints(db: GamesDb, now: Temporal.Instant, limit: number): Promise<Expired[]> {
  const { rows } = await sql<Expired>`
    with due as (
      select ledger.household_id, ledger.program_code, max(ledger.expires_at) as expired_at
      from games.points_ledger as ledger
      join games.program as program on program.code = ledger.program_code and not program.is_game
      where ledger.status = 'POSTED' and ledger.points > 0
        and ledger.expires_at < ${now.toString()} and ledger.expires_at > ${now.subtract({ hours: 24 * 45 }).toString()}
      group by ledger.household_id, ledger.program_code
    ), counted as (
      select due.*, (select coalesce(sum(points) filter (where points < 0 or expires_at <= due.expired_at), 0)
        from games.points_ledger as own
        where own.household_id = due.household_id and own.program_code = due.program_code and own.status = 'POSTED') as left_over
      from due
    ), taken as (
      select balance.household_id, balance.program_code, counted.expired_at,
        least(counted.left_over, balance.points)::int as points
      from games.balance as balance
      join counted on counted.household_id = balance.household_id and counted.program_code = balance.program_code
      where counted.left_over > 0 and balance.points > 0
      order by balance.household_id limit ${limit} for update of balance skip locked
    )
    update games.balance as balance set points = balance.points - taken.points from taken
    where balance.household_id = taken.household_id and balance.program_code = taken.program_code
    returning taken.*`.execute(db);
  return rows;
}
