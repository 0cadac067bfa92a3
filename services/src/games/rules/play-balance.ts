/** What a household has before a play. */
export interface BeforePlay {
  points: number;
  freePlays: number;
  prizesWon: number;
}

/** What a play came to. */
export interface Played {
  costPoints: number;
  /** Did it draw a prize, whether or not one could be given? */
  hasDrawn: boolean;
  /** What was given; null for nothing. */
  given: { points: number; isEntry: boolean } | null;
}

/**
 * What a play costs, and what it leaves (N-20, N-21): a welcome play is used first, and a drawn prize that nothing could stand in
 * for costs nothing. Entries count as no prize.
 */
export function afterPlay(
  before: BeforePlay,
  { costPoints, hasDrawn, given }: Played,
): BeforePlay & { isFree: boolean; pointsSpent: number } {
  const isUnpaid = hasDrawn && given === null;
  const isFree = before.freePlays > 0;
  const pointsSpent = isFree || isUnpaid ? 0 : costPoints;
  return {
    isFree,
    pointsSpent,
    points: before.points - pointsSpent + (given?.points ?? 0),
    freePlays: before.freePlays - (isFree && !isUnpaid ? 1 : 0),
    prizesWon: before.prizesWon + (given !== null && !given.isEntry ? 1 : 0),
  };
}
