import { sql } from 'kysely';
import { preparedRead } from '../../platform/database/prepared-read.ts';
import type { PrizeFacts, PrizeUse } from '../rules/prizes/prize.ts';
import type { GamesDb, PrizeRow } from './tables.ts';

export const factsOf = (prize: PrizeRow): PrizeFacts => ({
  prizeId: prize.prize_id,
  prizeType: prize.prize_type,
  remaining: prize.remaining,
  perUserLimit: prize.per_user_limit,
  perDayLimit: prize.per_day_limit,
  startAt: prize.start_at,
  endAt: prize.end_at,
  alternateRank: prize.alternate_rank,
  minimumAge: prize.minimum_age,
});

const readPrizes = preparedRead<PrizeRow>(`
select * from games.prize where program_code = any($1::text[]) and (listed or not $2::boolean)
order by program_code, position, prize_id`);

const readPrize = preparedRead<PrizeRow>('select * from games.prize where prize_id = $1');

const readUse = preparedRead<PrizeUse & { prize_id: string }>(`
select prize_id, sum(many)::int as ever, coalesce(sum(many) filter (where at >= $3), 0)::int as today
from (
  select prize_id, 1 as many, played_at as at from games.play
  where household_id = $1 and program_code = any($2::text[]) and prize_id is not null
  union all
  select prize_id, quantity, redeemed_at from games.redemption
  where household_id = $1 and program_code = any($2::text[]) and source = 'POINTS'
) as used group by prize_id`);

/** A program's prizes, in order; on request only those in the gallery. */
export async function prizesOf(db: GamesDb, codes: readonly string[], listedOnly = false): Promise<PrizeRow[]> {
  if (codes.length === 0) return [];
  return readPrizes(db, [codes, listedOnly]);
}

export async function prizeById(db: GamesDb, prizeId: string): Promise<PrizeRow | undefined> {
  const [prize] = await readPrize(db, [prizeId]);
  return prize;
}

/** How often a household has won or bought each prize of some programs, ever and since the start of the store's day. */
export async function prizeUse(
  db: GamesDb,
  householdId: string,
  codes: readonly string[],
  dayStart: Temporal.Instant,
): Promise<(prizeId: string) => PrizeUse> {
  if (codes.length === 0) return () => ({ ever: 0, today: 0 });
  const rows = await readUse(db, [householdId, codes, dayStart]);
  const uses = new Map(rows.map((row) => [row.prize_id, row]));
  return (prizeId) => uses.get(prizeId) ?? { ever: 0, today: 0 };
}

/** For a sweepstakes, all entries count, whichever way they were made (T-60); for any other prize, how often it was won or bought. */
export const useOfEntries = (prize: Pick<PrizeRow, 'prize_type'>, use: PrizeUse, entries: number): PrizeUse =>
  prize.prize_type === 'SWEEPSTAKES' ? { ever: entries, today: use.today } : use;

/** Takes one of a prize out of stock; false if another shopper took the last one (I-4). */
export async function takeFromStock(db: GamesDb, prize: PrizeRow): Promise<boolean> {
  // An unlimited prize has no counter, so different shoppers' plays never wait for each other.
  if (prize.remaining === null) return true;
  const taken = await db
    .updateTable('games.prize')
    .set((prizes) => ({ remaining: prizes('remaining', '-', 1), issued: prizes('issued', '+', 1) }))
    .where('prize_id', '=', prize.prize_id)
    .where('remaining', '>', 0)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

/** Puts back what `takeFromStock` took in the same transaction. */
export async function returnToStock(db: GamesDb, prize: PrizeRow): Promise<void> {
  if (prize.remaining === null) return;
  await db
    .updateTable('games.prize')
    .set((prizes) => ({ remaining: prizes('remaining', '+', 1), issued: prizes('issued', '-', 1) }))
    .where('prize_id', '=', prize.prize_id)
    .execute();
}

/** Claims the oldest winning moment that has passed, for one play only (N-21); undefined if none is open. */
export async function claimMoment(
  db: GamesDb,
  code: string,
  playId: string,
  now: Temporal.Instant,
): Promise<string | undefined> {
  const { rows } = await sql<{ prize_id: string }>`
    update games.winning_moment set play_id = ${playId}
    where id = (
      select id from games.winning_moment
      where program_code = ${code} and play_id is null and wins_at <= ${now}
      order by wins_at, id limit 1 for update skip locked
    ) returning prize_id`.execute(db);
  return rows[0]?.prize_id;
}

/** Prizes a household has won in a program, newest first. */
export async function winsOf(db: GamesDb, householdId: string, code: string) {
  return db
    .selectFrom('games.win as win')
    .innerJoin('games.prize as prize', 'prize.prize_id', 'win.prize_id')
    .select(['win.win_id', 'win.status', 'win.won_at', 'win.redeem_by', 'win.redeemed_at'])
    .select(['prize.prize_id', 'prize.prize_type', 'prize.name', 'prize.image_id'])
    .where('win.household_id', '=', householdId)
    .where('win.program_code', '=', code)
    .orderBy('win.won_at', 'desc')
    .orderBy('win.win_id')
    .execute();
}

/** Adds to a prize's stock. @returns how many are then left */
export async function addStock(db: GamesDb, prizeId: string, count: number): Promise<number | null> {
  const added = await db
    .updateTable('games.prize')
    .set((row) => ({ quantity_total: row('quantity_total', '+', count), remaining: row('remaining', '+', count) }))
    .where('prize_id', '=', prizeId)
    .returning('remaining')
    .executeTakeFirstOrThrow();
  return added.remaining;
}
