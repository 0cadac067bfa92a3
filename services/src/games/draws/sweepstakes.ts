import { commitOf } from '../rules/proof.ts';
import type { GamesDb, PrizeRow } from '../store/tables.ts';

/** The draw of a program, as it is published. */
export interface SweepstakesDraft {
  /** What can be won: Free groceries for a month. */
  prizeName: string;
  prizeValueCents: number;
  imageId: string;
  winnerCount: number;
  alternateCount: number;
  /** Entries of one household at most, over all ways to enter (T-60). */
  entryLimit: number;
  /** Not before the program ends: plays bring entries until then. */
  drawsAt: Temporal.Instant;
  /** 32 random bytes in hex; only their hash is public until the draw. */
  serverSeed: string;
}

interface OfProgram {
  code: string;
  endAt: Temporal.Instant;
  timeZone: string;
  rulesEffectiveFrom: Temporal.Instant;
}

const entryPrizes = (prizes: readonly PrizeRow[]) =>
  prizes.filter((prize) => prize.prize_type === 'SWEEPSTAKES' && prize.entries > 0);

/** Entries of one free entry: as many as the smallest paid way brings, or else the smallest win (N-28). */
export function entriesOfFreeEntry(prizes: readonly PrizeRow[]): number {
  const every = entryPrizes(prizes);
  const paid = every.filter((prize) => prize.cost_points > 0);
  return Math.min(...(paid.length > 0 ? paid : every).map((prize) => prize.entries));
}

/** What is wrong with a draw; null when it can be published. */
export function sweepstakesProblem(
  program: OfProgram,
  draft: SweepstakesDraft,
  prizes: readonly PrizeRow[],
): string | null {
  if (entryPrizes(prizes).length === 0) return 'a sweepstakes needs a SWEEPSTAKES prize that brings entries';
  if (Temporal.Instant.compare(draft.drawsAt, program.endAt) < 0) return 'the draw must not be before the program ends';
  if (!/^[0-9a-f]{64}$/.test(draft.serverSeed)) return 'the server seed must be 32 bytes in hex';
  if (!/^[a-z0-9_-]+$/.test(program.code.toLowerCase())) return 'the code must be letters, digits, - and _';
  const ages = new Set(entryPrizes(prizes).map((prize) => prize.minimum_age));
  if (ages.size > 1) return 'the entries of one draw must be for the same age';
  const most = Math.max(...entryPrizes(prizes).map((prize) => prize.entries));
  return draft.entryLimit < most ? `the entry limit must be at least ${most}` : null;
}

/** Opens the draw of a program and publishes its commitment (N-30). */
export async function publishSweepstakes(
  db: GamesDb,
  program: OfProgram,
  draft: SweepstakesDraft,
  prizes: readonly PrizeRow[],
): Promise<void> {
  const freeEntries = entriesOfFreeEntry(prizes);
  const every = entryPrizes(prizes);
  const entry = every.find((prize) => prize.entries === freeEntries && prize.cost_points > 0) ?? every[0];
  if (!entry) throw new Error(`${program.code}: a sweepstakes needs a SWEEPSTAKES prize`);
  await db
    .insertInto('games.draw')
    .values({
      draw_id: program.code.toLowerCase(),
      program_code: program.code,
      prize_id: entry.prize_id,
      prize_name: draft.prizeName,
      prize_value_cents: draft.prizeValueCents,
      image_id: draft.imageId,
      winner_count: draft.winnerCount,
      alternate_count: draft.alternateCount,
      entry_limit: draft.entryLimit,
      free_entries: freeEntries,
      closes_at: program.endAt,
      draws_at: draft.drawsAt,
      time_zone: program.timeZone,
      server_seed: draft.serverSeed,
      commitment: commitOf(draft.serverSeed),
      committed_at: program.rulesEffectiveFrom,
    })
    .execute();
}
