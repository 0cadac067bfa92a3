import { ServiceError } from '../../platform/errors.ts';
import type { EntrySource } from '../store/tables-draws.ts';
import type { GamesDb } from '../store/tables.ts';

/** Sweepstakes entries of a household, whichever way they come (T-60). */
export interface NewEntries {
  /** The household, or who stands for one: a visitor's address. */
  householdId: string;
  programCode: string;
  /** The SWEEPSTAKES prize that they come with. */
  prizeId: string;
  /** At least 1. */
  count: number;
  source: EntrySource;
  at: Temporal.Instant;
}

/** Why entries are not taken. */
export type EntryRefusal = 'SWEEPSTAKES_CLOSED' | 'SWEEPSTAKES_NOT_OPEN' | 'ENTRY_LIMIT_REACHED';

export interface Entered {
  /** The household's entries in the program, these included. */
  total: number;
  /** Numbers of the new entries. */
  entryNos: number[];
}

const texts: Record<EntryRefusal, string> = {
  SWEEPSTAKES_CLOSED: 'This sweepstakes is closed. No points were taken.',
  SWEEPSTAKES_NOT_OPEN: 'This sweepstakes has not begun.',
  ENTRY_LIMIT_REACHED: 'Your household has every entry that it can have. No points were taken.',
};

/**
 * Adds entries inside the caller's transaction.
 * @throws ServiceError 409 with a code of `EntryRefusal` (T-54, T-60)
 */
export async function enterSweepstakes(trx: GamesDb, entries: NewEntries): Promise<Entered> {
  const entered = await tryEntering(trx, entries);
  if (typeof entered === 'string') throw new ServiceError(409, entered, texts[entered]);
  return entered;
}

/** The same without throwing, for a play that gives another prize when there is no room (T-41). */
export async function tryEntering(trx: GamesDb, entries: NewEntries): Promise<Entered | EntryRefusal> {
  const { householdId, programCode, count, at } = entries;
  const draw = await trx
    .selectFrom('games.draw as draw')
    .innerJoin('games.program as program', 'program.code', 'draw.program_code')
    .select(['draw.draw_id', 'draw.state', 'draw.entry_limit', 'program.start_at'])
    .where('draw.program_code', '=', programCode)
    // Who comes too late is not kept waiting by a closing that is under way.
    .where('draw.closes_at', '>=', at)
    // Closing waits for entries that are on their way, and whoever comes after it sees it closed (T-54).
    .forShare('draw')
    .executeTakeFirst();
  if (draw === undefined) {
    if (await hasDraw(trx, programCode)) return 'SWEEPSTAKES_CLOSED';
    return { total: await addToBalance(trx, entries), entryNos: [] };
  }
  if (draw.state !== 'OPEN') return 'SWEEPSTAKES_CLOSED';
  if (Temporal.Instant.compare(at, draw.start_at) < 0) return 'SWEEPSTAKES_NOT_OPEN';
  if (count > draw.entry_limit) return 'ENTRY_LIMIT_REACHED';
  const total = await trx
    .insertInto('games.entry_total')
    .values({ draw_id: draw.draw_id, holder: householdId, entries: count })
    .onConflict((conflict) =>
      conflict
        .columns(['draw_id', 'holder'])
        .doUpdateSet((row) => ({ entries: row('games.entry_total.entries', '+', count) }))
        .where('games.entry_total.entries', '<=', draw.entry_limit - count),
    )
    .returning('entries')
    .executeTakeFirst();
  if (total === undefined) return 'ENTRY_LIMIT_REACHED';
  const rows = await trx
    .insertInto('games.entry')
    .values(
      Array.from({ length: count }, () => ({
        draw_id: draw.draw_id,
        holder: householdId,
        prize_id: entries.prizeId,
        source: entries.source,
        entered_at: at,
      })),
    )
    .returning('entry_no')
    .execute();
  await addToBalance(trx, entries);
  return { total: total.entries, entryNos: rows.map((row) => row.entry_no) };
}

async function hasDraw(trx: GamesDb, programCode: string): Promise<boolean> {
  const draw = await trx
    .selectFrom('games.draw')
    .select('draw_id')
    .where('program_code', '=', programCode)
    .executeTakeFirst();
  return draw !== undefined;
}

/** The balance shows the same count; who has not opted in has none, and gets it with the opt-in. */
async function addToBalance(trx: GamesDb, { householdId, programCode, count }: NewEntries): Promise<number> {
  const balance = await trx
    .updateTable('games.balance')
    .set((row) => ({ entries: row('entries', '+', count) }))
    .where('household_id', '=', householdId)
    .where('program_code', '=', programCode)
    .returning('entries')
    .executeTakeFirst();
  return balance?.entries ?? count;
}
