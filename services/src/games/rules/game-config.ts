import { type Board, boardProblem } from './collect.ts';
import { oddsProblem } from './odds.ts';
import { isAlwaysAvailable, type PrizeFacts } from './prizes/prize.ts';

/** The parts of a game that decide plays. */
interface Game {
  kind: string;
  odds: readonly { prizeId: string | null; oneIn: number }[];
  board: Board | null;
  costPoints: number;
  maxPlaysPerDay: number;
  maxPlaysTotal: number;
}

/** Why a game can't be published with these prizes; null if it can. Checked before anything is stored. */
export function gameProblem(game: Game, method: 'ODDS' | 'SEEDED_TIME', prizes: readonly PrizeFacts[]): string | null {
  const known = new Set(prizes.map((prize) => prize.prizeId));
  const named = [...game.odds, ...(game.board?.gifts ?? [])].map((each) => each.prizeId).filter((id) => id !== null);
  const stranger = named.find((id) => !known.has(id));
  if (stranger !== undefined) return `${stranger} isn't a prize in the program`;
  if ((game.kind === 'COLLECT') !== (game.board !== null))
    return 'COLLECT needs a board, and no other type can have one';
  if (game.board !== null && game.odds.some((line) => line.prizeId !== null))
    return 'a board awards prizes only through its gifts';
  if (named.length > 0 && !prizes.some(isAlwaysAvailable)) return 'no alternate prize is always available';
  if (method === 'SEEDED_TIME' && !game.odds.some((line) => line.prizeId === null))
    return 'winning moments need a line without a prize';
  if (game.costPoints < 0 || game.maxPlaysPerDay < 1 || game.maxPlaysTotal < game.maxPlaysPerDay)
    return 'the cost or the limits are invalid';
  return oddsProblem(game.odds) ?? (game.board && boardProblem(game.board, game.odds.length));
}
