import type { GameConfig, Play, Program } from '../../../generated/rest.ts';
import { texts } from '../texts.ts';

/** A line of the odds as one shopper plays it. */
export type ShoppersOdds = GameConfig['odds'][number] & {
  /** What others win on this line; null when the line is the same for everybody. */
  insteadOf: string | null;
};

/** A game as one shopper plays it. */
export type ShoppersGame = Omit<GameConfig, 'odds'> & { odds: ShoppersOdds[] };

/**
 * The game with what this shopper's plays really give: a prize that is not for this person, by age or as an associate,
 * is named by what stands in for it, at the same odds (N-5, T-30).
 */
export function shoppersGame(game: GameConfig, { standIns = [] }: Pick<Program, 'standIns'>): ShoppersGame {
  const standInFor = (prizeId: string | null) => standIns.find((each) => each.prizeId === prizeId);
  return {
    ...game,
    odds: game.odds.map((line) => {
      const standIn = standInFor(line.prizeId);
      if (!standIn) return { ...line, insteadOf: null };
      const { name: label, imageId } = standIn;
      return { ...line, label, shortLabel: texts.standIn, imageId, insteadOf: line.label };
    }),
    board: game.board && {
      ...game.board,
      gifts: game.board.gifts.map((gift) => {
        const standIn = standInFor(gift.prizeId);
        return standIn ? { ...gift, label: standIn.name, imageId: standIn.imageId } : gift;
      }),
    },
  };
}

/** Did the play give another prize than the shopper's own table of odds says? Then the drawn one was gone or capped (T-41). */
export function isAlternate(
  play: Pick<Play, 'isAlternate' | 'oddsIndex'>,
  game: Pick<ShoppersGame, 'odds'> | null,
): boolean {
  const line = play.oddsIndex === null ? undefined : game?.odds[play.oddsIndex];
  return play.isAlternate && (line?.insteadOf ?? null) === null;
}
