/** The program whose points make grocery rewards (N-70). */
export const rewardsProgramCode = 'FOR-U';
/** Points of one grocery reward (N-70). */
export const pointsPerReward = 100;

/** Grocery rewards that points make. */
export const rewardsIn = (points: number): number => Math.floor(Math.max(points, 0) / pointsPerReward);

/** Points of a household that expire at one moment, and those that have been earned before or then. */
export interface Expiring {
  at: Temporal.Instant;
  /** All points earned that expire then or earlier, spent or not. */
  earned: number;
}

/**
 * What is lost at the next moment at which anything is (N-12). Points are spent in the order in which they expire, so that
 * all that was ever spent or lost comes off the oldest. @param given by moment, the next first
 * @param spent all points ever spent, taken back, or expired
 */
export function nextToExpire(
  given: readonly Expiring[],
  spent: number,
  points: number,
): { at: Temporal.Instant; points: number } | null {
  const lost = given.map(({ at, earned }) => ({
    at,
    points: Math.min(Math.max(earned - spent, 0), Math.max(points, 0)),
  }));
  return lost.find((each) => each.points > 0) ?? null;
}
