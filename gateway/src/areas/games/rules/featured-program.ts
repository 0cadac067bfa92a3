import type { ProgramModel } from '../models.ts';
import { gameState, hasBegun } from './game-status.ts';
import { optInRefusal } from './opt-in-refusal.ts';
import { playability } from './playability.ts';
import type { Language } from '../../../shared/language.ts';

/**
 * The featured game: the first playable one, or else the first that can be joined; null if there is neither.
 * A game without its points isn't playable.
 */
export function featuredProgram(
  models: readonly ProgramModel[],
  now: Temporal.Instant,
  language: Language,
): ProgramModel | null {
  const open = models.filter(({ game, program }) => game !== null && hasBegun(program, now));
  const of = (status: string) => open.filter(({ program }) => gameState(program, now, language).status === status);
  return (
    of('IN_PROGRESS').find(
      ({ program, game, points }) => points && playability({ program, points, game, now }, language).canPlay,
    ) ??
    of('NOT_STARTED').find(({ program }) => optInRefusal(program, now, language) === null) ??
    null
  );
}
