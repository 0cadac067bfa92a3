import type { Program, ProgramPoints } from '../../../generated/rest.ts';
import { momentOf } from '../../../shared/date-strings.ts';
import { gameState, hasBegun } from './game-status.ts';
import type { Language } from '../../../shared/language.ts';

/**
 * Games in display order: playable, in progress, not started, upcoming, over. Within a group, the first to end
 * comes first; among finished ones, the last to end.
 * @param points by program code; without them, nothing counts as playable
 */
export function programsInOrder(
  programs: readonly Program[],
  points: ReadonlyMap<string, Pick<ProgramPoints, 'gameplaysAvailable'>>,
  now: Temporal.Instant,
  language: Language,
): Program[] {
  const rank = (program: Program): number => {
    const { status } = gameState(program, now, language);
    if (status === 'GAME_OVER') return 4;
    if (!hasBegun(program, now)) return 3;
    if (status === 'NOT_STARTED') return 2;
    return (points.get(program.code)?.gameplaysAvailable ?? 0) > 0 ? 0 : 1;
  };
  return programs
    .map((program) => ({ program, rank: rank(program), end: momentOf(program.endDate) }))
    .sort((a, b) => a.rank - b.rank || (a.rank === 4 ? b.end - a.end : a.end - b.end) || byCode(a.program, b.program))
    .map(({ program }) => program);
}

const byCode = (a: Program, b: Program) => (a.code < b.code ? -1 : 1);
