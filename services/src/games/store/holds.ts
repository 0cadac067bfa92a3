import { sql } from 'kysely';
import { preparedRead } from '../../platform/database/prepared-read.ts';
import type { GamesDb } from './tables.ts';
import type { HoldRow } from './tables-prizes.ts';

/** The household's active hold in a program; at most one. */
export async function liveHold(
  db: GamesDb,
  householdId: string,
  programCode: string,
  now: Temporal.Instant,
): Promise<HoldRow | undefined> {
  const [hold] = await liveHolds(db, householdId, [programCode], now);
  return hold;
}

const readLive = preparedRead<HoldRow>(`
select * from games.prize_hold
where household_id = $1 and program_code = any($2::text[]) and status = 'HELD' and expires_at > $3`);

/** The household's holds in some programs that have not ended. */
export async function liveHolds(
  db: GamesDb,
  householdId: string,
  codes: readonly string[],
  now: Temporal.Instant,
): Promise<HoldRow[]> {
  if (codes.length === 0) return [];
  return readLive(db, [householdId, codes, now]);
}

/** How many holds on each prize have expired but aren't released yet: they count as stock. */
export async function lapsedHolds(
  db: GamesDb,
  prizeIds: readonly string[],
  now: Temporal.Instant,
): Promise<ReadonlyMap<string, number>> {
  if (prizeIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('games.prize_hold')
    .select(['prize_id', sql<number>`count(*)::int`.as('count')])
    .where('prize_id', 'in', prizeIds)
    .where('status', '=', 'HELD')
    .where('expires_at', '<=', now)
    .groupBy('prize_id')
    .execute();
  return new Map(rows.map((row) => [row.prize_id, row.count]));
}

/** Releases expired holds, on one prize or all. Safe to repeat and to run concurrently. */
export async function releaseLapsed(db: GamesDb, now: Temporal.Instant, prizeId?: string): Promise<number> {
  const lapsed = await db
    .updateTable('games.prize_hold')
    .set({ status: 'LAPSED' })
    .where('status', '=', 'HELD')
    .where('expires_at', '<=', now)
    .$if(prizeId !== undefined, (query) => query.where('prize_id', '=', prizeId ?? ''))
    .returning('prize_id')
    .execute();
  for (const [id, holds] of Map.groupBy(lapsed, (hold) => hold.prize_id)) await giveBack(db, id, holds.length);
  return lapsed.length;
}

/** Takes one out of stock for the household; false if none is left. @throws a unique violation for a second hold in the program */
export async function hold(db: GamesDb, row: HoldRow): Promise<boolean> {
  const taken = await db
    .updateTable('games.prize')
    .set((prize) => ({ remaining: prize('remaining', '-', 1), held: prize('held', '+', 1) }))
    .where('prize_id', '=', row.prize_id)
    .where('remaining', '>', 0)
    .executeTakeFirst();
  if (taken.numUpdatedRows !== 1n) return false;
  await db.insertInto('games.prize_hold').values(row).execute();
  return true;
}

/** Ends a hold; false if it has already ended. REDEEMED issues what was held; RELEASED returns it to stock. */
export async function endHold(
  db: GamesDb,
  { hold_id: holdId, prize_id: prizeId }: Pick<HoldRow, 'hold_id' | 'prize_id'>,
  status: 'REDEEMED' | 'RELEASED',
): Promise<boolean> {
  const ended = await db
    .updateTable('games.prize_hold')
    .set({ status })
    .where('hold_id', '=', holdId)
    .where('status', '=', 'HELD')
    .executeTakeFirst();
  if (ended.numUpdatedRows !== 1n) return false;
  if (status === 'RELEASED') await giveBack(db, prizeId, 1);
  else
    await db
      .updateTable('games.prize')
      .set((prize) => ({ held: prize('held', '-', 1), issued: prize('issued', '+', 1) }))
      .where('prize_id', '=', prizeId)
      .execute();
  return true;
}

async function giveBack(db: GamesDb, prizeId: string, count: number): Promise<void> {
  await db
    .updateTable('games.prize')
    .set((prize) => ({ held: prize('held', '-', count), remaining: prize('remaining', '+', count) }))
    .where('prize_id', '=', prizeId)
    .execute();
}
