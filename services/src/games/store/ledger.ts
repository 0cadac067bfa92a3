import type { Insertable } from 'kysely';
import type { GamesDb, GamesTables } from './tables.ts';

export type EntryDraft = Insertable<GamesTables['games.points_ledger']>;

/** Columns as a statement lists them. */
export const columnsOf = (columns: readonly string[]): string => columns.join(', ');

/** The columns of a ledger row that whoever writes it gives. */
export const entryColumns = columnsOf([
  'id',
  'household_id',
  'program_code',
  'kind',
  'entry_type',
  'points',
  'status',
  'source_type',
  'source_id',
  'idempotency_key',
  'title',
  'order_number',
  'store_name',
  'prize_id',
  'effective_at',
  'posted_at',
  'expires_at',
] satisfies (keyof EntryDraft)[]);

/** A ledger row, with the columns most rows leave empty filled in (N-9). */
export function ledgerEntry(entry: Partial<EntryDraft> & Pick<EntryDraft, Required>): EntryDraft {
  return {
    order_number: null,
    store_name: null,
    prize_id: null,
    expires_at: null,
    posted_at: entry.status === 'POSTED' ? entry.effective_at : null,
    ...entry,
  };
}
type Required =
  | 'id'
  | 'household_id'
  | 'program_code'
  | 'kind'
  | 'entry_type'
  | 'points'
  | 'status'
  | 'source_type'
  | 'source_id'
  | 'idempotency_key'
  | 'title'
  | 'effective_at';

/** Appends rows; the table refuses any change to existing ones. */
export async function append(db: GamesDb, entries: readonly EntryDraft[]): Promise<void> {
  if (entries.length > 0) await db.insertInto('games.points_ledger').values(entries).execute();
}

/** Points of the row with this idempotency key; undefined if there is none. */
export async function pointsOfKey(db: GamesDb, key: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('games.points_ledger')
    .select('points')
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row?.points;
}
