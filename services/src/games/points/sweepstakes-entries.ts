import type { Database, Transaction } from '../../platform/database/database.ts';
import type { ServiceContext } from '../../platform/service.ts';
import {
  type Entered,
  type EntryRefusal,
  entryRefused,
  type FreeEntry,
  type NewEntries,
  tryEntering,
} from '../../draws/index.ts';
import { addEntriesToBalance } from '../store/balances.ts';
import { append, ledgerEntry } from '../store/ledger.ts';
import { gamesDb } from '../store/tables.ts';

/**
 * Enters a household in the sweepstakes of a program, in the caller's transaction; its balance shows the same count.
 * @throws ServiceError 409 with a code of `EntryRefusal` (T-54, T-60)
 */
export async function enterProgramDraw(trx: Database, entries: NewEntries): Promise<Entered> {
  const entered = await tryProgramDraw(trx, entries);
  if (typeof entered === 'string') throw entryRefused(entered);
  return entered;
}

/** The same without throwing, for a play that awards another prize when there is no room (T-41). */
export async function tryProgramDraw(trx: Database, entries: NewEntries): Promise<Entered | EntryRefusal> {
  const entered = await tryEntering(trx, entries);
  if (entered === 'NO_DRAW') return { total: await addEntriesToBalance(gamesDb(trx), entries), entryNos: [] };
  if (typeof entered === 'string') return entered;
  await addEntriesToBalance(gamesDb(trx), entries);
  return entered;
}

/** Records a household's free entry: its balance shows the count, and its activity the entry (N-28). */
export async function bookFreeEntry(
  trx: Transaction,
  { random }: Pick<ServiceContext, 'random'>,
  { householdId, programCode, prizeId, count, clientRequestId, at }: FreeEntry,
): Promise<void> {
  const db = gamesDb(trx);
  await addEntriesToBalance(db, { householdId, programCode, count });
  await append(db, [
    ledgerEntry({
      id: random.uuid(),
      household_id: householdId,
      program_code: programCode,
      kind: 'SWEEPSTAKES',
      entry_type: 'ENTRY',
      points: 0,
      status: 'COMPLETED',
      source_type: 'AMOE',
      source_id: clientRequestId,
      idempotency_key: `AMOE:${programCode}:${clientRequestId}`,
      title: count === 1 ? 'Free entry' : `${count} free entries`,
      prize_id: prizeId,
      effective_at: at,
    }),
  ]);
}
