import type { ProgramPoints } from '../../../generated/resolvers.ts';
import type { ProgramPoints as RestProgramPoints } from '../../../generated/rest.ts';
import { dayString } from '../../../shared/date-strings.ts';

/** A household's points and counts in a program (N-13). */
export function programPoints(points: RestProgramPoints, timeZone: string): ProgramPoints {
  return {
    totalGamePoints: points.totalGamePoints,
    pendingGamePoints: points.pendingGamePoints,
    expiredGamePoints: points.expiredGamePoints,
    pendingSinceString: points.pendingOrderDate && dayString(points.pendingOrderDate, timeZone),
    totalPrizesWon: points.totalPrizesWon,
    sweepstakesEntries: points.sweepstakesEntries,
    gameplaysUsed: points.gameplaysUsed,
    gameplaysUsedToday: points.gameplaysUsedToday,
    gameplaysAvailable: points.gameplaysAvailable,
    freePlays: points.freePlays,
    stamps: points.stamps,
  };
}
