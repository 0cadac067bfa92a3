import { data as response, redirect } from 'react-router-dom';
import { pathTo } from '../../app/routing/paths.ts';
import type { GameKind, GameStatus } from '../../graphql/schema-types.ts';
import { errorAt, type FieldError } from '../../app/data/query.ts';
import { seenPlays } from '../../storage/plays/seen-plays.ts';
import { loadFreeWays } from './FreePlay/free-ways.ts';
import { loadPlayResult, loadStampsCard } from './PlayPanel/panel-parts.ts';
import { loadStage } from './stages/Stage.tsx';
import { gameUnavailable } from './Unavailable/unavailable.ts';

type Parts = Parameters<typeof loadFreeWays>[0] & {
  game?: { kind: GameKind; board?: object | null } | null;
  lastPlay?: { unseenMark: string | null } | null;
};
interface LoadedProgram extends Parts {
  code: string;
  gameStatus: GameStatus;
}

/** Loads the code that a game's page is drawn with beside the route's own: its picture, a result that is still to be seen, and what can be had for nothing; or what stands in its place. */
export async function loadGameParts(program: Parts | null | undefined): Promise<void> {
  if (!program) {
    await gameUnavailable.load();
    return;
  }
  await Promise.all([
    program.game ? loadStage(program.game.kind) : null,
    program.game?.board ? loadStampsCard() : null,
    seenPlays.lacks(program.lastPlay?.unseenMark ?? null) ? loadPlayResult() : null,
    loadFreeWays(program),
  ]);
}

/**
 * What the pages of one game share once they are loaded: no such program answers 404, one that cannot be loaded 503
 * (both show G-114), a game that is over leads to its own page (G-12), and its parts' code is there when the page is.
 */
export async function openGame(
  program: LoadedProgram | null | undefined,
  errors: readonly FieldError[],
): Promise<void> {
  if (!program) {
    await loadGameParts(null);
    const failure = errorAt(errors, 'me.program');
    throw response(
      { reason: 'UNAVAILABLE', ...(failure ? { message: failure.message } : {}) },
      { status: failure && failure.code !== 'NOT_FOUND' ? 503 : 404 },
    );
  }
  if (program.gameStatus === 'GAME_OVER') throw redirect(pathTo('gameOver', { programCode: program.code }));
  await loadGameParts(program);
}
