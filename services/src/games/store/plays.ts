import type { Insertable } from 'kysely';
import type { GamesDb, GamesTables, PlayRow, WinStatus } from './tables.ts';

/** A play with the prize it gave. */
export type PlayWithPrize = PlayRow & {
  prize_type: GamesTables['games.prize']['prize_type'] | null;
  prize_name: string | null;
  prize_image_id: string | null;
  prize_redeem_by: Temporal.Instant | null;
  prize_redeemed_at: Temporal.Instant | null;
  win_id: string | null;
  win_status: WinStatus | null;
};

function withPrize(db: GamesDb) {
  return db
    .selectFrom('games.play as play')
    .leftJoin('games.prize as prize', 'prize.prize_id', 'play.prize_id')
    .leftJoin('games.win as win', 'win.play_id', 'play.play_id')
    .selectAll('play')
    .select([
      'prize.prize_type',
      'prize.name as prize_name',
      'prize.image_id as prize_image_id',
      'prize.redeem_by as prize_redeem_by',
      'win.redeemed_at as prize_redeemed_at',
      'win.win_id',
      'win.status as win_status',
    ]);
}

/** The one play with a key, whoever made it (I-8). */
export async function playByKey(db: GamesDb, playKey: string): Promise<PlayWithPrize | undefined> {
  return withPrize(db).where('play.play_key', '=', playKey).executeTakeFirst();
}

/** The household's newest play in a program (N-22). */
export async function lastPlay(db: GamesDb, householdId: string, code: string): Promise<PlayWithPrize | undefined> {
  return withPrize(db)
    .where('play.household_id', '=', householdId)
    .where('play.program_code', '=', code)
    .orderBy('play.nonce', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Writes a play with a receipt number that is still free. @param receipt draws another number each time */
export async function insertPlay(
  db: GamesDb,
  play: Omit<Insertable<GamesTables['games.play']>, 'receipt'>,
  receipt: () => string,
): Promise<void> {
  for (;;) {
    const written = await db
      .insertInto('games.play')
      .values({ ...play, receipt: receipt() })
      .onConflict((conflict) => conflict.constraint('play_receipt').doNothing())
      .executeTakeFirst();
    if (written.numInsertedOrUpdatedRows === 1n) return;
  }
}
