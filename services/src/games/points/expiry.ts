import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import type { Random } from '../../platform/random.ts';
import { append, ledgerEntry } from '../store/ledger.ts';
import { gamesDb } from '../store/tables.ts';

interface Ended {
  household_id: string;
  program_code: string;
  points: number;
  title: string;
  /** When the game ended, or its last points came, when that was later. */
  ended_at: Temporal.Instant;
}

/**
 * Ends the points of programs that are over, some at a time (N-12). Prizes already won can still be redeemed until the
 * program's `postProgLiveDate`. @returns how many balances; call again until none is left
 */
export async function expirePoints(
  trx: Database,
  random: Random,
  { now, limit }: { now: Temporal.Instant; limit: number },
): Promise<number> {
  const db = gamesDb(trx);
  const { rows } = await sql<Ended>`
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
  await append(
    db,
    rows.map(({ household_id, program_code, points, title, ended_at }) => {
      const id = random.uuid();
      return ledgerEntry({
        id,
        household_id,
        program_code,
        kind: 'EARN',
        entry_type: 'ADJUST',
        points: -points,
        status: 'POSTED',
        source_type: 'EXPIRY',
        source_id: program_code,
        idempotency_key: `EXPIRY:${id}`,
        title: `${title} has ended`,
        effective_at: ended_at,
      });
    }),
  );
  return rows.length;
}
