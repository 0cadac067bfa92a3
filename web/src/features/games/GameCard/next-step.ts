import { pathTo } from '../../../app/routing/paths.ts';
import type { GameCard_ProgramFragment } from './GameCard.generated.ts';

/** What a card says, and where it links. */
export type NextStep =
  | { kind: 'over'; prizesWon: number }
  | { kind: 'opens-later' }
  | { kind: 'refused'; reason: string }
  | { kind: 'opt-in' }
  | { kind: 'no-game' }
  | { kind: 'play'; gameplaysAvailable: number }
  | { kind: 'short-of-points'; have: number; need: number }
  | { kind: 'waits'; reason: string | null };

/** The one action on a game's card, given the game's status (G-57..G-59), any known refusal (N-5), and whether it can be played now. */
export function nextStepOf(program: GameCard_ProgramFragment): NextStep {
  const { gameStatus, hasBegun, optInRefusal, game, points, playability } = program;
  if (gameStatus === 'GAME_OVER') return { kind: 'over', prizesWon: points?.totalPrizesWon ?? 0 };
  if (!hasBegun) return { kind: 'opens-later' };
  if (optInRefusal) return { kind: 'refused', reason: optInRefusal.message };
  if (gameStatus === 'NOT_STARTED') return { kind: 'opt-in' };
  if (!game) return { kind: 'no-game' };
  if (playability.canPlay) return { kind: 'play', gameplaysAvailable: points?.gameplaysAvailable ?? 0 };
  if (playability.pointsToNextPlay > 0)
    return {
      kind: 'short-of-points',
      have: Math.max(0, game.costPoints - playability.pointsToNextPlay),
      need: game.costPoints,
    };
  return { kind: 'waits', reason: playability.reasonText };
}

/** Where a card links: the game, or the game-over page (G-11, G-12). */
export const gamePath = ({ code, gameStatus }: Pick<GameCard_ProgramFragment, 'code' | 'gameStatus'>): string =>
  pathTo(gameStatus === 'GAME_OVER' ? 'gameOver' : 'gameDetails', { programCode: code });
