import type { GamesDb } from './tables.ts';

/** Sweepstakes entries of a household, whichever way they come (T-60). */
export interface NewEntries {
  householdId: string;
  programCode: string;
  /** The SWEEPSTAKES prize that they come with. */
  prizeId: string;
  /** At least 1. */
  count: number;
  source: 'POINTS' | 'PLAY' | 'AMOE';
  at: Temporal.Instant;
}

/**
 * Adds entries inside the caller's transaction; the household has opted in.
 * @returns the household's entries in the program, these included
 */
export async function enterSweepstakes(
  trx: GamesDb,
  { householdId, programCode, count }: NewEntries,
): Promise<{ total: number }> {
  const { entries } = await trx
    .updateTable('games.balance')
    .set((row) => ({ entries: row('entries', '+', count) }))
    .where('household_id', '=', householdId)
    .where('program_code', '=', programCode)
    .returning('entries')
    .executeTakeFirstOrThrow();
  return { total: entries };
}
