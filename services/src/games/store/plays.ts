import type { GamesDb, GamesTables, PlayRow, PrizeRow, WinRow, WinStatus } from './tables.ts';

/** A play with the prize it won. */
export type PlayWithPrize = PlayRow & {
  prize_type: GamesTables['games.prize']['prize_type'] | null;
  prize_name: string | null;
  prize_image_id: string | null;
  prize_redeem_by: Temporal.Instant | null;
  prize_redeemed_at: Temporal.Instant | null;
  win_id: string | null;
  win_status: WinStatus | null;
};

/** A play that has just been written, with what it gave. */
export const withPrize = (play: PlayRow, prize: PrizeRow | undefined, win: WinRow | null): PlayWithPrize => ({
  ...play,
  prize_type: prize?.prize_type ?? null,
  prize_name: prize?.name ?? null,
  prize_image_id: prize?.image_id ?? null,
  prize_redeem_by: prize?.redeem_by ?? null,
  prize_redeemed_at: win?.redeemed_at ? play.played_at : null,
  win_id: win?.win_id ?? null,
  win_status: win?.status ?? null,
});

function plays(db: GamesDb) {
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

/** The play with this key, whoever made it (I-8). */
export async function playByKey(db: GamesDb, playKey: string): Promise<PlayWithPrize | undefined> {
  return plays(db).where('play.play_key', '=', playKey).executeTakeFirst();
}

/** The household's newest play in a program (N-22). */
export async function lastPlay(db: GamesDb, householdId: string, code: string): Promise<PlayWithPrize | undefined> {
  return plays(db)
    .where('play.household_id', '=', householdId)
    .where('play.program_code', '=', code)
    .orderBy('play.nonce', 'desc')
    .limit(1)
    .executeTakeFirst();
}
