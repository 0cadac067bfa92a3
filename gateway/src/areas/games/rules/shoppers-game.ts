import type { GameConfig, Play, Program } from '../../../generated/rest.ts';
import { texts } from '../texts/index.ts';
import type { Language } from '../../../shared/language.ts';

/** A line of the odds, for one shopper. */
export type ShoppersOdds = GameConfig['odds'][number] & {
  /** What others win on this line; null if the line is the same for everyone. */
  insteadOf: string | null;
};

/** A game, for one shopper. */
export type ShoppersGame = Omit<GameConfig, 'odds'> & { odds: ShoppersOdds[] };

/**
 * The game with what this shopper's plays really award: a prize this person can't have, by age or as an associate,
 * is replaced by its stand-in, at the same odds (N-5, T-30).
 */
export function shoppersGame(
  game: GameConfig,
  { standIns = [] }: Pick<Program, 'standIns'>,
  language: Language,
): ShoppersGame {
  const standInFor = (prizeId: string | null) => standIns.find((each) => each.prizeId === prizeId);
  return {
    ...game,
    odds: game.odds.map((line) => {
      const standIn = standInFor(line.prizeId);
      if (!standIn) return { ...line, insteadOf: null };
      const { name: label, imageId } = standIn;
      return { ...line, label, shortLabel: texts[language].standIn, imageId, insteadOf: line.label };
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

/** Did the play award a different prize than the shopper's own odds say? Then the drawn one was gone or capped (T-41). */
export function isAlternate(
  play: Pick<Play, 'isAlternate' | 'oddsIndex'>,
  game: Pick<ShoppersGame, 'odds'> | null,
): boolean {
  const line = play.oddsIndex === null ? undefined : game?.odds[play.oddsIndex];
  return play.isAlternate && (line?.insteadOf ?? null) === null;
}
