import type { Database } from '../../platform/database/database.ts';
import { entriesOfFreeEntry, type EntryPrize, prizeOfDraw, type SweepstakesDraft } from '../rules/sweepstakes.ts';
import { insertDraw } from '../store/draws.ts';
import { drawsDb } from '../store/tables.ts';

/** What a draw stores about its program. */
export interface DrawProgram {
  code: string;
  title: string;
  startAt: Temporal.Instant;
  endAt: Temporal.Instant;
  timeZone: string;
  minimumAge: number;
  voidWhere: readonly string[];
  rulesVersion: number;
  rulesHash: string;
  rulesEffectiveFrom: Temporal.Instant;
  /** sha256 of the draft's server seed. */
  commitment: string;
}

/** Opens a program's draw in the caller's transaction, and publishes its commitment (N-30). */
export async function publishSweepstakes(
  trx: Database,
  program: DrawProgram,
  draft: SweepstakesDraft,
  prizes: readonly EntryPrize[],
): Promise<void> {
  const entry = prizeOfDraw(prizes);
  if (!entry) throw new Error(`${program.code}: a sweepstakes needs a SWEEPSTAKES prize`);
  await insertDraw(drawsDb(trx), {
    draw_id: program.code.toLowerCase(),
    program_code: program.code,
    prize_id: entry.prize_id,
    prize_name: draft.prizeName,
    prize_value_cents: draft.prizeValueCents,
    image_id: draft.imageId,
    title: program.title,
    opens_at: program.startAt,
    rules_version: program.rulesVersion,
    rules_hash: program.rulesHash,
    program_minimum_age: program.minimumAge,
    minimum_age: entry.minimum_age,
    void_where: [...program.voidWhere],
    winner_count: draft.winnerCount,
    alternate_count: draft.alternateCount,
    entry_limit: draft.entryLimit,
    free_entries: entriesOfFreeEntry(prizes),
    closes_at: program.endAt,
    draws_at: draft.drawsAt,
    time_zone: program.timeZone,
    server_seed: draft.serverSeed,
    commitment: program.commitment,
    committed_at: program.rulesEffectiveFrom,
  });
}
