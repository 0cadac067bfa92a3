/** A program's draw, as published. */
export interface SweepstakesDraft {
  /** What can be won: Free groceries for a month. */
  prizeName: string;
  prizeValueCents: number;
  imageId: string;
  winnerCount: number;
  alternateCount: number;
  /** Most entries a household can have, across all ways to enter (T-60). */
  entryLimit: number;
  /** Not before the program ends: plays earn entries until then. */
  drawsAt: Temporal.Instant;
  /** 32 random bytes in hex; only their hash is public until the draw. */
  serverSeed: string;
}

/** What entries need to know about a prize. */
export interface EntryPrize {
  prize_id: string;
  prize_type: string;
  entries: number;
  cost_points: number;
  minimum_age: number;
}

interface OfProgram {
  code: string;
  endAt: Temporal.Instant;
}

const entryPrizes = <P extends EntryPrize>(prizes: readonly P[]) =>
  prizes.filter((prize) => prize.prize_type === 'SWEEPSTAKES' && prize.entries > 0);

/** Entries of one free entry: as many as the smallest paid way grants, or else the smallest win (N-28). */
export function entriesOfFreeEntry(prizes: readonly EntryPrize[]): number {
  const every = entryPrizes(prizes);
  const paid = every.filter((prize) => prize.cost_points > 0);
  return Math.min(...(paid.length > 0 ? paid : every).map((prize) => prize.entries));
}

/** What is wrong with a draw; null when it can be published. */
export function sweepstakesProblem(
  program: OfProgram,
  draft: SweepstakesDraft,
  prizes: readonly EntryPrize[],
): string | null {
  if (entryPrizes(prizes).length === 0) return 'a sweepstakes needs a SWEEPSTAKES prize that grants entries';
  if (Temporal.Instant.compare(draft.drawsAt, program.endAt) < 0)
    return "the draw can't be held before the program ends";
  if (!/^[0-9a-f]{64}$/.test(draft.serverSeed)) return 'the server seed must be 32 bytes in hex';
  if (!/^[a-z0-9_-]+$/.test(program.code.toLowerCase())) return 'the code must be letters, digits, - and _';
  const ages = new Set(entryPrizes(prizes).map((prize) => prize.minimum_age));
  if (ages.size > 1) return 'all entries in a draw must have the same minimum age';
  const most = Math.max(...entryPrizes(prizes).map((prize) => prize.entries));
  return draft.entryLimit < most ? `the entry limit must be at least ${most}` : null;
}

/** The prize that represents a draw's entries: the paid one that grants as many as a free entry, or else the first. */
export function prizeOfDraw<P extends EntryPrize>(prizes: readonly P[]): P | undefined {
  const every = entryPrizes(prizes);
  const count = entriesOfFreeEntry(prizes);
  return every.find((prize) => prize.entries === count && prize.cost_points > 0) ?? every[0];
}
