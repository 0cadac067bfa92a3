import type { ProgramModel } from '../models.ts';
import { gameState, hasBegun } from './game-status.ts';
import { optInRefusal } from './opt-in-refusal.ts';
import { playability } from './playability.ts';

/**
 * The game that stands large: the first that can be played, else the first that can be joined; null when there is neither.
 * Without its points a game can't be played.
 */
export function featuredProgram(models: readonly ProgramModel[], now: Temporal.Instant): ProgramModel | null {
  const open = models.filter(({ game, program }) => game !== null && hasBegun(program, now));
  const of = (status: string) => open.filter(({ program }) => gameState(program, now).status === status);
  return (
    of('IN_PROGRESS').find(
      ({ program, game, points }) => points && playability({ program, points, game, now }).canPlay,
    ) ??
    of('NOT_STARTED').find(({ program }) => optInRefusal(program, now) === null) ??
    null
  );
}
