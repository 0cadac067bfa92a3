import { drawsOfPrograms } from '../../draws/index.ts';
import type { GamesDb, PrizeRow } from '../store/tables.ts';

/** A prize, and for entries what they can win. */
export type DrawnPrize = PrizeRow & { draw_prize_name?: string };

/**
 * Entry prizes, completed from their program's draw: when it closes and draws, and how many entries a
 * household can have (N-30, T-60). Other prizes, and those without a draw here, stay unchanged.
 */
export async function withDraws(db: GamesDb, prizes: readonly PrizeRow[]): Promise<DrawnPrize[]> {
  const codes = [...new Set(prizes.filter(isEntry).map((prize) => prize.program_code))];
  if (codes.length === 0) return [...prizes];
  const draws = await drawsOfPrograms(db, codes);
  return prizes.map((prize): DrawnPrize => {
    const draw = isEntry(prize) ? draws.find((each) => each.program_code === prize.program_code) : undefined;
    if (!draw) return { ...prize };
    const closes = draw.state === 'OPEN' ? draw.closes_at : (draw.closed_at ?? draw.closes_at);
    return {
      ...prize,
      end_at: Temporal.Instant.compare(closes, prize.end_at) < 0 ? closes : prize.end_at,
      draw_at: draw.draws_at,
      draw_prize_name: draw.prize_name,
      per_user_limit: draw.entry_limit,
    };
  });
}

const isEntry = (prize: PrizeRow) => prize.prize_type === 'SWEEPSTAKES';
