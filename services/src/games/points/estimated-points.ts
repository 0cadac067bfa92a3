import type { Database } from '../../platform/database/database.ts';
import { eligibleCents, type OrderLine, pointsOf } from '../rules/earning.ts';
import { earningPrograms } from '../store/orders.ts';
import { gamesDb } from '../store/tables.ts';

/** What a cart would earn in a program. */
export interface PointsEstimate {
  programCode: string;
  programName: string;
  points: number;
}

/**
 * Tells what lines would earn if they were ordered now, in each program that the household plays and that is on (N-10).
 * The programs are read once, for any number of carts; one that earns nothing is left out.
 */
export async function estimatedPoints(
  database: Database,
  householdId: string,
  at: Temporal.Instant,
): Promise<(lines: readonly OrderLine[], state: string) => PointsEstimate[]> {
  const all = await earningPrograms(gamesDb(database), [householdId]);
  const on = all.filter(
    ({ start_at: start, end_at: end, opted_in_at: since }) =>
      [start, since].every((from) => Temporal.Instant.compare(from, at) <= 0) && Temporal.Instant.compare(at, end) <= 0,
  );
  return (lines, state) =>
    on.flatMap(({ code, title, earning }) => {
      const points = pointsOf(earning, eligibleCents(earning, lines, state));
      return points > 0 ? [{ programCode: code, programName: title, points }] : [];
    });
}
