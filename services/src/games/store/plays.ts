import { preparedRead } from '../../platform/database/prepared-read.ts';
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

const plays = `
select play.*, prize.prize_type, prize.name as prize_name, prize.image_id as prize_image_id,
  prize.redeem_by as prize_redeem_by, win.redeemed_at as prize_redeemed_at, win.win_id, win.status as win_status
from games.play as play
left join games.prize as prize on prize.prize_id = play.prize_id
left join games.win as win on win.play_id = play.play_id`;

const readPlay = preparedRead<PlayWithPrize>(`${plays} where play.play_key = $1`);

const readLast = preparedRead<PlayWithPrize>(
  `${plays} where play.household_id = $1 and play.program_code = $2 order by play.nonce desc limit 1`,
);

/** The play with this key, whoever made it (I-8). */
export async function playByKey(db: GamesDb, playKey: string): Promise<PlayWithPrize | undefined> {
  const [play] = await readPlay(db, [playKey]);
  return play;
}

/** The household's newest play in a program (N-22). */
export async function lastPlay(db: GamesDb, householdId: string, code: string): Promise<PlayWithPrize | undefined> {
  const [play] = await readLast(db, [householdId, code]);
  return play;
}
