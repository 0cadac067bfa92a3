import type { Database } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import { addEntries, drawToEnter, hasDraw } from '../store/entries.ts';
import { drawsDb, type EntrySource } from '../store/tables.ts';

/** A household's sweepstakes entries, whichever way they were made (T-60). */
export interface NewEntries {
  /** The household, or a visitor's address. */
  householdId: string;
  programCode: string;
  /** The SWEEPSTAKES prize they come from. */
  prizeId: string;
  /** At least 1. */
  count: number;
  source: EntrySource;
  at: Temporal.Instant;
}

/** Why entries are refused. */
export type EntryRefusal = 'SWEEPSTAKES_CLOSED' | 'SWEEPSTAKES_NOT_OPEN' | 'ENTRY_LIMIT_REACHED';

export interface Entered {
  /** The household's entries in the draw, including these. */
  total: number;
  /** Numbers of the new entries. */
  entryNos: number[];
}

const texts: Record<EntryRefusal, string> = {
  SWEEPSTAKES_CLOSED: 'This sweepstakes is closed. No points were taken.',
  SWEEPSTAKES_NOT_OPEN: "This sweepstakes hasn't started yet.",
  ENTRY_LIMIT_REACHED: 'Your household has reached its entry limit. No points were taken.',
};

/** Why entries are refused, as the error envelope's refusal (T-54, T-60). */
export const entryRefused = (reason: EntryRefusal): ServiceError => new ServiceError(409, reason, texts[reason]);

/**
 * Adds entries inside the caller's transaction.
 * @throws ServiceError 409 with a code of `EntryRefusal` (T-54, T-60)
 */
export async function enterSweepstakes(trx: Database, entries: NewEntries): Promise<Entered> {
  const entered = await tryEntering(trx, entries);
  if (entered === 'NO_DRAW') throw entryRefused('SWEEPSTAKES_CLOSED');
  if (typeof entered === 'string') throw entryRefused(entered);
  return entered;
}

/** The same without throwing; NO_DRAW when the program never had one. */
export async function tryEntering(trx: Database, entries: NewEntries): Promise<Entered | EntryRefusal | 'NO_DRAW'> {
  const db = drawsDb(trx);
  const { programCode, count, at } = entries;
  const draw = await drawToEnter(db, programCode, at);
  if (draw === undefined) return (await hasDraw(db, programCode)) ? 'SWEEPSTAKES_CLOSED' : 'NO_DRAW';
  if (draw.state !== 'OPEN') return 'SWEEPSTAKES_CLOSED';
  if (Temporal.Instant.compare(at, draw.opens_at) < 0) return 'SWEEPSTAKES_NOT_OPEN';
  if (count > draw.entry_limit) return 'ENTRY_LIMIT_REACHED';
  return (await addEntries(db, draw, entries)) ?? 'ENTRY_LIMIT_REACHED';
}
