import { data as response, redirect } from 'react-router-dom';
import type { GameKind, GameStatus } from '../../graphql/schema-types.ts';
import { errorAt, type FieldError } from '../../app/query.ts';
import { loadStage } from './stages/Stage.tsx';

interface LoadedProgram {
  code: string;
  gameStatus: GameStatus;
  game: { kind: GameKind } | null;
}

/**
 * What the pages of one game share once they are loaded: no such program answers 404, one that cannot be loaded 503
 * (both show G-114), a game that is over leads to its own page (G-12), and the picture's code is there when the page is.
 */
export async function openGame(
  program: LoadedProgram | null | undefined,
  errors: readonly FieldError[],
): Promise<void> {
  if (!program) {
    const failure = errorAt(errors, 'me.program');
    throw response(
      { reason: 'UNAVAILABLE', ...(failure ? { message: failure.message } : {}) },
      { status: failure && failure.code !== 'NOT_FOUND' ? 503 : 404 },
    );
  }
  if (program.gameStatus === 'GAME_OVER') throw redirect(`/games/game-over/${encodeURIComponent(program.code)}`);
  if (program.game) await loadStage(program.game.kind);
}
