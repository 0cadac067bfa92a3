import type { ProgramPoints } from '../../../generated/resolvers.ts';
import type { ProgramPoints as RestProgramPoints } from '../../../generated/rest.ts';
import { dayString } from '../../../shared/date-strings.ts';
import type { Language } from '../../../shared/language.ts';

/** A household's points and counts in a program (N-13). */
export function programPoints(points: RestProgramPoints, timeZone: string, language: Language): ProgramPoints {
  return {
    totalGamePoints: points.totalGamePoints,
    pendingGamePoints: points.pendingGamePoints,
    expiredGamePoints: points.expiredGamePoints,
    pendingSinceString: points.pendingOrderDate && dayString(points.pendingOrderDate, timeZone, language),
    totalPrizesWon: points.totalPrizesWon,
    sweepstakesEntries: points.sweepstakesEntries,
    gameplaysUsed: points.gameplaysUsed,
    gameplaysUsedToday: points.gameplaysUsedToday,
    gameplaysAvailable: points.gameplaysAvailable,
    freePlays: points.freePlays,
    stamps: points.stamps,
  };
}
